import { vipPays, type VipLevel } from '@plaza/contract/growth'
import { useFormats } from '@plaza/i18n'
import { useBenefitsText } from '../../locales/benefits/texts'
import { categories } from '../../parts/is-category'

/** One benefit, with what a level gives of it in words. */
export interface BenefitRow {
  id: string
  label: string
  valueOf: (level: VipLevel) => string
}

/** The benefits that any of the levels has, in the order in which they are shown. */
export function useBenefitRows(levels: readonly VipLevel[], currency: string): BenefitRow[] {
  const t = useBenefitsText()
  const { money, number, percent } = useFormats()
  const amount = (minor: number) => (minor > 0 ? money(minor, currency) : t('benefits.none'))
  const pays = vipPays.map((pay) => ({
    id: pay,
    label: t(`benefits.${pay}`),
    isGiven: (level: VipLevel) => level.pays[pay] > 0,
    valueOf: (level: VipLevel) => amount(level.pays[pay]),
  }))
  const rebates = categories.map((category) => ({
    id: category,
    label: t('benefits.rebate', { category: t(`benefits.categories.${category}`) }),
    isGiven: ({ rebates: rates }: VipLevel) => (rates[category] ?? 0) > 0,
    valueOf: ({ rebates: rates }: VipLevel) => {
      const rate = rates[category] ?? 0
      return rate > 0 ? percent(rate) : t('benefits.none')
    },
  }))
  const withdrawals = [
    {
      id: 'withdrawals',
      label: t('benefits.withdrawals'),
      isGiven: () => true,
      valueOf: (level: VipLevel) => number(level.withdrawals),
    },
    {
      id: 'withdrawal-sum',
      label: t('benefits.withdrawalSum'),
      isGiven: () => true,
      valueOf: (level: VipLevel) => money(level.withdrawalMinor, currency),
    },
    {
      id: 'largest-withdrawal',
      label: t('benefits.largestWithdrawal'),
      isGiven: (level: VipLevel) => level.largestWithdrawalMinor !== undefined,
      valueOf: (level: VipLevel) => money(level.largestWithdrawalMinor ?? 0, currency),
    },
  ]
  return [...pays, ...rebates, ...withdrawals].filter(({ isGiven }) => levels.some(isGiven))
}
