import type { ReleaseToken } from '@plaza/contract/release'
import { createContext, useContext } from 'react'
import type { ReleaseApi } from '../api/release-api'
import type { LiveStatus } from '../live/follow-live'
import type { ChangeAsk } from '../state/change-ask'
import type { OverviewState } from '../state/overview-state'

/** What every screen of the signed-in console is handed. */
export interface ConsoleParts {
  api: ReleaseApi
  me: ReleaseToken
  state: OverviewState
  status: LiveStatus
  /** Loads the overview again. */
  reload: () => void
  /** Opens the sheet that shows what a change does, and does it. */
  ask: (ask: ChangeAsk) => void
  /** Shows a short message that a screen reader announces. */
  say: (text: string, kind?: 'info' | 'success' | 'error') => void
  /** ms. */
  now: () => number
}

const ConsoleContext = createContext<ConsoleParts | undefined>(undefined)

/** Hands the parts to the screens below. */
export const ConsoleProvider = ConsoleContext.Provider

/** The console's parts. @throws Error outside of the signed-in console. */
export function useConsole(): ConsoleParts {
  const parts = useContext(ConsoleContext)
  if (!parts) throw new Error('this screen needs the console around it')
  return parts
}
