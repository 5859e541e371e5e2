import { dayAt, periodAt } from '@plaza/calendar'
import type { VipPay } from '@plaza/contract/growth'
import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import { eachAlone, type Worked } from '../../../kernel/jobs/each-alone'
import { eachMerchant } from '../../../kernel/merchants/each-merchant'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { bornOn, vipMembers } from '../../identity/directory'
import { exclusionOf } from '../../identity/protection'
import { payPeriod } from './pay'
import { vipOf, type Vip } from './vip-settings'

const everyMs = 5 * 60_000
const atOnce = 200

interface Paid {
  pay: Exclude<VipPay, 'upgrade'>
  /** By its name; what is granted is granted once for it. */
  period: string
  /** Who has it with its level. */
  members: () => Promise<readonly { id: string; level: number }[]>
}

/** The days of birth, `MM-DD`, of those whose birthday a day is: a 29 February is celebrated on the 28th where there is none. */
export function birthdaysOn(day: string): string[] {
  const [year = 0, monthDay = ''] = [Number(day.slice(0, 4)), day.slice(5)]
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return monthDay === '02-28' && !isLeap ? ['02-28', '02-29'] : [monthDay]
}

/** Grants one occasion to members by their levels, once each; who takes a break from play gets nothing. */
const payEach = (
  { app, db }: Gateway,
  { merchant, vip, now }: { merchant: Merchant; vip: Vip; now: number },
  { pay, period }: Pick<Paid, 'pay' | 'period'>,
  items: readonly { id: string; level: number }[],
): Promise<Worked> =>
  eachAlone(
    { db, log: app.log },
    {
      job: 'vip-pays',
      items,
      nameOf: ({ id }) => id,
      atOnce,
      work: async (trx, { id: memberId, level }) => {
        if (await exclusionOf(trx, memberId, now)) return 0
        return (await payPeriod(trx, { merchant, vip, memberId, level, now }, pay, period)) ? 1 : 0
      },
    },
  )

/** Grants a week's or month's pay to every member of a merchant's levels, unless it was. */
async function payAll(
  gateway: Gateway,
  terms: { merchant: Merchant; vip: Vip; now: number },
  { pay, period, members }: Paid,
): Promise<Worked> {
  const { db } = gateway
  const key = { merchant: terms.merchant.code, kind: pay, period }
  const paid = await db.read
    .selectFrom('vip_pays')
    .select('at')
    .where('merchant', '=', key.merchant)
    .where('kind', '=', pay)
    .where('period', '=', period)
    .executeTakeFirst()
  if (paid) return { done: 0, failed: 0 }
  const worked = await payEach(gateway, terms, { pay, period }, await members())
  // Written last, and only when nobody is left: until then the next run tries again, and each member's reference keeps it one reward.
  if (worked.failed === 0)
    await db.write
      .insertInto('vip_pays')
      .values({ ...key, at: terms.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return worked
}

/** Grants what levels pay at the beginning of each week and month, and on birthdays, by the merchants' own days (VIP-2). */
export const payJob = (gateway: Gateway): Job => ({
  name: 'vip-pays',
  everyMs,
  run: () => {
    const { db, clock } = gateway
    const now = clock.now()
    return eachMerchant(gateway, 'vip-pays', async (merchant) => {
      const vip = vipOf(merchant)
      if (!vip) return 0
      const { timeZone } = merchant.settings
      const terms = { merchant, vip, now }
      const all: Worked = { done: 0, failed: 0 }
      const add = ({ done, failed }: Worked) => {
        all.done += done
        all.failed += failed
      }
      for (const [pay, unit] of [
        ['weekly', 'week'],
        ['monthly', 'month'],
      ] as const) {
        const period = periodAt(timeZone, unit, now).name
        add(await payAll(gateway, terms, { pay, period, members: () => vipMembers(db.read, merchant.code) }))
      }
      // A gift is granted once a year: a birthday that was bound later the same day is found by the next run.
      const today = dayAt(timeZone, now)
      const born = await bornOn(db.read, merchant.code, birthdaysOn(today))
      add(await payEach(gateway, terms, { pay: 'birthday', period: today.slice(0, 4) }, born))
      return all
    })
  },
})
