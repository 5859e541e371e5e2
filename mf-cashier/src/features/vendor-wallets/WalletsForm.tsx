import type { VendorWallets } from '@plaza/contract/money'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { BalanceLine, LostAnswer, Notice, SubmitFailure } from '@plaza/money'
import { Button } from '@plaza/ui/button'
import { Form, Submit } from '@plaza/ui/form'
import { Page, PageActions } from '@plaza/ui/page'
import { useVendorWalletsText } from '../../locales/vendor-wallets/texts'
import { AutomaticTransfer } from './AutomaticTransfer'
import { BringBack } from './BringBack'
import { LatestTransfers } from './LatestTransfers'
import { TransferFields } from './TransferFields'
import { useTransferForm } from './useTransferForm'
import { useTransferReason } from './useTransferReason'
import { WalletRows } from './WalletRows'

export interface WalletsFormProps {
  wallets: VendorWallets
  /** Navigates to a transfer that was just made. */
  onSent: (id: string) => void
  /** Opens an earlier transfer. */
  onOpen: (id: string) => void
}

/** Every wallet, a transfer either way, everything back in one tap, and the last transfers (WALLET-2). */
export function WalletsForm({ wallets, onSent, onOpen }: WalletsFormProps) {
  const t = useVendorWalletsText()
  const { money } = useFormats()
  const form = useTransferForm(wallets, onSent)
  const isHidden = useStoreValue(useRemote().events.hiddenBalance)
  const { currency, isHeldByBonus, isAutomatic, recent } = wallets
  const { unanswered } = form
  const words = useTransferReason(form, wallets)
  return (
    <Form isPage onSend={() => void form.send()}>
      <Page hasActions>
        <BalanceLine />
        <WalletRows wallets={wallets} chosen={form.vendor} onChoose={form.choose} />
        <BringBack wallets={wallets} />
        {wallets.wallets.map(
          ({ vendor, name, pending }) =>
            pending && (
              <Notice
                key={vendor}
                tone="info"
                title={t(
                  pending.direction === 'in' ? 'vendorWallets.pendingIn' : 'vendorWallets.pendingOut',
                  {
                    name,
                    amount: isHidden ? '****' : money(pending.amountMinor, currency),
                  },
                )}
                action={
                  <Button size="small" onClick={() => onOpen(pending.id)}>
                    {t('vendorWallets.see')}
                  </Button>
                }
              >
                {t('vendorWallets.pendingText', { name })}
              </Notice>
            ),
        )}
        {isHeldByBonus && <Notice title={t('vendorWallets.bonus')}>{t('vendorWallets.bonusText')}</Notice>}
        <SubmitFailure of={form} />
        {unanswered ? (
          <LostAnswer
            of={unanswered}
            currency={currency}
            title={t('vendorWallets.unanswered', { amount: money(unanswered.amountMinor, currency) })}
            text={t('vendorWallets.unansweredText')}
          />
        ) : (
          <TransferFields form={form} currency={currency} error={words.error} isHidden={isHidden} />
        )}
        <AutomaticTransfer isAutomatic={isAutomatic} />
        <LatestTransfers transfers={recent} onOpen={onOpen} />
        <PageActions>
          <Submit isPending={form.isSending} disabledReason={unanswered ? null : words.reason}>
            {t(unanswered ? 'vendorWallets.askAgain' : 'vendorWallets.submit')}
          </Submit>
        </PageActions>
      </Page>
    </Form>
  )
}
