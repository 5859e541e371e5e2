-- Answers ended_stakes: rounds by the day on which they ended in the zone of their site.
create or replace function play_ended_stakes() returns setof ended_stake language sql stable as $$
  select p.merchant, p.member_id, p.vendor, p.id, merchant_day(s.site, p.ended_at), p.staked_minor, p.won_minor, p.ended_at
  from play_rounds p join play_sittings s on s.id = p.sitting_id
    join games g on g.merchant = s.site and g.node_id = p.node_id
  where p.ended_at is not null and p.mode = 'real' and p.bets > 0 and p.staked_minor > 0
$$;
