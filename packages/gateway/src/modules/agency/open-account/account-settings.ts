import * as z from 'zod/mini'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { settingsPart } from '../../../kernel/merchants/settings-part'

/** Accounts that agents open: `agentAccounts` of a merchant's settings. */
export const agentAccountsPart = z._default(
  z.strictObject({
    /** Accounts directly below one agent; any number where null. */
    mostAccounts: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000)))),
    /** Links that one agent has at once. */
    mostLinks: z.optional(z.int().check(z.minimum(1), z.maximum(1_000))),
  }),
  {},
)

const settings = settingsPart('agentAccounts', agentAccountsPart)

/** How many accounts and links an agent of a merchant may have (AGENT-7). */
export function accountTerms(merchant: Pick<Merchant, 'stored'>) {
  const { mostAccounts = null, mostLinks = 50 } = settings(merchant)
  return { mostAccounts, mostLinks }
}
