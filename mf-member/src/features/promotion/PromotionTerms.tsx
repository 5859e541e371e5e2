import type { PromotionSummary } from '@plaza/contract/growth'
import { useFormats } from '@plaza/i18n'
import { Fact, Facts } from '@plaza/ui/facts'
import { usePromotionText } from '../../locales/promotion/texts'

export interface PromotionTermsProps {
  terms: PromotionSummary
  currency: string
  /** An operator decides how much of the reward is given. */
  isMost: boolean
  /** The per cent are of losses, not of a deposit. */
  isLoss: boolean
}

const gameTypes = [
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'PVP',
  'INHOUSE',
  'POKER',
  'LOTT',
] as const

/** The terms of a promotion, all of them before anybody joins (R17): least deposit, wagering, highest bet and win, time. */
export function PromotionTerms({ terms, currency, isMost, isLoss }: PromotionTermsProps) {
  const t = usePromotionText()
  const { money } = useFormats()
  const amount = (minor: number | undefined) => (minor === undefined ? undefined : money(minor, currency))
  const days = (count: number | null | undefined) =>
    count === undefined
      ? undefined
      : count === null
        ? t('promotion.term.anyTime')
        : t('promotion.term.dayCount', { count })
  const { percent, types, wagering, wageringDays, highestStakeMinor } = terms
  const names = types?.flatMap((type) => gameTypes.find((known) => known === type) ?? [])
  const hasWagering = wagering > 0
  const facts: [string, string | undefined][] = [
    [
      t(isLoss ? 'promotion.term.cashback' : 'promotion.term.percent'),
      percent === undefined ? undefined : t('promotion.term.percentOf', { percent }),
    ],
    [t('promotion.term.cap'), amount(terms.capMinor)],
    [t(isMost ? 'promotion.term.rewardMost' : 'promotion.term.reward'), amount(terms.rewardMinor)],
    [t('promotion.term.friend'), amount(terms.friendMinor)],
    [t('promotion.term.leastDeposit'), amount(terms.leastDepositMinor)],
    [t('promotion.term.leastLoss'), amount(terms.leastLossMinor)],
    [t('promotion.term.required'), amount(terms.requiredMinor)],
    [t('promotion.term.types'), names?.map((type) => t(`promotion.types.${type}`)).join(', ')],
    [t('promotion.term.days'), days(terms.days)],
    [
      t('promotion.term.wagering'),
      hasWagering ? t('promotion.term.times', { times: wagering }) : t('promotion.term.noWagering'),
    ],
    [t('promotion.term.wageringDays'), hasWagering ? days(wageringDays) : undefined],
    [
      t('promotion.term.highest'),
      hasWagering ? (amount(highestStakeMinor ?? undefined) ?? t('promotion.term.anyStake')) : undefined,
    ],
    [t('promotion.term.highestWin'), t('promotion.term.anyWin')],
  ]
  return (
    <Facts>
      {facts.map(
        ([label, value]) =>
          value !== undefined && (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ),
      )}
    </Facts>
  )
}
