import { creditedMinor } from '@plaza/contract/money'
import { Amount } from '@plaza/ui/amount'
import { useDepositText } from '../../locales/deposit/texts'
import styles from './DepositPreview.module.css'

export interface DepositPreviewProps {
  amountMinor: number
  feeMinor: number
  currency: string
}

/** Shows the payment, the fee and the credited amount before anything is sent (DEPOSIT-2). */
export function DepositPreview({ amountMinor, feeMinor, currency }: DepositPreviewProps) {
  const t = useDepositText()
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
          <Amount minor={creditedMinor({ amountMinor, feeMinor })} currency={currency} kind="balance" />
        </dd>
      </div>
    </dl>
  )
}
