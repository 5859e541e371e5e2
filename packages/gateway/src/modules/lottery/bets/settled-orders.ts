import { sql, type RawBuilder } from 'kysely'

/**
 * The day on which bookings of orders count, for audits, as a subquery of `member_id`, `reference` of the booking, and `day`: null while the
 * order waits for its draw, or where it counts nowhere.
 */
export const settledOrders = (merchant: string): RawBuilder<unknown> => sql`(
  select member_id, id as reference, case when state in ('paid', 'lost', 'corrected') and not is_practice
    then merchant_day(site, ended_at) end as day
  from lottery_orders where merchant = ${merchant}
)`
