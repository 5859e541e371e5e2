-- Locked by player, so that later calls of the same player wait for this one. The breaker is about the vendor's
-- answers to us: bets are accepted while its own calls arrive.
create or replace function lock_seat(
  of_vendor text, of_sites text[], of_session text, of_player text, at bigint
) returns play_seat language plpgsql as $$
declare
  seat play_seat;
  player_name text;
begin
  select null, s.vendor, s.id, s.merchant, s.site, s.member_id, s.node_id, s.mode, s.currency,
    s.ended_at is null and e.id is not null and e.ended_at is null and e.idle_expires_at > at and e.expires_at > at,
    m.blocked, e.id, e.idle_expires_at,
    g.game_id, g.game_type, greatest(1, coalesce(g.min_bet_minor, 1)), g.max_bet_minor,
    g.node_id is not null and g.support_play and g.left_at is null and not (
      v.is_in_maintenance and v.maintenance_cause is distinct from 'breaker'
      and (v.maintenance_until is null or v.maintenance_until > at)),
    a.player
  into seat.refusal, seat.vendor, seat.sitting_id, seat.merchant, seat.site, seat.member_id, seat.node_id, seat.mode,
    seat.currency, seat.is_open, seat.is_blocked, seat.session_id, seat.idle_expires_at, seat.game_id,
    seat.game_type, seat.min_bet_minor, seat.max_bet_minor, seat.is_offered, player_name
  from launch_tokens t
  join play_sittings s on s.id = t.sitting_id
  join members m on m.id = s.member_id
  join vendor_links l on l.merchant = s.site and l.vendor = s.vendor
  join vendor_accounts a on a.member_id = s.member_id and a.platform = l.platform
  join vendors v on v.merchant = s.site and v.code = s.vendor
  left join sessions e on e.id = s.session_id
  left join games g on g.merchant = s.site and g.node_id = s.node_id
  where t.wallet_session = of_session and s.vendor = of_vendor and s.site = any(of_sites)
  for update of a, s;
  if not found or seat.mode = 'demo' then
    seat.refusal := 'RS_ERROR_INVALID_SESSION';
  elsif player_name <> of_player then
    seat.refusal := 'RS_ERROR_WRONG_PLAYER';
  end if;
  return seat;
end $$;
