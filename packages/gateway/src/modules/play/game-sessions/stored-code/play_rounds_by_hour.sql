-- Answers member_hours_played: rounds by the hour in which they ended in the zone of their merchant.
create or replace function play_rounds_by_hour() returns setof member_hour language sql stable as $$
  select p.merchant, p.member_id, merchant_hour(p.merchant, p.ended_at), sum(p.staked_minor)::bigint,
    sum(p.staked_minor - p.won_minor)::bigint
  from play_rounds p join play_sittings s on s.id = p.sitting_id
    join games g on g.merchant = s.site and g.node_id = p.node_id
  where p.ended_at is not null and p.mode = 'real' and p.bets > 0
  group by p.merchant, p.member_id, merchant_hour(p.merchant, p.ended_at)
$$;
