import { cancelledReason, type Withdrawal } from '@plaza/contract/money'

/** The state of a withdrawal as it is shown: one that its member cancelled is `cancelled` (WITHDRAW-3). */
export const shownState = ({ state, reason }: Pick<Withdrawal, 'state' | 'reason'>) =>
  state === 'rejected' && reason === cancelledReason ? ('cancelled' as const) : state
export type ShownState = ReturnType<typeof shownState>

/** Whether the amount of a withdrawal is with the member again. */
export const isReturned = ({ state }: Pick<Withdrawal, 'state'>): boolean =>
  state === 'rejected' || state === 'failed'
