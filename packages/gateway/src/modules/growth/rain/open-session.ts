import { newOrderNumber } from '../../../kernel/order-number'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { rainTerms } from './rain-settings'
import type { PlannedSession } from './schedule'
import { splitPot } from '../../../kernel/split-pot'

/**
 * Makes a session and splits its pot, once for its merchant and beginning: of two processes at the same time, one does it.
 * Returns its id, or null where it was there already.
 */
export async function openSession(
  trx: Trx,
  merchant: Pick<Merchant, 'code' | 'stored' | 'currency'>,
  { startsAt, endsAt }: PlannedSession,
): Promise<string | null> {
  const terms = rainTerms(merchant)
  const id = newOrderNumber('RR')
  const made = await trx
    .insertInto('rain_sessions')
    .values({
      id,
      merchant: merchant.code,
      starts_at: startsAt,
      ends_at: endsAt,
      terms: JSON.stringify(terms),
    })
    .onConflict((conflict) => conflict.columns(['merchant', 'starts_at']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return null
  await insertRows(
    trx,
    'rain_packets',
    splitPot(terms).map((amountMinor, index) => ({
      session_id: id,
      number: index + 1,
      amount_minor: amountMinor,
      draw_id: null,
    })),
  )
  return id
}
