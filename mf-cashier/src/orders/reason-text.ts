import type { CashierText } from '../texts'

/** Why an order was refused, in words; for a reason that is not in the catalogue, whom to ask. */
export function reasonText(reason: string, t: CashierText): string {
  switch (reason) {
    case 'declined':
    case 'mismatch':
      return t(`reasons.${reason}`)
    default:
      return t('reasons.other')
  }
}
