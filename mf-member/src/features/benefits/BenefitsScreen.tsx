import { useCall } from '@plaza/client'
import { benefitsCall, type VipLevel } from '@plaza/contract/growth'
import { useFormats } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { Page } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useBenefitsText } from '../../locales/benefits/texts'
import css from './Benefits.module.css'
import { useBenefitRows, type BenefitRow } from './benefit-rows'
import { LevelCard, type Benefits } from './LevelCard'
import { LevelHistory } from './LevelHistory'
import { LevelTable } from './LevelTable'
import { PaidRewards } from './PaidRewards'
import { useLiveBenefits } from './useLiveBenefits'

/** `/m/member/benefits`: the member's VIP level, what it takes and gives, and what every other level does (VIP-1). */
export function BenefitsScreen() {
  const t = useBenefitsText()
  useLiveBenefits()
  return (
    <Page>
      <Answer
        of={useCall(benefitsCall)}
        pending={<SkeletonRows count={6} />}
        failed={{ title: t('benefits.failed') }}
      >
        {(benefits) => <Club benefits={benefits} />}
      </Answer>
    </Page>
  )
}

function Club({ benefits }: { benefits: Benefits }) {
  const t = useBenefitsText()
  const { money } = useFormats()
  const { level, levels, rewards, changes, wagering, hasBirthday, currency } = benefits
  const rows = useBenefitRows(levels, currency)
  const takes = (
    name: 'depositMinor' | 'validMinor' | 'keepDepositMinor' | 'keepValidMinor',
    label: string,
  ): BenefitRow => ({
    id: name,
    label,
    valueOf: (one: VipLevel) => (one[name] > 0 ? money(one[name], currency) : t('benefits.none')),
  })
  const needs = [
    takes('depositMinor', t('benefits.needDeposit')),
    takes('validMinor', t('benefits.needValid')),
    takes('keepDepositMinor', t('benefits.keepDeposit')),
    takes('keepValidMinor', t('benefits.keepValid')),
  ]
  const hasGift = levels.some(({ pays }) => pays.birthday > 0)
  return (
    <>
      <LevelCard benefits={benefits} />
      <LevelTable
        title={t('benefits.compare')}
        levels={levels.filter((one) => one.level === level || one.level === level + 1)}
        rows={rows}
        own={level}
      />
      {hasGift && !hasBirthday && <p className={css.muted}>{t('benefits.birthdayUnknown')}</p>}
      <PaidRewards rewards={rewards} wagering={wagering} />
      <LevelTable title={t('benefits.all')} levels={levels} rows={[...needs, ...rows]} own={level} />
      <LevelHistory changes={changes} />
    </>
  )
}
