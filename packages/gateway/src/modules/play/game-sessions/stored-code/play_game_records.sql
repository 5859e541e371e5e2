-- Answers game_records: rounds of games. One of which every bet was taken back is void.
create or replace function play_game_records(of_member text, from_ms bigint, to_ms bigint)
returns setof game_record language sql stable as $$
  select r.vendor || ':' || r.id, 'round', coalesce(g.game_type, ''), coalesce(g.name, ''), r.vendor,
    coalesce(v.name, r.vendor), r.id,
    case when r.ended_at is null then 'open' when r.bets = 0 then 'void'
      when r.won_minor > r.staked_minor then 'won' else 'lost' end,
    r.staked_minor, case when r.ended_at is null then 0 else r.staked_minor end, r.won_minor,
    coalesce(r.ended_at, r.started_at), r.proof
  from play_rounds r join play_sittings s on s.id = r.sitting_id
    left join games g on g.merchant = s.site and g.node_id = r.node_id
    left join vendors v on v.merchant = s.site and v.code = r.vendor
  where r.member_id = of_member and r.mode = 'real' and (
    (r.ended_at is not null and r.ended_at >= from_ms and r.ended_at < to_ms)
    or (r.ended_at is null and r.started_at >= from_ms and r.started_at < to_ms))
$$;
