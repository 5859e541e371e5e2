import type { Direction, Language } from '@plaza/contract/kernel'
import type { SessionInfo, SessionReason } from '@plaza/contract/identity'
import type { Balance } from '@plaza/contract/money'

/** The signed-in account, or null; with why it is so. */
export interface SessionState {
  session: SessionInfo | null
  reason: SessionReason
}

export interface LanguageState {
  language: Language
  direction: Direction
}

/** The latest balance known; null for a visitor and until the first answer. */
export interface BalanceState {
  balance: Balance | null
  /** A refresh is in progress, and the amount is masked (FRAME-6). */
  isRefreshing: boolean
}

export interface UnreadState {
  mail: number
  notices: number
}

/** Whether a balance may replace another: never an older version (CALL-7). */
export const isNewerBalance = (next: Balance, present: Balance | null): boolean =>
  present === null ||
  next.version > present.version ||
  (next.version === present.version && next.asOf > present.asOf)
