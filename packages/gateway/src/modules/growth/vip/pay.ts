import type { Localized } from '@plaza/contract/kernel'
import type { VipPay } from '@plaza/contract/growth'
import type { Trx } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { grantReward } from '../rewards'
import type { Vip, VipTerms } from './vip-settings'

/** What is paid to whom. */
export interface PaidMember {
  merchant: Pick<Merchant, 'code'>
  vip: Vip
  memberId: string
  level: number
  now: number
}

const amounts = {
  upgrade: 'upgradeMinor',
  weekly: 'weeklyMinor',
  monthly: 'monthlyMinor',
  birthday: 'birthdayMinor',
} as const satisfies Record<VipPay, keyof VipTerms>

/** What a level pays on an occasion, minor units; 0 for nothing. */
export const payOf = (terms: VipTerms | undefined, pay: VipPay): number => terms?.[amounts[pay]] ?? 0

const names: Record<VipPay, (level: number) => Localized> = {
  upgrade: (level) => ({ en: `VIP ${String(level)} reached`, fil: `Naabot ang VIP ${String(level)}` }),
  weekly: (level) => ({
    en: `Weekly pay, VIP ${String(level)}`,
    fil: `Lingguhang bigay, VIP ${String(level)}`,
  }),
  monthly: (level) => ({
    en: `Monthly pay, VIP ${String(level)}`,
    fil: `Buwanang bigay, VIP ${String(level)}`,
  }),
  birthday: (level) => ({
    en: `Birthday gift, VIP ${String(level)}`,
    fil: `Regalo sa kaarawan, VIP ${String(level)}`,
  }),
}

/** Grants what a level pays, once for its reference; nothing where it pays nothing. Returns whether it is new. */
async function grant(
  trx: Trx,
  { merchant, vip, memberId, level, now }: PaidMember,
  pay: VipPay,
  reference: string,
): Promise<boolean> {
  const amountMinor = payOf(vip.levels[level], pay)
  if (amountMinor === 0) return false
  const { isNew } = await grantReward(trx, {
    merchant: merchant.code,
    memberId,
    source: 'vip',
    reference: `${pay} ${reference}`,
    name: names[pay](level),
    amountMinor,
    wagering: vip.wagering,
    calendar: `vip-${pay}`,
    now,
  })
  return isNew
}

/** Grants the bonus of a level that was reached, once in a member's life: who falls and rises again has had it (VIP-2). */
export const payUpgrade = (trx: Trx, paid: PaidMember): Promise<boolean> =>
  grant(trx, paid, 'upgrade', String(paid.level))

/** Grants what a member's level pays for a week, a month or a birthday, once for the period (VIP-2). */
export const payPeriod = (
  trx: Trx,
  paid: PaidMember,
  pay: Exclude<VipPay, 'upgrade'>,
  period: string,
): Promise<boolean> => grant(trx, paid, pay, period)
