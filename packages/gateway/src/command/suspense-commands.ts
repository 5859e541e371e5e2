import { minorToDecimal } from '@plaza/contract/kernel'
import type { Command } from 'commander'
import { withActor, type ActorOptions } from './actor-options'
import type { AnyOperation } from '../modules/site/operations'
import type { ListedItem } from '../modules/money/suspense'
import { parseMember } from './parse-member'
import { printable } from './printable'

/** Options of crediting a payment on hold. */
export type CreditOptions = ActorOptions & { member?: string; overLimit?: boolean }

/** What the commands work with. */
export interface SuspenseCommandTools {
  operate(operation: AnyOperation, options: ActorOptions, done: string): Promise<void>
  list(isAll: boolean): Promise<ListedItem[]>
  out(text: string): void
}

const causes: Record<ListedItem['cause'], string> = {
  late: 'after the order had ended',
  amount: 'another amount than ordered',
  currency: 'another currency than ordered',
  again: 'a second payment of the order',
  network: 'on another network than ordered',
  unknown: 'no order has this reference',
}

/** A payment on hold with what was ordered, whose it is, and how it was decided. */
export function itemLines(item: ListedItem): string[] {
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
    `  received   ${money(item.amount_minor, item.currency)}${ordered}, ${causes[item.cause]}${onNetwork}, ${new Date(item.received_at).toISOString()}`,
    `  of         ${item.merchant === null ? 'nobody yet' : `${item.merchant}/${printable(item.account ?? '')}`}`,
    `  reference  ${printable(item.reference)} by ${item.method}${item.deposit_id === null ? '' : `, order ${item.deposit_id}`}`,
  ]
}

/** Adds `plaza suspense …`: payments that could not be credited as ordered. */
export function addSuspenseCommands(program: Command, tools: SuspenseCommandTools): void {
  const suspense = program
    .command('suspense')
    .description('payments that came late, twice, with another amount or for no order')
  suspense
    .command('list', { isDefault: true })
    .description('payments waiting for a decision, oldest first')
    .option('--all', 'include the last 500 decided ones')
    .action(async ({ all = false }: { all?: boolean }) => {
      const items = await tools.list(all)
      tools.out(items.length === 0 ? 'No payment is in suspense.' : items.flatMap(itemLines).join('\n'))
    })
  const decide = (name: 'credit' | 'return', description: string) =>
    withActor(suspense.command(`${name} <item>`).description(description))
  decide('credit', 'credit a payment to its member’s main wallet')
    .option('--member <merchant/account>', 'the member, if no order has its reference')
    .option('--over-limit', 'credit it although it passes a deposit limit of the member')
    .action((item: string, { member, overLimit, ...options }: CreditOptions) =>
      tools.operate(
        { kind: 'suspense-credit', item, member: parseMember(member), ...(overLimit && { overLimit }) },
        options,
        `${item}: credited`,
      ),
    )
  decide('return', 'return a payment to its provider, who refunds the payer').action(
    (item: string, options: ActorOptions) =>
      tools.operate({ kind: 'suspense-return', item }, options, `${item}: sent back`),
  )
}
