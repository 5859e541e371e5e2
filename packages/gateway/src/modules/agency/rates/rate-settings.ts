import { highestRate, rateCategories, rateOfGroup, rateStarts, rateStep } from '@plaza/contract/agency'
import { addDays, dayAt } from '@plaza/calendar'
import * as z from 'zod/mini'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { settingsPart } from '../../../kernel/merchants/settings-part'
import { prizeGroupsOf } from '../../lottery/bets'
import { ratesBy, type Rates } from '../../stakes/rates'

const rateSchema = z.int().check(z.minimum(0), z.maximum(highestRate), z.multipleOf(rateStep))

/** The rates of agents at a merchant: `agentRates` of its settings. The prize group of lotteries is `lotteryBetting.group`. */
export const agentRatesPart = z._default(
  z.strictObject({
    /** The highest rate by kind of play, hundredths of a per cent; as shipped where absent. */
    highest: z.optional(z.partialRecord(z.enum(rateCategories.filter((one) => one !== 'LOTT')), rateSchema)),
    /** Whether a change counts from the same day or from the next. */
    starts: z.optional(z.enum(rateStarts)),
    /** Whether a rate may be lowered after its member has bet. */
    mayLower: z.optional(z.boolean()),
  }),
  {},
)

const settings = settingsPart('agentRates', agentRatesPart)

/** Half a per cent of what is bet, where the merchant says nothing else. */
const shippedRate = 50

/** The highest rates of a merchant, hundredths of a per cent (RATE-1). */
export function systemRates(merchant: Pick<Merchant, 'stored'>): Rates {
  const { highest = {} } = settings(merchant)
  return ratesBy((category) =>
    category === 'LOTT' ? rateOfGroup(prizeGroupsOf(merchant).own) : (highest[category] ?? shippedRate),
  )
}

/** How rates are changed at a merchant. */
export function rateTerms(merchant: Pick<Merchant, 'stored'>) {
  const { starts = 'now', mayLower = false } = settings(merchant)
  return { starts, mayLower }
}

/** The first day that counts for what is changed now. */
export function firstDay(merchant: Merchant, now: number): string {
  const today = dayAt(merchant.settings.timeZone, now)
  return rateTerms(merchant).starts === 'now' ? today : addDays(today, 1)
}
