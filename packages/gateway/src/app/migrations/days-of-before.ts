import { sql, type Migration } from 'kysely'

/** The day of the zone of a merchant `m` at a moment, ms. */
const dayOf = (moment: string) =>
  `to_char(to_timestamp((${moment}) / 1000.0) at time zone (m.settings->>'timeZone'), 'YYYY-MM-DD')`

const bonuses = `'deposit-bonus', 'bonus-given-up', 'bonus-expired', 'cashback', 'reward-promotion', 'reward-vip',
  'reward-mission', 'reward-red-packet', 'reward-check-in', 'reward-invitation', 'reward-compensation'`

/** What was booked by day. What came back counts on the day of what it takes back. */
const booked = `select b.merchant, b.member_id, b.day,
    count(*) filter (where b.kind in ('deposit', 'suspense-credit')) as deposits,
    coalesce(sum(b.minor) filter (where b.kind in ('deposit', 'suspense-credit')), 0) as deposit_minor,
    coalesce(sum(case when b.minor < 0 then 1 else -1 end)
      filter (where b.kind in ('withdrawal-paid', 'withdrawal-back')), 0) as withdrawals,
    coalesce(-sum(b.minor) filter (where b.kind in ('withdrawal-paid', 'withdrawal-back')), 0) as withdrawal_minor,
    coalesce(sum(b.minor) filter (where b.kind in (${bonuses})), 0)
      as bonus_minor,
    coalesce(sum(b.minor) filter (where b.kind = 'reward-rebate'), 0) as rebate_minor,
    coalesce(sum(b.minor) filter (where b.kind = 'upline-received'), 0) as transfer_in_minor,
    coalesce(-sum(b.minor) filter (where b.kind in ('upline-sent', 'upline-returned')), 0) as transfer_out_minor,
    coalesce(sum(b.minor) filter (where b.kind in ('adjustment', 'commission')), 0) as other_minor,
    max(b.at) as at
  from (
    select a.merchant, a.owner as member_id, e.kind, e.amount_minor as minor, e.created_at as at,
      ${dayOf(`coalesce((select min(o.created_at) from transactions o
        where o.reference = t.reference and o.merchant = t.merchant and o.kind = case e.kind
          when 'withdrawal-back' then 'withdrawal-paid' when 'upline-returned' then 'upline-sent' end), e.created_at)`)} as day
    from entries e join accounts a on a.id = e.account_id and a.owner <> 'house'
      join transactions t on t.id = e.transaction_id join merchants m on m.code = a.merchant
    where e.kind in (${bonuses}, 'reward-rebate', 'deposit', 'suspense-credit', 'withdrawal-paid', 'withdrawal-back',
      'upline-received', 'upline-sent', 'upline-returned', 'adjustment', 'commission')
  ) b
  group by b.merchant, b.member_id, b.day`

/** What rounds come to by day. */
const rounds = `select r.member_id, ${dayOf('r.ended_at')} as day, g.game_type as category, sum(r.bets) as bets,
    sum(r.staked_minor) as stake_minor, sum(r.staked_minor) as valid_minor, sum(r.won_minor) as prize_minor,
    0::bigint as rebate_minor, max(r.ended_at) as at
  from play_rounds r join play_sittings s on s.id = r.sitting_id
    join games g on g.merchant = s.site and g.node_id = r.node_id join merchants m on m.code = s.site
  where r.ended_at is not null and r.mode = 'real' and r.bets > 0
  group by 1, 2, 3`

/** What orders of lotteries come to by day. */
const orders = `select o.member_id, ${dayOf('o.ended_at')} as day, 'LOTT' as category,
    sum(case when o.cancelled_minor = 0 then o.line_count
      else (select count(*) from lottery_lines l where l.order_id = o.id and l.state <> 'cancelled') end) as bets,
    sum(o.amount_minor - o.cancelled_minor) as stake_minor,
    sum(o.amount_minor - o.cancelled_minor - o.invalid_minor) as valid_minor, sum(o.prize_minor) as prize_minor,
    sum(o.rebate_minor) as rebate_minor, max(o.ended_at) as at
  from lottery_orders o join merchants m on m.code = o.site
  where o.ended_at is not null and o.state in ('paid', 'lost', 'corrected') and not o.is_practice
  group by 1, 2`

const statements = [
  // What was played, as its days had it; a lottery's rebate was part of the payout.
  `insert into member_days (merchant, member_id, day, category, bets, stake_minor, valid_minor, prize_minor, rebate_minor,
    changed_at)
  select p.merchant, p.member_id, p.day, p.game_type, p.bets, p.stake_minor, p.stake_minor - p.invalid_minor,
    p.payout_minor - coalesce(l.rebate_minor, 0), coalesce(l.rebate_minor, 0), coalesce(l.at, 0)
  from play_days p left join (${orders}) l
    on l.member_id = p.member_id and l.day = p.day and l.category = p.game_type
  on conflict (member_id, day, category) do nothing`,
  `insert into member_days (merchant, member_id, day, category, deposits, deposit_minor, withdrawals, withdrawal_minor,
    rebate_minor, bonus_minor, transfer_in_minor, transfer_out_minor, other_minor, changed_at)
  select merchant, member_id, day, 'NONE', deposits, deposit_minor, withdrawals, withdrawal_minor, rebate_minor,
    bonus_minor, transfer_in_minor, transfer_out_minor, other_minor, at
  from (${booked}) part
  on conflict (member_id, day, category) do nothing`,
  // Days whose play cannot be derived from what is kept of it: the audit leaves it alone.
  `update member_days d set is_carried = true
  where d.category <> 'NONE' and not exists (
    select from (${rounds} union all ${orders}) t
    where t.member_id = d.member_id and t.day = d.day and t.category = d.category and t.bets = d.bets
      and t.stake_minor = d.stake_minor and t.valid_minor = d.valid_minor and t.prize_minor = d.prize_minor
      and t.rebate_minor = d.rebate_minor)`,
  `drop table play_days`,
]

/** Fills the figures by day (DAYS-1) with those of the days before there were any, and leaves the days of play that they replace. */
export const daysOfBefore: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
