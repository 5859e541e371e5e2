import { minorToDecimal } from '@plaza/contract/kernel'
import type { Deposit } from '@plaza/contract/money'
import type { Formats } from '@plaza/i18n'
import type { OrderReference } from '@plaza/ui/order'
import type { DepositText } from '../../locales/deposit/texts'

/** The values that the bank or customer service needs: the amount until it is paid, the reference, the order number. */
export function depositReferences(
  { id, reference, amountMinor, currency, state, held }: Deposit,
  money: Formats['money'],
  t: DepositText,
): OrderReference[] {
  const isAwaited = state === 'awaiting-payment'
  const hasReference = isAwaited || state === 'failed' || held !== undefined
  return [
    ...(isAwaited
      ? [
          {
            label: t('deposit.payAmount'),
            value: money(amountMinor, currency),
            copyValue: minorToDecimal(amountMinor, currency),
          },
        ]
      : []),
    ...(hasReference ? [{ label: t('deposit.reference'), value: reference }] : []),
    ...(!hasReference || id !== reference ? [{ label: t('deposit.orderNo'), value: id }] : []),
  ]
}
