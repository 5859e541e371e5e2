import { addDays, dayAt, startOfDay } from '@plaza/calendar'
import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import { realMerchants } from '../../../kernel/merchants/find-merchants'
import { auditTeam } from './audit-team'
import { whileBeating } from './heartbeat'

const hourMs = 3_600_000
/** The hour of the merchant's zone from which the day before is audited: after everything that night settles. */
const fromHour = 5
/** How often an audit says that it goes on; one that has not done so for longer was left by a process that died. */
const beatMs = 60_000
const staleMs = 5 * beatMs
const everyMs = 60_000
/** How many differences the log names. */
const named = 20

/** Takes the audit of a day; false where it is done or another process has it. */
async function begin({ db }: Gateway, merchant: string, day: string, now: number): Promise<boolean> {
  const row = await db.write
    .insertInto('team_audits')
    .values({ merchant, day, started_at: now, finished_at: null, differences: null })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'day'])
        .doUpdateSet({ started_at: now })
        .where('team_audits.finished_at', 'is', null)
        .where('team_audits.started_at', '<', now - staleMs),
    )
    .returning('day')
    .executeTakeFirst()
  return row !== undefined
}

/** Audits the teams of each merchant for the day before, once a night, and writes what it found to the log (TEAM-3). */
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
      if (!(await begin(gateway, code, day, clock.now()))) continue
      const audits = () =>
        db.write.updateTable('team_audits').where('merchant', '=', code).where('day', '=', day)
      const differences = await whileBeating(() => auditTeam(db, { merchant: code, day }), {
        everyMs: beatMs,
        beat: () => audits().set({ started_at: clock.now() }).execute(),
        onFailure: (error) =>
          app.log.warn({ err: error, merchant: code, day }, 'an audit could not say that it goes on'),
      })
      await audits().set({ finished_at: clock.now(), differences: differences.length }).execute()
      const told = { merchant: code, day, differences: differences.length }
      if (differences.length === 0) app.log.info(told, 'the figures of teams are sound')
      else app.log.error({ ...told, first: differences.slice(0, named) }, 'the figures of teams differ')
      done += 1
    }
    return done
  },
})
