import type { DepositState, WithdrawalState } from '@plaza/contract/money'
import type { CashierText } from '../texts'

/** Who or what an order in a state is waiting for; undefined when it waits for nobody. */
export function waitsFor(state: DepositState | WithdrawalState, t: CashierText): string | undefined {
  switch (state) {
    case 'created':
      return t('waitsFor.us')
    case 'awaiting-payment':
      return t('waitsFor.payment')
    case 'processing':
      return t('waitsFor.provider')
    case 'submitted':
    case 'under-review':
      return t('waitsFor.review')
    case 'approved':
      return t('waitsFor.transfer')
    case 'paying':
      return t('waitsFor.bank')
    default:
      return undefined
  }
}
