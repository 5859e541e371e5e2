import { sql, type Migration } from 'kysely'
import { memberDayOrigin } from '../../modules/stakes/member-days'

const dayOf = (at: string) =>
  `to_char(to_timestamp(${at} / 1000.0) at time zone (m.settings->>'timeZone'), 'YYYY-MM-DD')`

/** What came back after it was paid, from the day on which it was paid to the one on which it came back, by member and day. */
const moved = `select merchant, member_id, day, sum(count)::integer as count, sum(minor)::bigint as minor, max(at) as at from (
    select b.*, part.* from (
      select a.merchant, a.owner as member_id, e.amount_minor, t.created_at as at, ${dayOf('t.created_at')} as back_day,
        ${dayOf('paid.at')} as paid_day
      from entries e join accounts a on a.id = e.account_id and a.owner <> 'house' join merchants m on m.code = a.merchant
        join transactions t on t.id = e.transaction_id cross join lateral (
          select min(p.created_at) as at from transactions p
          where p.merchant = a.merchant and p.reference = t.reference and p.kind = 'withdrawal-paid') paid
      where t.kind = 'withdrawal-back' and paid.at is not null
    ) b cross join lateral (values (b.paid_day, 1, b.amount_minor), (b.back_day, -1, -b.amount_minor)) part(day, count, minor)
    where b.paid_day <> b.back_day
  ) parts group by 1, 2, 3`

const statements = [
  // Bookings under way are waited for; the next find the function below.
  `lock table entries, member_days in share row exclusive mode`,
  memberDayOrigin,
  `insert into member_days as d (merchant, member_id, day, category, withdrawals, withdrawal_minor, changed_at)
  select merchant, member_id, day, 'NONE', count, minor, at from (${moved}) moved
  on conflict (member_id, day, category) do update set withdrawals = d.withdrawals + excluded.withdrawals,
    withdrawal_minor = d.withdrawal_minor + excluded.withdrawal_minor`,
  `insert into team_day_changes (merchant, member_id, day, category, deposits, deposit_minor, withdrawals, withdrawal_minor, bets,
    stake_minor, valid_minor, prize_minor, rebate_minor, bonus_minor, transfer_in_minor, transfer_out_minor, other_minor)
  select merchant, member_id, day, 'NONE', 0, 0, count, minor, 0, 0, 0, 0, 0, 0, 0, 0, 0 from (${moved}) moved
  where exists (select from member_lines l where l.member_id = moved.member_id)`,
]

/** A withdrawal that came back counts on the day on which it did, as the records of that day show it (DAYS-1). */
export const withdrawalsThatCameBack: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
