import type { KycLevel } from '@plaza/contract/identity'
import { BalanceLine } from '@plaza/money'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page } from '@plaza/ui/page'
import { useDepositText } from '../../locales/deposit/texts'
import { VerifyLink } from '../../parts/VerifyLink'

/** Before the form, where the merchant takes deposits from verified members alone (KYC-2). */
export function DepositGate({ level }: { level: KycLevel }) {
  const t = useDepositText()
  return (
    <Page>
      <BalanceLine />
      <EmptyState
        title={t('deposit.kyc.title')}
        text={t(level === 'full' ? 'deposit.kyc.full' : 'deposit.kyc.basic')}
        action={<VerifyLink />}
      />
    </Page>
  )
}
