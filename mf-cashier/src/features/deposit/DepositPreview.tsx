import { creditedMinor } from '@plaza/contract/money'
import { Amount } from '@plaza/ui/amount'
import { useDepositText } from '../../locales/deposit/texts'
import styles from './DepositPreview.module.css'

export interface DepositPreviewProps {
  amountMinor: number
  feeMinor: number
  currency: string
}

/**
 * Shows before anything is sent what is paid, the fee, what arrives, the bonus, and what has to be staked before it can be
 * withdrawn (DEPOSIT-8).
 */
export function DepositPreview({ amountMinor, feeMinor, currency }: DepositPreviewProps) {
  const t = useDepositText()
  const receivedMinor = creditedMinor({ amountMinor, feeMinor })
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
        <dt>{t('deposit.bonus')}</dt>
        <dd>{t('deposit.noBonus')}</dd>
      </div>
      <div className={styles.line}>
        <dt>{t('deposit.turnover')}</dt>
        <dd>
          <Amount minor={receivedMinor} currency={currency} size="small" />
        </dd>
      </div>
    </dl>
  )
}
