import { addDays, dayAt, startOfDay } from '@plaza/calendar'
import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import { eachMerchant } from '../../../kernel/merchants/each-merchant'
import { hasRebates } from './rebate-settings'
import { runDay } from './run-day'

const hourMs = 3_600_000
/** The hour of the merchant's zone from which the day before is calculated. */
const fromHour = 3
const everyMs = 30_000

/** When the bets of a day are counted: at 03:00 of the day after. */
export const calculatedAtOf = (timeZone: string, day: string): number =>
  startOfDay(timeZone, addDays(day, 1)) + fromHour * hourMs

/** The last day whose bets are to be counted by now. */
export function lastDay(timeZone: string, now: number): string {
  const yesterday = addDays(dayAt(timeZone, now), -1)
  return calculatedAtOf(timeZone, yesterday) <= now ? yesterday : addDays(yesterday, -1)
}

/** Calculates rebates at 03:00 of each merchant's zone (REBATE-1). */
export const rebateJob = (gateway: Gateway): Job => ({
  name: 'rebates',
  everyMs,
  run: () =>
    eachMerchant(gateway, 'rebates', async (merchant) => {
      if (!hasRebates(merchant)) return 0
      const day = lastDay(merchant.settings.timeZone, gateway.clock.now())
      return (await runDay(gateway, merchant, day)) ? 1 : 0
    }),
})
