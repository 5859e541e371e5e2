import { useCall } from '@plaza/client'
import { benefitsCall, type VipLevel } from '@plaza/contract/growth'
import { useFormats } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { Page, Stack } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useBenefitsText } from '../../locales/benefits/texts'
import { SkeletonCard } from '../../parts/SkeletonCard'
import { BirthdayUnknown } from './BirthdayUnknown'
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
        pending={
          <Stack gap={24}>
            <SkeletonCard lines={4} />
            <SkeletonRows count={4} />
          </Stack>
        }
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
      {hasGift && !hasBirthday && <BirthdayUnknown />}
      <PaidRewards rewards={rewards} wagering={wagering} />
      <LevelTable title={t('benefits.all')} levels={levels} rows={[...needs, ...rows]} own={level} />
      <LevelHistory changes={changes} />
    </>
  )
}
