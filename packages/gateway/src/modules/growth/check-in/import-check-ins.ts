import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'

/** A day on which a member checked in. */
export interface ImportedCheckIn {
  memberId: string
  /** `YYYY-MM-DD` at the merchant. */
  day: string
  amountMinor: number
  at: number
  /** Whether a card made it up, in the month of `at`'s day. */
  cardMonth: string | null
}

/** Writes days of members; what they were credited is booked elsewhere. @throws for a day that is there already */
export const importCheckIns = (
  trx: Trx,
  merchant: string,
  checkIns: readonly ImportedCheckIn[],
): Promise<void> =>
  insertRows(
    trx,
    'check_ins',
    checkIns.map(({ memberId, day, amountMinor, at, cardMonth }) => ({
      merchant,
      member_id: memberId,
      day,
      amount_minor: amountMinor,
      at,
      card_month: cardMonth,
    })),
  )
