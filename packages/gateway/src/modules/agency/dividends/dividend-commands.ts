import { minorToDecimal } from '@plaza/contract/kernel'
import { defineCommand, type AnyCommand } from '../../../kernel/terminal/define-command'
import { printable } from '../../../kernel/terminal/printable'
import { dividendPay, dividendsReport } from './dividend-operations'

/** `plaza dividend …`: dividends that the merchant itself owes. */
export const dividendCommands: readonly AnyCommand[] = [
  defineCommand({
    words: 'dividend list <merchant>',
    about: 'dividends that the merchant owes and has not paid, earliest first',
    run: async (plaza, [merchant]) => {
      const rows = await plaza.read(dividendsReport, { merchant })
      const lines = rows.map(({ id, account, firstDay, lastDay, amountMinor, currency }) =>
        [
          ...[id, `${firstDay} to ${lastDay}`, printable(account)],
          `${minorToDecimal(amountMinor, currency)} ${currency}`,
        ].join('  '),
      )
      plaza.out(lines.length === 0 ? 'No dividend is to be paid.' : lines.join('\n'))
    },
  }),
  defineCommand({
    words: 'dividend pay <merchant> <dividend>',
    about: 'pay a dividend that the merchant owes',
    isSigned: true,
    run: (plaza, [merchant, dividend], options) =>
      plaza.operate(dividendPay, { merchant, dividend }, options, `${dividend}: paid`),
  }),
]
