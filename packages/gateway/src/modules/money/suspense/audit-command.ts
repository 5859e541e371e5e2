import { PlainError } from '@plaza/server-kit'
import { defineCommand } from '../../../kernel/terminal/define-command'
import { debtLine } from '../../../kernel/terminal/debt-lines'
import { auditReport } from './suspense-report'

/** `plaza audit`: read-only, because an audit must not change the database. */
export const auditCommand = defineCommand({
  words: 'audit',
  about: 'recompute the ledger and report whether it balances',
  run: async (plaza) => {
    const { problems, debts } = await plaza.read(auditReport, {})
    if (problems.length > 0) throw new PlainError(`The ledger does not balance: ${JSON.stringify(problems)}`)
    const sound =
      'The ledger sums to zero and every balance is the sum of its entries. The figures of days and of rankings have no differences.'
    plaza.out([sound, ...debts.map(debtLine)].join('\n'))
  },
})
