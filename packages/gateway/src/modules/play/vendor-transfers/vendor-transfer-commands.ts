import { minorToDecimal } from '@plaza/contract/kernel'
import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { defineReport } from '../../../kernel/operations/define-report'
import { stamp } from '../../../kernel/terminal/case-lines'
import { defineCommand, type AnyCommand } from '../../../kernel/terminal/define-command'
import { printable } from '../../../kernel/terminal/printable'
import { openTransfers, settleTransfer } from './settle-transfer'

/** Ends a transfer whose vendor gives no answer (WALLET-2). */
export const settleVendorTransfer = defineOperation({
  kind: 'vendor-transfer-settle',
  area: 'money',
  input: z.object({ transfer: shortText, end: z.enum(['arrived', 'returned']) }),
  run: (trx, operation, { actor, now }) => settleTransfer(trx, operation, actor, now),
})

const rowSchema = z.object({
  id: z.string(),
  merchant: z.string(),
  account: z.string(),
  vendor: z.string(),
  direction: z.string(),
  amount_minor: z.number(),
  currency: z.string(),
  state: z.string(),
  attempts: z.number(),
  created_at: z.number(),
  doubt: z.nullable(z.enum(['unconfirmed', 'contradicted'])),
})
type ReadTransfer = z.infer<typeof rowSchema>

/** Unresolved transfers between members and vendors. */
export const vendorTransfersReport = defineReport({
  name: 'vendor-transfers',
  input: z.object({}),
  answer: z.array(rowSchema),
  read: ({ db }) => openTransfers(db.read),
})

/** What is uncertain about a transfer, besides how often its vendor was asked. */
function doubtOf({ doubt, state }: ReadTransfer): string[] {
  if (doubt === null) return []
  const [settled, other] = state === 'done' ? ['arrived', 'returned'] : ['returned', 'arrived']
  return doubt === 'unconfirmed'
    ? [`settled as ${settled}, not confirmed by the vendor yet`]
    : [`settled as ${settled}, the vendor reports ${other}: settle it again`]
}

const lineOf = (row: ReadTransfer): string =>
  [
    row.id,
    stamp(row.created_at),
    `${row.merchant}/${printable(row.account)} ${row.direction === 'in' ? 'to' : 'from'} ${row.vendor}`,
    `${minorToDecimal(row.amount_minor, row.currency)} ${row.currency}`,
    `attempts: ${row.attempts}`,
    ...doubtOf(row),
  ].join('  ')

/** `plaza vendor transfers` and `plaza vendor settle`: transfers whose vendor gives no answer. */
export const vendorTransferCommands: readonly AnyCommand[] = [
  defineCommand({
    words: 'vendor transfers',
    about: 'unresolved transfers between members and vendors, oldest first',
    run: async (plaza) => {
      const rows = await plaza.read(vendorTransfersReport, {})
      plaza.out(rows.length === 0 ? 'No transfer is unresolved.' : rows.map(lineOf).join('\n'))
    },
  }),
  defineCommand({
    words: 'vendor settle <transfer> <arrived|returned>',
    about: 'resolve a transfer whose vendor gives no answer',
    isSigned: true,
    run: async (plaza, [transfer, end], options) => {
      if (end !== 'arrived' && end !== 'returned')
        throw new PlainError(`Expected arrived or returned, not "${end}".`)
      await plaza.operate(settleVendorTransfer, { transfer, end }, options, `${transfer}: ${end}`)
    },
  }),
]
