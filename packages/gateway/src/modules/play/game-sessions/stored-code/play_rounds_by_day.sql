-- Answers member_days_played: rounds by the day on which they ended in the zone of their site.
create or replace function play_rounds_by_day() returns setof member_day_change language sql stable as $$
  select r.merchant, r.member_id, r.day, r.game_type, 0, 0::bigint, 0, 0::bigint, sum(r.bets)::integer,
    sum(r.staked_minor)::bigint, sum(r.staked_minor)::bigint, sum(r.won_minor)::bigint, 0::bigint, 0::bigint, 0::bigint,
    0::bigint, 0::bigint, max(r.ended_at), 0::bigint, 0::bigint, 0::bigint
  from (
    select p.merchant, p.member_id, merchant_day(s.site, p.ended_at) as day, g.game_type, p.bets, p.staked_minor, p.won_minor,
      p.ended_at
    from play_rounds p join play_sittings s on s.id = p.sitting_id
      join games g on g.merchant = s.site and g.node_id = p.node_id
    where p.ended_at is not null and p.mode = 'real' and p.bets > 0
  ) r
  group by r.merchant, r.member_id, r.day, r.game_type
$$;
