import { localized } from '@plaza/contract/kernel'
import { bonusOf, creditedMinor, wageringOf, type OfferedPromotion } from '@plaza/contract/money'
import { useLanguage } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { useDepositText } from '../../locales/deposit/texts'
import styles from './DepositPreview.module.css'

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
    <dl className={styles.preview}>
      <div className={styles.line}>
        <dt>{t('money.pay')}</dt>
        <dd>
          <Amount minor={amountMinor} currency={currency} size="small" />
        </dd>
      </div>
      <div className={styles.line}>
        <dt>{t('money.fee')}</dt>
        <dd>
          {feeMinor > 0 ? <Amount minor={feeMinor} currency={currency} size="small" /> : t('money.noFee')}
        </dd>
      </div>
      <div className={styles.total}>
        <dt>{t('money.receive')}</dt>
        <dd>
          <Amount minor={receivedMinor} currency={currency} kind="balance" />
        </dd>
      </div>
      <div className={styles.line}>
        <dt>{promotion ? localized(promotion.name, language) : t('deposit.bonus')}</dt>
        <dd>
          {bonusMinor > 0 ? (
            <Amount minor={bonusMinor} currency={currency} size="small" kind="change" />
          ) : (
            t('deposit.noBonus')
          )}
        </dd>
      </div>
      <div className={styles.line}>
        <dt>{t('deposit.turnover')}</dt>
        <dd>
          <Amount minor={receivedMinor + wageringMinor} currency={currency} size="small" />
        </dd>
      </div>
    </dl>
  )
}
