import type { OfferedPromotion } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { useDepositText } from '../../locales/deposit/texts'

/** The terms of a promotion in words: what it gives, what has to be staked and until when, and what it needs (BONUS-1). */
export function usePromotionFacts(): (promotion: OfferedPromotion) => string[] {
  const t = useDepositText()
  const { currency, timeZone } = useRemote()
  const { money, dateTime } = useFormats()
  return ({
    percent,
    capMinor,
    wagering,
    expiryDays,
    highestStakeMinor,
    minMinor,
    frequency,
    endsAt,
    usedUntil,
  }) =>
    [
      t('deposit.promotions.gives', { percent, cap: money(capMinor, currency) }),
      t('deposit.promotions.wagering', { times: wagering, count: expiryDays }),
      highestStakeMinor !== null &&
        t('deposit.promotions.highest', { amount: money(highestStakeMinor, currency) }),
      minMinor > 0 && t('deposit.promotions.least', { amount: money(minMinor, currency) }),
      usedUntil !== undefined
        ? t('deposit.promotions.used', { at: dateTime(usedUntil, { timeZone }) })
        : frequency !== 'always' && t(`deposit.promotions.${frequency}`),
      endsAt !== undefined && t('deposit.promotions.ends', { at: dateTime(endsAt, { timeZone }) }),
    ].filter((fact) => fact !== false)
}
