import { minorToDecimal } from '@plaza/contract/kernel'
import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import { shortText } from '../../../kernel/operations/define-operation'
import { defineReport } from '../../../kernel/operations/define-report'
import { defineCommand } from '../../../kernel/terminal/define-command'
import { isBalanced, readVendorReport, type VendorReport } from './vendor-report'

const reportSchema: z.ZodMiniType<VendorReport> = z.object({
  merchant: z.string(),
  vendor: z.string(),
  day: z.string(),
  currency: z.string(),
  rounds: z.number(),
  openRounds: z.number(),
  bets: z.number(),
  wins: z.number(),
  rollbacks: z.number(),
  stakedMinor: z.number(),
  paidMinor: z.number(),
  rolledBackMinor: z.number(),
  netMinor: z.number(),
  ledgerMinor: z.number(),
  unbalanced: z.array(z.string()),
})

/** A vendor's day, compared with the ledger. */
export const vendorReport = defineReport({
  name: 'vendor-report',
  input: z.object({ merchant: shortText, vendor: shortText, day: shortText }),
  answer: reportSchema,
  read: ({ db }, asked) => readVendorReport(db.read, asked),
})

/** A report in lines for people. */
function reportLines(report: VendorReport): string[] {
  const money = (minor: number) => `${minorToDecimal(minor, report.currency)} ${report.currency}`
  return [
    `${report.vendor} at ${report.merchant} on ${report.day}`,
    `rounds      ${report.rounds}, ${report.openRounds} of them open`,
    `bets        ${report.bets}, ${money(report.stakedMinor)}`,
    `wins        ${report.wins}, ${money(report.paidMinor)}`,
    `rollbacks   ${report.rollbacks}, ${money(report.rolledBackMinor)}`,
    `net         ${money(report.netMinor)}`,
    `the ledger  ${money(report.ledgerMinor)}`,
  ]
}

/** `plaza vendor report`: fails where a vendor's day and the ledger differ. */
export const reportCommand = defineCommand({
  words: 'vendor report <merchant> <code> <day>',
  about: 'a vendor’s daily report, compared with the ledger',
  run: async (plaza, [merchant, code, day]) => {
    const report = await plaza.read(vendorReport, { merchant, vendor: code, day })
    plaza.out(reportLines(report).join('\n'))
    if (!isBalanced(report))
      throw new PlainError(`Not balanced: ${report.unbalanced.join(', ') || 'the sums differ'}.`)
    plaza.out('Balanced to the cent.')
  },
})
