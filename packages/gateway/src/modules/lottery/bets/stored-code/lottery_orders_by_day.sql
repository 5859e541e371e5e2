-- Answers member_days_played: orders that were drawn, by the day on which they were settled first in the zone of their site.
create or replace function lottery_orders_by_day() returns setof member_day_change language sql stable as $$
  select o.merchant, o.member_id, o.day, 'LOTT', 0, 0::bigint, 0, 0::bigint, sum(o.bets)::integer,
    sum(o.stake_minor)::bigint, sum(o.stake_minor - o.invalid_minor)::bigint, sum(o.prize_minor)::bigint,
    sum(o.rebate_minor)::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, max(o.ended_at), 0::bigint, 0::bigint, 0::bigint
  from (
    select merchant, member_id, merchant_day(site, ended_at) as day, case when cancelled_minor = 0 then line_count
        else (select count(*) from lottery_lines l where l.order_id = lottery_orders.id and l.state <> 'cancelled') end as bets,
      amount_minor - cancelled_minor as stake_minor, invalid_minor, prize_minor, rebate_minor, ended_at
    from lottery_orders
    where ended_at is not null and state in ('paid', 'lost', 'corrected') and not is_practice
  ) o
  group by o.merchant, o.member_id, o.day
$$;
