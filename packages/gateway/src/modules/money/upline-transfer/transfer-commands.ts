import { minorToDecimal } from '@plaza/contract/kernel'
import { stamp } from '../../../kernel/terminal/case-lines'
import { defineCommand, type AnyCommand } from '../../../kernel/terminal/define-command'
import { printable } from '../../../kernel/terminal/printable'
import { transfersReport, type ReadTransfer } from './transfer-cases'
import { approveTransfer, returnTransfer } from './transfer-operations'

const lineOf = (row: ReadTransfer): string =>
  [
    row.id,
    stamp(row.created_at),
    `${row.merchant}/${printable(row.from)} to ${printable(row.to)}`,
    `${minorToDecimal(row.amount_minor, row.currency)} ${row.currency}`,
    printable(row.remark),
  ].join('  ')

/** `plaza transfer …`: transfers to superiors that wait for a review. */
export const transferCommands: readonly AnyCommand[] = [
  defineCommand({
    words: 'transfer list',
    about: 'transfers waiting for a decision, oldest first',
    isDefault: true,
    run: async (plaza) => {
      const rows = await plaza.read(transfersReport, {})
      plaza.out(rows.length === 0 ? 'No transfer is waiting.' : rows.map(lineOf).join('\n'))
    },
  }),
  defineCommand({
    words: 'transfer approve <transfer>',
    about: 'let a transfer through to the superior',
    isSigned: true,
    run: (plaza, [transfer], options) =>
      plaza.operate(approveTransfer, { transfer }, options, `${transfer}: reached the superior`),
  }),
  defineCommand({
    words: 'transfer return <transfer>',
    about: 'send a transfer back to its member',
    isSigned: true,
    run: (plaza, [transfer], options) =>
      plaza.operate(returnTransfer, { transfer }, options, `${transfer}: sent back`),
  }),
]
