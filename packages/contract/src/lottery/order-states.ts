/**
 * States of a lottery order and of each of its lines, with the moves between them (LOTTERY-2). `locked` follows from the
 * time of the close: nothing is written then. `won` is a prize that is not booked yet. A correction of the result is the
 * only way out of a final state.
 */
export const lotteryOrderMoves = {
  placed: ['locked', 'cancelled'],
  locked: ['won', 'lost', 'void'],
  won: ['paid'],
  paid: ['corrected'],
  lost: ['corrected'],
  cancelled: [],
  void: [],
  corrected: ['corrected'],
} as const satisfies Record<string, readonly string[]>
export type LotteryOrderState = keyof typeof lotteryOrderMoves

/** All states, in the order of an order's life. */
export const lotteryOrderStates = Object.keys(lotteryOrderMoves) as [
  LotteryOrderState,
  ...LotteryOrderState[],
]

/** What a list of orders can be limited to, with the states of each. */
export const lotteryOrderFilters = {
  open: ['placed', 'locked'],
  won: ['won', 'paid'],
  lost: ['lost'],
  cancelled: ['cancelled'],
  void: ['void'],
  corrected: ['corrected'],
} as const satisfies Record<string, readonly LotteryOrderState[]>
export type LotteryOrderFilter = keyof typeof lotteryOrderFilters
