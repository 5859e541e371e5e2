import { QrCode } from '@plaza/ui/qr'
import { useDepositText } from '../../locales/deposit/texts'
import styles from './Payment.module.css'

/** The code that a wallet or bank app scans. */
export function QrPayment({ payload }: { payload: string }) {
  const t = useDepositText()
  return (
    <figure className={styles.figure}>
      <div className={styles.code}>
        <QrCode value={payload} label={t('deposit.pay.qrLabel')} />
      </div>
      <figcaption className={styles.caption}>{t('deposit.pay.qr')}</figcaption>
    </figure>
  )
}
