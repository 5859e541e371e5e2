import type { PaymentInstructions } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Notice } from '@plaza/money'
import { CopyField } from '@plaza/ui/copy-field'
import { Countdown } from '@plaza/ui/countdown'
import { Stack } from '@plaza/ui/page'
import { QrCode } from '@plaza/ui/qr'
import { ProgressBar } from '@plaza/ui/progress'
import { useDepositText } from '../../locales/deposit/texts'
import styles from './Payment.module.css'

export interface CryptoPaymentProps {
  payment: Extract<PaymentInstructions, { kind: 'crypto' }>
  currency: string
}

/** A payment to an address of a chain: address, exact amount, network, rate, and its confirmations so far (DEPOSIT-7). */
export function CryptoPayment({ payment, currency }: CryptoPaymentProps) {
  const t = useDepositText()
  const { serverNow } = useRemote()
  const { money } = useFormats()
  const { network, coin, address, coinAmount, rateMinor, rateUntil, confirmations } = payment
  const { seen, needed, reorganisedAt } = confirmations
  // A member who has paid must not pay again: nothing is left to scan or to copy.
  if (seen > 0)
    return (
      <div className={styles.confirmations} role="status">
        <p>{t('deposit.pay.confirmations', { seen, needed })}</p>
        <ProgressBar value={seen} most={needed} />
      </div>
    )
  return (
    <Stack gap={12}>
      {reorganisedAt !== undefined && (
        <Notice tone="warning" isAlert title={t('deposit.pay.reorganised')}>
          {t('deposit.pay.reorganisedText')}
        </Notice>
      )}
      <Notice title={t('deposit.pay.network', { coin, network })}>{t('deposit.pay.networkText')}</Notice>
      <figure className={styles.figure}>
        <div className={styles.code}>
          <QrCode value={address} label={t('deposit.pay.addressLabel')} />
        </div>
        <figcaption className={styles.caption}>{t('deposit.pay.address', { coin, network })}</figcaption>
      </figure>
      <CopyField label={t('deposit.fields.address')} value={address} />
      <CopyField label={t('deposit.fields.coins')} value={`${coinAmount} ${coin}`} copyValue={coinAmount} />
      <p className={styles.caption}>{t('deposit.pay.rate', { coin, rate: money(rateMinor, currency) })}</p>
      <Countdown
        untilMs={rateUntil}
        now={serverNow}
        label={t('deposit.pay.rateLeft')}
        ended={t('deposit.pay.rateOver')}
      />
    </Stack>
  )
}
