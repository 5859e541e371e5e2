import { dayAt, periodAt } from '@plaza/calendar'
import type { VipPay } from '@plaza/contract/growth'
import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import { realMerchants } from '../../../kernel/merchants/find-merchants'
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

/** Grants one occasion to every member of a merchant's levels, unless it was; who takes a break from play gets nothing. */
async function payAll(
  { db }: Gateway,
  merchant: Merchant,
  vip: Vip,
  { pay, period, members }: Paid,
  now: number,
) {
  const key = { merchant: merchant.code, kind: pay, period }
  const done = await db.read
    .selectFrom('vip_pays')
    .select('at')
    .where('merchant', '=', key.merchant)
    .where('kind', '=', pay)
    .where('period', '=', period)
    .executeTakeFirst()
  if (done) return 0
  const found = await members()
  let granted = 0
  for (let at = 0; at < found.length; at += atOnce)
    granted += await db.transaction(async (trx) => {
      let count = 0
      for (const { id: memberId, level } of found.slice(at, at + atOnce)) {
        if (await exclusionOf(trx, memberId, now)) continue
        const isNew = await payPeriod(trx, { merchant, vip, memberId, level, now }, pay, period)
        count += isNew ? 1 : 0
      }
      return count
    })
  // Written last: a process that dies before grants again, and each member's reference keeps it one reward.
  await db.write
    .insertInto('vip_pays')
    .values({ ...key, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return granted
}

/** Grants what levels pay at the beginning of each week and month, and on birthdays, by the merchants' own days (VIP-2). */
export const payJob = (gateway: Gateway): Job => ({
  name: 'vip-pays',
  everyMs,
  run: async () => {
    const { db, merchants, clock } = gateway
    const now = clock.now()
    let granted = 0
    for (const code of await realMerchants(db.read)) {
      const merchant = await merchants.find(code)
      const vip = merchant && vipOf(merchant)
      if (!vip) continue
      const { timeZone } = merchant.settings
      const today = dayAt(timeZone, now)
      const all = () => vipMembers(db.read, code)
      const occasions: Paid[] = [
        { pay: 'weekly', period: periodAt(timeZone, 'week', now).name, members: all },
        { pay: 'monthly', period: periodAt(timeZone, 'month', now).name, members: all },
      ]
      for (const occasion of occasions) granted += await payAll(gateway, merchant, vip, occasion, now)
      const born = () => bornOn(db.read, code, birthdaysOn(today))
      granted += await payBirthdays(gateway, merchant, vip, { today, members: born, now })
    }
    return granted
  },
})

/** Grants the gifts of a day, each once a year: a birthday that was bound later the same day is found by the next run. */
async function payBirthdays(
  { db }: Gateway,
  merchant: Merchant,
  vip: Vip,
  { today, members, now }: { today: string; members: Paid['members']; now: number },
): Promise<number> {
  const found = await members()
  if (found.length === 0) return 0
  return db.transaction(async (trx) => {
    let count = 0
    for (const { id: memberId, level } of found) {
      if (await exclusionOf(trx, memberId, now)) continue
      const paid = { merchant, vip, memberId, level, now }
      count += (await payPeriod(trx, paid, 'birthday', today.slice(0, 4))) ? 1 : 0
    }
    return count
  })
}
