import { hourAt } from '@plaza/calendar'
import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import { eachMerchant } from '../../../kernel/merchants/each-merchant'
import { incomeTerms } from './income-settings'
import { settleRates } from './settle-rates'
import { settleDay, settleHour } from './settle-salaries'
import { lastSettledDay, settledAfterMs } from './times'

const everyMs = 30_000

/** Settles what rates earned at 02:00 of each merchant's zone (INCOME-2). */
export const ratesJob = (gateway: Gateway): Job => ({
  name: 'agent-rates-income',
  everyMs,
  run: () =>
    eachMerchant(gateway, 'agent-rates-income', async (merchant) => {
      if (!incomeTerms(merchant).rates) return 0
      const day = lastSettledDay('rates', merchant.settings.timeZone, gateway.clock.now())
      return (await settleRates(gateway, merchant, day)) ? 1 : 0
    }),
})

/** Settles daily salaries at 02:30 of each merchant's zone (INCOME-3). */
export const dailySalaryJob = (gateway: Gateway): Job => ({
  name: 'agent-daily-salaries',
  everyMs,
  run: () =>
    eachMerchant(gateway, 'agent-daily-salaries', async (merchant) => {
      if (!incomeTerms(merchant).salaries) return 0
      const day = lastSettledDay('daily-salary', merchant.settings.timeZone, gateway.clock.now())
      return (await settleDay(gateway, merchant, day)) ? 1 : 0
    }),
})

/** Settles hourly salaries five minutes after each hour of the merchant's zone (INCOME-3). */
export const hourlySalaryJob = (gateway: Gateway): Job => ({
  name: 'agent-hourly-salaries',
  everyMs,
  run: () =>
    eachMerchant(gateway, 'agent-hourly-salaries', async (merchant) => {
      if (!incomeTerms(merchant).salaries) return 0
      const { timeZone } = merchant.settings
      // The last hour that has been over for five minutes.
      const current = hourAt(timeZone, gateway.clock.now() - settledAfterMs['hourly-salary'])
      return (await settleHour(gateway, merchant, current.startMs - 1)) ? 1 : 0
    }),
})
