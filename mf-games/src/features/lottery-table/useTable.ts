import type { LotteryPlayType } from '@plaza/contract/lottery'
import type { RuleSet } from '@plaza/lottery'
import { useCallback, useMemo, useReducer } from 'react'
import {
  linesOf,
  openTable,
  tableAfter,
  typedTickets,
  type TableAction,
  type TableState,
} from './table-state'

/** What is chosen on a table, at most at the member's own prize group, the lines that it comes to, and how to change it. */
export function useTable(rules: RuleSet, wanted: LotteryPlayType, largestGroup: number) {
  const [chosen, act] = useReducer(
    (before: TableState, action: TableAction) => tableAfter(before, action, rules),
    undefined,
    () => openTable(rules, wanted, largestGroup),
  )
  // A visitor may have chosen more than the account has that signs in, and what it has may fall (LOTTERY-6).
  const state = useMemo(
    () => (chosen.prizeGroup > largestGroup ? { ...chosen, prizeGroup: largestGroup } : chosen),
    [chosen, largestGroup],
  )
  const { tickets, play } = state
  // Ten thousand tickets are read once, not whenever the multiplier changes.
  const parsed = useMemo(() => typedTickets({ tickets, play }, rules), [tickets, play, rules])
  const lines = useMemo(() => linesOf(state, rules, parsed), [state, rules, parsed])
  const playOf = useCallback((id: string) => rules.plays.find((one) => one.id === id), [rules])
  return { state, act, lines, parsed, playOf }
}

export type Table = ReturnType<typeof useTable>
