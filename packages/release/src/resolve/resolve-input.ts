import type { Registry } from '@plaza/contract/release'
import type { ReleaseLookup } from './release-lookup'

/** What a plan is made of and for. `shell` is the release a running page has; absent for a new document. */
export interface ResolveInput {
  registry: Registry
  releases: ReleaseLookup
  merchant: string
  visitor: string
  shell?: string | undefined
}

/** Why there is no plan. */
export type ResolveError = {
  code: 'merchant.unknown' | 'visitor.invalid' | 'shell.unknown' | 'shell.unavailable'
  message: string
}
