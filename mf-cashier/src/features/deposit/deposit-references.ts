import { minorToDecimal } from '@plaza/contract/kernel'
import type { Deposit } from '@plaza/contract/money'
import type { Formats } from '@plaza/i18n'
import type { OrderReference } from '@plaza/ui/order'
import type { DepositText } from '../../locales/deposit/texts'

/** The values that the bank or customer service needs: the amount until it is paid, the reference, the order number. */
export function depositReferences(
  { id, reference, amountMinor, currency, state, held, instructions }: Deposit,
  money: Formats['money'],
  t: DepositText,
): OrderReference[] {
  // On the page of a service nothing is to be copied, and coins stand beside their address.
  const isCopied = instructions?.kind !== 'redirect' && instructions?.kind !== 'crypto'
  const isAwaited = state === 'awaiting-payment' && isCopied
  const payMinor = instructions && 'payMinor' in instructions ? instructions.payMinor : amountMinor
  // A member who asks about a payment has one number to quote, where both are the same.
  const hasReference = isAwaited || ((state === 'failed' || held !== undefined) && reference !== id)
  const isOffline = instructions?.kind === 'offline'
  const referenceLabel = t(isOffline ? 'deposit.fields.reference' : 'deposit.reference')
  return [
    ...(isAwaited
      ? [
          {
            label: t('deposit.payAmount'),
            value: money(payMinor, currency),
            copyValue: minorToDecimal(payMinor, currency),
          },
        ]
      : []),
    ...(hasReference ? [{ label: referenceLabel, value: reference }] : []),
    ...(!hasReference || id !== reference ? [{ label: t('deposit.orderNo'), value: id }] : []),
  ]
}
