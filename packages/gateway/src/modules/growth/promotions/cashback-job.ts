import type { PromotionPlan } from '@plaza/contract/growth'
import { addDays, dayAt, periodOf, startOfDay } from '@plaza/calendar'
import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import { eachAlone, type Worked } from '../../../kernel/jobs/each-alone'
import { eachMerchant } from '../../../kernel/merchants/each-merchant'
import type { Merchant } from '../../../kernel/merchants/merchants'
import type { PromotionRow } from '../../platform/content'
import { figuresOfMembers } from '../../stakes/member-days'
import { grantReward } from '../rewards'
import { enabledRows, statusOf } from './shown-promotions'

const hourMs = 3_600_000
/** The hour of Monday, in the merchant's zone, from which cashback of the week before is granted. */
const fromHour = 6
const everyMs = 5 * 60_000
const atOnce = 200
const nothing: Worked = { done: 0, failed: 0 }

type Cashback = Extract<PromotionPlan, { kind: 'cashback' }>

/** What a week's net loss gives, minor units: rounded down, at most the cap, nothing below the least loss. */
export function cashbackOf({ percent, capMinor, leastLossMinor }: Cashback, lossMinor: number): number {
  if (lossMinor < leastLossMinor || lossMinor <= 0) return 0
  return Math.min(
    capMinor,
    Math.floor(lossMinor / 100) * percent + Math.floor(((lossMinor % 100) * percent) / 100),
  )
}

/** The week before the one of a moment; undefined while its cashback is not due. */
export function dueWeek(timeZone: string, now: number) {
  const week = periodOf(timeZone, 'week', dayAt(timeZone, now))
  if (now < startOfDay(timeZone, week.firstDay) + fromHour * hourMs) return undefined
  return periodOf(timeZone, 'week', addDays(week.firstDay, -7))
}

/** Grants one promotion's cashback of the week before to every member who lost, once. */
async function grantWeek(
  { app, db }: Gateway,
  merchant: Merchant,
  { row, plan }: { row: PromotionRow; plan: Cashback },
  now: number,
): Promise<Worked> {
  const week = dueWeek(merchant.settings.timeZone, now)
  // A week in which the promotion did not run yet gives nothing.
  if (!week || row.starts_at >= week.endMs) return nothing
  const done = await db.read
    .selectFrom('cashback_weeks')
    .select('week')
    .where('merchant', '=', merchant.code)
    .where('promotion', '=', row.id)
    .where('week', '=', week.name)
    .executeTakeFirst()
  if (done) return nothing
  const days = { merchant: merchant.code, from: week.firstDay, to: week.lastDay }
  const owed = (await figuresOfMembers(db.read, days))
    .map(({ memberId, stakeMinor, prizeMinor }) => ({
      memberId,
      amountMinor: cashbackOf(plan, stakeMinor - prizeMinor),
    }))
    .filter(({ amountMinor }) => amountMinor > 0)
  const worked = await eachAlone(
    { db, log: app.log },
    {
      job: 'cashback',
      items: owed,
      nameOf: ({ memberId }) => memberId,
      atOnce,
      work: async (trx, { memberId, amountMinor }) => {
        const { isNew } = await grantReward(trx, {
          merchant: merchant.code,
          memberId,
          source: 'cashback',
          reference: `${row.id}:${week.name}`,
          name: { ...row.title },
          amountMinor,
          wagering: plan.wagering,
          ...(plan.wageringDays !== null && { wageringDays: plan.wageringDays }),
          highestStakeMinor: plan.highestStakeMinor,
          now,
        })
        return isNew ? 1 : 0
      },
    },
  )
  // Members for whom it failed are granted it by the next run.
  if (worked.failed > 0) return worked
  // Written last: a process that dies before it grants the week again, and each member's reference keeps it one reward.
  await db.transaction((trx) =>
    trx
      .insertInto('cashback_weeks')
      .values({ merchant: merchant.code, promotion: row.id, week: week.name, done_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  return worked
}

/** Grants cashback on Mondays, by the merchants' own weeks (PROMO-5). */
export const cashbackJob = (gateway: Gateway): Job => ({
  name: 'cashback',
  everyMs,
  run: () => {
    const now = gateway.clock.now()
    return eachMerchant(gateway, 'cashback', async (merchant) => {
      const all: Worked = { done: 0, failed: 0 }
      for (const row of await enabledRows(gateway.db.read, merchant)) {
        if (row.plan?.kind !== 'cashback' || statusOf(row, now) !== 'open') continue
        const { done, failed } = await grantWeek(gateway, merchant, { row, plan: { ...row.plan } }, now)
        all.done += done
        all.failed += failed
      }
      return all
    })
  },
})
