import type { Deposit } from '@plaza/contract/money'
import { lazy } from '@plaza/ui/lazy'
import { Suspense } from 'react'
import { Button } from '@plaza/ui/button'
import { Notice } from '@plaza/money'
import { Skeleton } from '@plaza/ui/skeleton'
import { useDepositText } from '../../locales/deposit/texts'
import { PaymentFields } from './PaymentFields'
import { openPaymentPage } from './payment-page'

// Their code is loaded by those who pay this way.
const QrPayment = lazy(() => import('./QrPayment').then((module) => ({ default: module.QrPayment })))
const CryptoPayment = lazy(() =>
  import('./CryptoPayment').then((module) => ({ default: module.CryptoPayment })),
)

/** How an unpaid order is paid: the page of the service, or everything to scan and to copy (DEPOSIT-7). */
export function PaymentSteps({ deposit }: { deposit: Deposit }) {
  const t = useDepositText()
  const { instructions } = deposit
  if (deposit.state !== 'awaiting-payment' || !instructions) return null
  switch (instructions.kind) {
    case 'redirect':
      return (
        <Notice tone="info" title={t('deposit.pay.redirect')}>
          <p>{t('deposit.pay.redirectText')}</p>
          <Button variant="primary" isBlock iconEnd="external" onClick={() => openPaymentPage(deposit)}>
            {t('deposit.pay.open')}
          </Button>
        </Notice>
      )
    case 'qr':
      return (
        <Suspense fallback={<Skeleton shape="block" />}>
          <QrPayment payload={instructions.payload} />
          <PaymentFields fields={instructions.fields} />
        </Suspense>
      )
    case 'crypto':
      return (
        <Suspense fallback={<Skeleton shape="block" />}>
          <CryptoPayment payment={instructions} currency={deposit.currency} />
        </Suspense>
      )
    case 'transfer':
      return <PaymentFields fields={instructions.fields} />
    case 'offline':
      return (
        <>
          {deposit.saidPaidAt === undefined && <Notice tone="info" title={t('deposit.pay.offline')} />}
          <PaymentFields fields={instructions.fields} />
        </>
      )
    case 'voucher':
      return null
  }
}
