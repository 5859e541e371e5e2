import { minorToDecimal } from '@plaza/contract/kernel'
import { PlainError } from '@plaza/server-kit'
import type { Command } from 'commander'
import type { OpenTransfer } from '../modules/money/vendor-transfers'
import { withActor, type ActorOptions } from './actor-options'
import type { Operate } from './operate'
import { printable } from './printable'

/** What the commands work with. */
export interface VendorTransferTools {
  operate: Operate
  transfers(): Promise<OpenTransfer[]>
  out(text: string): void
}

/** What is uncertain about a transfer, besides how often its vendor was asked. */
function doubtOf({ doubt, state }: OpenTransfer): string[] {
  if (doubt === null) return []
  const [settled, other] = state === 'done' ? ['arrived', 'returned'] : ['returned', 'arrived']
  return doubt === 'unconfirmed'
    ? [`settled as ${settled}, not confirmed by the vendor yet`]
    : [`settled as ${settled}, the vendor reports ${other}: settle it again`]
}

const lineOf = (row: OpenTransfer): string =>
  [
    row.id,
    new Date(row.created_at).toISOString(),
    `${row.merchant}/${printable(row.account)} ${row.direction === 'in' ? 'to' : 'from'} ${row.vendor}`,
    `${minorToDecimal(row.amount_minor, row.currency)} ${row.currency}`,
    `attempts: ${row.attempts}`,
    ...doubtOf(row),
  ].join('  ')

/** Adds `plaza vendor transfers` and `plaza vendor settle`: transfers whose vendor gives no answer. */
export function addVendorTransferCommands(vendor: Command, tools: VendorTransferTools): void {
  vendor
    .command('transfers')
    .description('unresolved transfers between members and vendors, oldest first')
    .action(async () => {
      const rows = await tools.transfers()
      tools.out(rows.length === 0 ? 'No transfer is unresolved.' : rows.map(lineOf).join('\n'))
    })
  withActor(vendor.command('settle <transfer> <arrived|returned>'))
    .description('resolve a transfer whose vendor gives no answer')
    .action((transfer: string, end: string, options: ActorOptions) => {
      if (end !== 'arrived' && end !== 'returned')
        throw new PlainError(`Expected arrived or returned, not "${end}".`)
      return tools.operate({ kind: 'vendor-transfer-settle', transfer, end }, options, `${transfer}: ${end}`)
    })
}
