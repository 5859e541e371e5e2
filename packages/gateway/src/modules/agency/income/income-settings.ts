import * as z from 'zod/mini'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { settingsPart } from '../../../kernel/merchants/settings-part'

/** What a merchant sets of the income of agents: `agentIncome` of its settings. */
export const agentIncomePart = z._default(
  z.strictObject({
    /** Whether rates on bets are settled and paid, and whether salaries are; both as shipped. */
    rates: z.optional(z.boolean()),
    salaries: z.optional(z.boolean()),
  }),
  {},
)

const settings = settingsPart('agentIncome', agentIncomePart)

/** Which incomes a merchant settles. */
export function incomeTerms(merchant: Pick<Merchant, 'stored'>): { rates: boolean; salaries: boolean } {
  const { rates = true, salaries = true } = settings(merchant)
  return { rates, salaries }
}
