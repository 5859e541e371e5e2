import { localized } from '@plaza/contract/kernel'
import { bonusOf, creditedMinor, wageringOf, type OfferedPromotion } from '@plaza/contract/money'
import { useLanguage } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Fact, Facts } from '@plaza/ui/facts'
import { useDepositText } from '../../locales/deposit/texts'

export interface DepositPreviewProps {
  amountMinor: number
  feeMinor: number
  currency: string
  /** The chosen promotion, if any. */
  promotion: OfferedPromotion | undefined
}

/**
 * Shows before anything is sent what is paid, the fee, what arrives, the bonus, and what has to be staked before it can be
 * withdrawn (DEPOSIT-8).
 */
export function DepositPreview({ amountMinor, feeMinor, currency, promotion }: DepositPreviewProps) {
  const t = useDepositText()
  const language = useLanguage()
  const receivedMinor = creditedMinor({ amountMinor, feeMinor })
  const isEnough = promotion !== undefined && amountMinor >= promotion.minMinor
  const bonusMinor = isEnough ? bonusOf(promotion, receivedMinor) : 0
  const wageringMinor = isEnough ? wageringOf(promotion, bonusMinor) : 0
  return (
    <Facts isFramed>
      <Fact label={t('money.pay')}>
        <Amount minor={amountMinor} currency={currency} size="small" />
      </Fact>
      <Fact label={t('money.fee')}>
        {feeMinor > 0 ? <Amount minor={feeMinor} currency={currency} size="small" /> : t('money.noFee')}
      </Fact>
      <Fact label={t('money.receive')} tone="total">
        <Amount minor={receivedMinor} currency={currency} kind="balance" />
      </Fact>
      <Fact label={promotion ? localized(promotion.name, language) : t('deposit.bonus')}>
        {bonusMinor > 0 ? (
          <Amount minor={bonusMinor} currency={currency} size="small" kind="change" />
        ) : (
          t('deposit.noBonus')
        )}
      </Fact>
      <Fact label={t('deposit.turnover')}>
        <Amount minor={receivedMinor + wageringMinor} currency={currency} size="small" />
      </Fact>
    </Facts>
  )
}
