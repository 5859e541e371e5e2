import { addDays, dayAt, startOfDay } from '@plaza/calendar'
import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import { realMerchants } from '../../../kernel/merchants/find-merchants'
import { beatAudit, beginAudit, finishAudit } from '../team'
import { auditAgents } from './audit-agents'
import { whileBeating } from './heartbeat'

const hourMs = 3_600_000
/** The hour of the merchant's zone from which the day before is audited: after everything that night settles. */
const fromHour = 5
/** How often an audit says that it goes on. */
const beatMs = 60_000
const everyMs = 60_000
/** How many differences the log names. */
const named = 20

/**
 * Audits the teams of each merchant and the incomes of its agents for the day before, once a night, and writes what it found to the log
 * (TEAM-3, INCOME-4).
 */
export const auditJob = (gateway: Gateway): Job => ({
  name: 'team-audit',
  everyMs,
  run: async () => {
    const { db, merchants, clock, app } = gateway
    let done = 0
    for (const code of await realMerchants(db.read)) {
      const merchant = await merchants.find(code)
      if (!merchant) continue
      const { timeZone } = merchant.settings
      const today = dayAt(timeZone, clock.now())
      if (startOfDay(timeZone, today) + fromHour * hourMs > clock.now()) continue
      const day = addDays(today, -1)
      const which = { merchant: code, day }
      if (!(await beginAudit(gateway, which))) continue
      const differences = await whileBeating(() => auditAgents(db, which), {
        everyMs: beatMs,
        beat: () => beatAudit(gateway, which),
        onFailure: (error) =>
          app.log.warn({ err: error, merchant: code, day }, 'an audit could not say that it goes on'),
      })
      await finishAudit(gateway, which, differences.length)
      const told = { merchant: code, day, differences: differences.length }
      if (differences.length === 0) app.log.info(told, 'figures of teams and incomes of agents are sound')
      else
        app.log.error(
          { ...told, first: differences.slice(0, named) },
          'figures of teams or incomes of agents differ',
        )
      done += 1
    }
    return done
  },
})
