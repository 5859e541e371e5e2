import type { VendorWallets } from '@plaza/contract/money'
import { useFormats } from '@plaza/i18n'
import { useAmountTexts, type AmountTexts } from '@plaza/money'
import { useVendorWalletsText } from '../../locales/vendor-wallets/texts'
import type { useTransferForm } from './useTransferForm'

/** What the amount field and the button say: first what is wrong with the wallets, then with the amount. */
export function useTransferReason(
  { wallet, direction, limits, amountMinor, allMinor }: ReturnType<typeof useTransferForm>,
  { currency, isHeldByBonus }: VendorWallets,
): AmountTexts {
  const t = useVendorWalletsText()
  const { money } = useFormats()
  const texts = useAmountTexts(amountMinor, limits, currency, {
    tooMuch: t('vendorWallets.tooMuch'),
    notEnough: t('vendorWallets.notEnough', { amount: money(limits.availableMinor, currency) }),
  })
  const because = (reason: string): AmountTexts => ({ error: null, reason })
  if (wallet?.pending) return because(t('vendorWallets.wait'))
  if (direction === 'in' && wallet?.maintenance)
    return because(t('vendorWallets.closed', { name: wallet.name }))
  if (direction === 'in' && isHeldByBonus) return because(t('vendorWallets.bonus'))
  if (allMinor < limits.minMinor)
    return because(t(direction === 'in' ? 'vendorWallets.nothingHere' : 'vendorWallets.nothingThere'))
  return texts
}
