import type { CashierText } from '../texts'

/** Why an order was refused, in words. For a reason without a text, it says whom to contact. */
export function reasonText(reason: string, t: CashierText): string {
  switch (reason) {
    case 'declined':
    case 'mismatch':
    case 'not-received':
    case 'refused':
    case 'unreachable':
    case 'review':
    case 'account-name':
    case 'account-closed':
    case 'documents':
    case 'turnover':
    case 'duplicate':
    case 'rules':
    case 'returned':
    case 'bank':
      return t(`reasons.${reason}`)
    default:
      return t('reasons.other')
  }
}
