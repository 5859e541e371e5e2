import { localized } from '@plaza/contract/kernel'
import { bonusOf, creditedMinor, wageringOf, type OfferedPromotion } from '@plaza/contract/money'
import { useLanguage } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Summary, SummaryFact } from '../../parts/Summary'
import { useDepositText } from '../../locales/deposit/texts'

export interface DepositPreviewProps {
  /** Null while there is no amount that can be deposited. */
  amountMinor: number | null
  feeMinor: number
  currency: string
  /** The chosen promotion, if any. */
  promotion: OfferedPromotion | undefined
}

/**
 * Shows before anything is sent what is paid, the fee, what arrives, the bonus, and what has to be staked before it can be
 * withdrawn; always in view, above the button (DEPOSIT-8).
 */
export function DepositPreview({ amountMinor, feeMinor, currency, promotion }: DepositPreviewProps) {
  const t = useDepositText()
  const language = useLanguage()
  const receivedMinor = amountMinor === null ? null : creditedMinor({ amountMinor, feeMinor })
  const isEnough = promotion !== undefined && amountMinor !== null && amountMinor >= promotion.minMinor
  const bonusMinor = isEnough && receivedMinor !== null ? bonusOf(promotion, receivedMinor) : 0
  const wageringMinor = isEnough ? wageringOf(promotion, bonusMinor) : 0
  const amount = (minor: number | null) =>
    minor === null ? '–' : <Amount minor={minor} currency={currency} size="small" />
  return (
    <Summary label={t('deposit.preview')}>
      <SummaryFact label={t('money.pay')}>{amount(amountMinor)}</SummaryFact>
      <SummaryFact label={t('money.fee')}>
        {amountMinor === null ? '–' : feeMinor > 0 ? amount(feeMinor) : t('money.noFee')}
      </SummaryFact>
      <SummaryFact label={t('money.receive')} isTotal>
        {amount(receivedMinor)}
      </SummaryFact>
      <SummaryFact label={promotion ? localized(promotion.name, language) : t('deposit.bonus')}>
        {bonusMinor > 0 ? (
          <Amount minor={bonusMinor} currency={currency} size="small" kind="change" />
        ) : (
          t('deposit.noBonus')
        )}
      </SummaryFact>
      <SummaryFact label={t('deposit.turnover')}>
        {amount(receivedMinor === null ? null : receivedMinor + wageringMinor)}
      </SummaryFact>
    </Summary>
  )
}
