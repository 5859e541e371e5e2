import type { Money } from '../text/money'
import type { Texts } from '../text/text'
import { betHindrance, resultOf, type TableState } from './table-state'

/** The text of a result for screen readers: won, returned, or no win (ENGINE-4). */
export function spokenResult({ t }: Texts, money: Money, paidMinor: number, stakeMinor: number): string {
  const values = { amount: money.full(paidMinor), stake: money.full(stakeMinor) }
  return t(`said.${resultOf(paidMinor, stakeMinor)}`, values)
}

/** Why the main action cannot be done, short enough for its second line; null when it can. */
export function hindranceText({ t }: Texts, table: TableState): string | null {
  const hindrance = betHindrance(table)
  if (hindrance === null) return null
  return t(`hindered.${hindrance}`)
}
