import type { DepositState } from './deposits'
import type { WithdrawalState } from './withdrawals'

/** The states that each filter of deposits finds; every state is found by one of them. */
export const depositFilters = {
  pending: ['created', 'awaiting-payment', 'processing'],
  success: ['credited'],
  failed: ['failed', 'cancelled'],
  expired: ['expired'],
} as const satisfies Record<string, readonly DepositState[]>
export type DepositFilter = keyof typeof depositFilters

/** The states that each filter of withdrawals finds; every state is found by one of them. */
export const withdrawalFilters = {
  reviewing: ['submitted', 'under-review', 'approved'],
  paying: ['paying'],
  paid: ['paid'],
  rejected: ['rejected', 'failed'],
} as const satisfies Record<string, readonly WithdrawalState[]>
export type WithdrawalFilter = keyof typeof withdrawalFilters
