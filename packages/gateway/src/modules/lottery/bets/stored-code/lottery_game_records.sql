-- Answers game_records: orders on lotteries.
create or replace function lottery_game_records(of_member text, from_ms bigint, to_ms bigint)
returns setof game_record language sql stable as $$
  select o.lottery || ':' || o.id, 'order', 'LOTT', coalesce(g.name, ''), o.lottery, coalesce(g.name, o.lottery), o.id,
    case when o.ended_at is null then 'open' when o.state in ('cancelled', 'void') then 'void'
      when o.prize_minor + o.rebate_minor > o.amount_minor - o.cancelled_minor then 'won' else 'lost' end,
    case when o.state = 'void' then 0 else o.amount_minor - o.cancelled_minor end,
    case when o.state in ('paid', 'lost', 'corrected') then o.amount_minor - o.cancelled_minor - o.invalid_minor else 0 end,
    o.prize_minor + o.rebate_minor, coalesce(o.ended_at, o.created_at), null::jsonb
  from lottery_orders o left join lateral (
    select name from games where merchant = o.site and lottery = o.lottery order by node_id limit 1
  ) g on true
  where o.member_id = of_member and not o.is_practice and (
    (o.ended_at is not null and o.ended_at >= from_ms and o.ended_at < to_ms)
    or (o.ended_at is null and o.created_at >= from_ms and o.created_at < to_ms))
$$;
