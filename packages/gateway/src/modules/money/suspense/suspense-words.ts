import { minorToDecimal } from '@plaza/contract/kernel'
import { stamp, takenBy } from '../../../kernel/terminal/case-lines'
import { printable } from '../../../kernel/terminal/printable'
import type { ReadItem } from './suspense-report'

const causes: Record<string, string> = {
  late: 'after the order had ended',
  amount: 'another amount than ordered',
  currency: 'another currency than ordered',
  again: 'a second payment of the order',
  network: 'on another network than ordered',
  unknown: 'no order has this reference',
}

/** A payment on hold with what was ordered, whose it is, and how it was decided. */
export function itemLines(item: ReadItem): string[] {
  const money = (minor: number, currency: string) => `${minorToDecimal(minor, currency)} ${currency}`
  const ordered =
    item.ordered_minor === null || item.ordered_currency === null
      ? ''
      : `, ordered ${money(item.ordered_minor, item.ordered_currency)}`
  const onNetwork = item.network === null ? '' : ` (on ${printable(item.network)})`
  const decided = item.resolved_at === null ? '' : ` ${new Date(item.resolved_at).toISOString()}`
  const by =
    item.resolved_by === null ? '' : ` by ${printable(item.resolved_by)}: ${printable(item.why ?? '')}`
  return [
    `${item.id}  ${item.state}${decided}${by}`,
    `  received   ${money(item.amount_minor, item.currency)}${ordered}, ${causes[item.cause] ?? item.cause}${onNetwork}, ${new Date(item.received_at).toISOString()}`,
    `  of         ${item.merchant === null ? 'nobody yet' : `${item.merchant}/${printable(item.account ?? '')}`}`,
    `  reference  ${printable(item.reference)} by ${item.method}${item.deposit_id === null ? '' : `, order ${item.deposit_id}`}`,
  ]
}

/** A payment on hold in one line. */
export const itemLine = (item: ReadItem): string =>
  [
    item.id,
    stamp(item.received_at),
    `${item.merchant ?? 'nobody yet'}/${printable(item.account ?? '')}`,
    `${minorToDecimal(item.amount_minor, item.currency)} ${item.currency}`,
    'payment on hold',
    item.cause,
    ...takenBy(item),
  ].join('  ')

/** A payment on hold with everything that is known of it. */
export const itemText = (item: ReadItem): string =>
  [...itemLines(item), ...takenBy(item).map((taken) => `  ${taken}`)].join('\n')
