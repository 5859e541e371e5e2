import type { CashierText } from '../texts'

/** Why an order was refused, in words. For a reason without a text, it says whom to contact. */
export function reasonText(reason: string, t: CashierText): string {
  switch (reason) {
    case 'declined':
    case 'mismatch':
    case 'refused':
    case 'unreachable':
      return t(`reasons.${reason}`)
    default:
      return t('reasons.other')
  }
}
