import { sql, type RawBuilder } from 'kysely'

/** Rounds of a merchant's members with the day on which they count; no day while they are open, or where they count nowhere. */
const rounds = (merchant: string) => sql`
  select p.member_id, p.vendor || ':' || p.id as reference, p.is_reported, p.won_minor - p.staked_minor as minor,
    case when p.mode = 'real' and p.bets > 0 and g.node_id is not null then merchant_day(s.site, p.ended_at) end as day
  from play_rounds p join play_sittings s on s.id = p.sitting_id
    left join games g on g.merchant = s.site and g.node_id = p.node_id
  where p.merchant = ${merchant}`

/**
 * The day on which bookings of rounds count, for audits, as a subquery of `member_id`, `reference` of the booking, and `day`: null while the
 * round is open, or where it counts nowhere. Without rounds that a vendor reported, of which nothing is booked by itself.
 */
export const settledRounds = (merchant: string): RawBuilder<unknown> => sql`(
  select member_id, reference, day from (${rounds(merchant)}) r where not is_reported
)`

/** What rounds that vendors reported gave, for audits, as a subquery of `member_id`, `day` and `minor`: prizes less bets. */
export const reportedResults = (merchant: string): RawBuilder<unknown> => sql`(
  select member_id, day, sum(minor) as minor from (${rounds(merchant)}) r where is_reported and day is not null
  group by member_id, day
)`
