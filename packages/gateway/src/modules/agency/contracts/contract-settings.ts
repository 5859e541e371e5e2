import { contractKinds, type ContractKind } from '@plaza/contract/agency'
import * as z from 'zod/mini'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { settingsPart } from '../../../kernel/merchants/settings-part'

const rateSchema = z.int().check(z.minimum(1), z.maximum(10_000))

/** The highest rates as shipped, hundredths of a per cent: 5 % of valid bets a day or an hour, 60 % of a loss. */
const shipped: Record<ContractKind, number> = { 'daily-salary': 500, 'hourly-salary': 500, dividend: 6_000 }

/** What a merchant sets of contracts: `contracts` of its settings. */
export const contractsPart = z._default(
  z.strictObject({
    /** The highest rate that the merchant itself gives, by kind, hundredths of a per cent. */
    mostRate: z.optional(z.partialRecord(z.enum(contractKinds), rateSchema)),
  }),
  {},
)

const settings = settingsPart('contracts', contractsPart)

/** The highest rate of a kind that a merchant gives (CONTRACT-2). */
export const mostRateOf = (merchant: Pick<Merchant, 'stored'>, kind: ContractKind): number =>
  settings(merchant).mostRate?.[kind] ?? shipped[kind]
