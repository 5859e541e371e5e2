-- For gateways of the release before, which may still run beside this one: `play_limit_hit` is the rule now.
-- The limit that a stake would exceed, or null (RG-3). A wager or loss limit may be used up to its amount, a time limit
-- (minutes) up to its last minute.
create or replace function play_limit_reached(
  of_member text, stake_minor bigint, day_from bigint, day_to bigint, at bigint
) returns text language plpgsql stable as $$
declare
  total_staked bigint;
  total_won bigint;
  played_ms bigint;
  reached text;
begin
  if not exists (select from play_limits where member_id = of_member) then
    return null;
  end if;
  select staked, won into total_staked, total_won from play_staked(of_member, day_from, day_to);
  select coalesce(sum(least(coalesce(ended_at, at), at) - greatest(started_at, day_from)), 0)
  into played_ms from play_sittings
  where member_id = of_member and mode = 'real' and coalesce(ended_at, at) > day_from;
  select kind into reached from play_limits
  where member_id = of_member and case kind
    when 'wager' then total_staked + stake_minor > amount
    when 'loss' then total_staked - total_won + stake_minor > amount
    else played_ms >= amount * 60000 end
  order by array_position(array['wager', 'loss', 'time'], kind) limit 1;
  return reached;
end $$;
