import { addDays, dayAt } from '@plaza/calendar'
import { sql } from 'kysely'
import type { Gateway } from '../../../kernel/gateway'
import { eachAlone } from '../../../kernel/jobs/each-alone'
import type { Job } from '../../../kernel/jobs/job'
import { eachMerchant } from '../../../kernel/merchants/each-merchant'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { linesByDay } from '../../identity/directory'
import { daysChangedSince } from '../../stakes/member-days'
import { correctDividends, settleDividends } from './settle'

const everyMs = 60_000
/** How often corrections of days are looked for: a payment looks by itself. */
const checkEveryMs = 10 * 60_000
/** Figures that were being written while the last check read them. */
const slackMs = 10 * 60_000
/** How far back a correction reaches, days: a month and all that is settled late. */
const furthestDays = 100

/** The dividends whose days have changed since a time, by who gets and owes them, with the first day of the earliest. */
async function touched({ db }: Gateway, merchant: Merchant, since: number, now: number) {
  const today = dayAt(merchant.settings.timeZone, now)
  const range = { from: addDays(today, -furthestDays), to: addDays(today, -1), since }
  const { rows } = await sql<{ memberId: string; uplineId: string | null; fromDay: string }>`
    select d.member_id as "memberId", d.upline_id as "uplineId", min(d.first_day) as "fromDay"
    from dividends d
    where d.merchant = ${merchant.code} and d.last_day >= ${range.from} and exists (
      select from ${daysChangedSince(merchant.code, range)} c
      join ${linesByDay} l on l.member_id = c.member_id and c.day between l.since_day and l.until_day
      where l.ancestor_id = d.member_id and c.day between d.first_day and d.last_day)
    group by d.member_id, d.upline_id order by d.member_id`.execute(db.read)
  return rows
}

/** Works out again what corrections of earlier days have changed. */
async function check(gateway: Gateway, merchant: Merchant): Promise<number> {
  const { app, db, clock } = gateway
  const now = clock.now()
  const row = await db.read
    .selectFrom('dividend_checks')
    .select('checked_at')
    .where('merchant', '=', merchant.code)
    .executeTakeFirst()
  // A clock that was ahead and came back says nothing about what has changed since.
  const checkedAt = row && row.checked_at <= now + slackMs ? row.checked_at : 0
  if (now - checkedAt < checkEveryMs) return 0
  const { done, failed } = await eachAlone(
    { db, log: app.log },
    {
      job: 'dividends',
      items: await touched(gateway, merchant, checkedAt - slackMs, now),
      nameOf: ({ memberId }) => memberId,
      atOnce: 1,
      work: (trx, { fromDay, ...pair }) =>
        correctDividends(trx, { merchant: merchant.code, ...pair }, { fromDay, now }),
    },
  )
  // What failed is looked for again.
  if (failed > 0) return done
  await db.write
    .insertInto('dividend_checks')
    .values({ merchant: merchant.code, checked_at: now })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet({ checked_at: now }))
    .execute()
  return done
}

/** Settles dividends at the end of their periods, and corrects them when figures of these change (DIVIDEND-1). */
export const dividendsJob = (gateway: Gateway): Job => ({
  name: 'dividends',
  everyMs,
  run: () =>
    eachMerchant(gateway, 'dividends', async (merchant) => {
      const settled = await settleDividends(gateway, merchant, gateway.clock.now())
      return settled + (await check(gateway, merchant))
    }),
})
