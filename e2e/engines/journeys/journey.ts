import type { APIRequestContext } from '@playwright/test'
import type { Browser } from '../drivers/driver'

/** What a person comes for, from the first screen to the end, in any engine. */
export interface Journey {
  title: string
  /** Part of what every run does in each engine that is there. */
  isSmoke?: boolean
  go: (browser: Browser, request: APIRequestContext) => Promise<void>
}
