import { minorToDecimal } from '@plaza/contract/kernel'
import type { Command } from 'commander'
import type { WaitingTransfer } from '../modules/money/upline-transfer'
import type { AnyOperation } from '../modules/site/operations'
import { withActor, type ActorOptions } from './actor-options'
import { printable } from './printable'

/** What the commands work with. */
export interface TransferCommandTools {
  operate(operation: AnyOperation, options: ActorOptions, done: string): Promise<void>
  list(): Promise<WaitingTransfer[]>
  out(text: string): void
}

const lineOf = (row: WaitingTransfer): string =>
  [
    row.id,
    new Date(row.created_at).toISOString(),
    `${row.merchant}/${printable(row.from)} to ${printable(row.to)}`,
    `${minorToDecimal(row.amount_minor, row.currency)} ${row.currency}`,
    printable(row.remark),
  ].join('  ')

/** Adds `plaza transfer …`: transfers to superiors that wait for a review. */
export function addTransferCommands(program: Command, tools: TransferCommandTools): void {
  const transfers = program
    .command('transfer')
    .description('transfers to superiors that are waiting for review')
  transfers
    .command('list', { isDefault: true })
    .description('transfers waiting for a decision, oldest first')
    .action(async () => {
      const rows = await tools.list()
      tools.out(rows.length === 0 ? 'No transfer is waiting.' : rows.map(lineOf).join('\n'))
    })
  const decide = (name: 'approve' | 'return', description: string, done: string) =>
    withActor(transfers.command(`${name} <transfer>`).description(description)).action(
      (transfer: string, options: ActorOptions) =>
        tools.operate({ kind: `transfer-${name}`, transfer }, options, `${transfer}: ${done}`),
    )
  decide('approve', 'let a transfer through to the superior', 'reached the superior')
  decide('return', 'send a transfer back to its member', 'sent back')
}
