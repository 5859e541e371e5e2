import type { AnswerOf } from '@plaza/contract/kernel'
import { lotteryOrderFilters, type lotteryOrdersCall } from '@plaza/contract/lottery'

/** What became of the member's orders on one issue, all of them together. */
export interface IssueOutcome {
  issue: string
  /** `open` until every one is settled; `won` is more than the stake, `back` at most the stake (TABLE-4). */
  kind: 'open' | 'won' | 'back' | 'none'
  /** What was staked and not cancelled, and what came back as prize and rebate; minor units. */
  stakeMinor: number
  returnMinor: number
  /** The order, where it is the only one. */
  order: string | undefined
}

const openStates: readonly string[] = lotteryOrderFilters.open

/** The outcome of an issue by the answer about its orders; null where the member staked nothing on it. */
export function outcomeOf(
  issue: string,
  { orders, totals }: AnswerOf<typeof lotteryOrdersCall>,
): IssueOutcome | null {
  // A gateway that does not know the filter answers with other issues too.
  if (totals.stakedMinor <= 0 || orders.some((order) => order.issue !== issue)) return null
  const returnMinor = totals.prizeMinor + totals.rebateMinor
  const kindOf = (): IssueOutcome['kind'] => {
    if (orders.some(({ state }) => openStates.includes(state))) return 'open'
    if (returnMinor === 0) return 'none'
    return returnMinor > totals.stakedMinor ? 'won' : 'back'
  }
  const only = totals.count === 1 ? orders[0]?.id : undefined
  return { issue, kind: kindOf(), stakeMinor: totals.stakedMinor, returnMinor, order: only }
}

/**
 * Which issue the table shows the outcome of: the one that was drawn last if the member may have bet on it, else the newest
 * of those with bets, which is still to be drawn.
 */
export const shownIssue = (withBets: readonly string[], lastNo: string | undefined): string | undefined =>
  lastNo !== undefined && withBets.includes(lastNo) ? lastNo : withBets.toSorted().at(-1)
