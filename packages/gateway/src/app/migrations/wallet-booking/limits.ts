/** The limits that a player has set, in the form that launching and betting need (RG-3). */
export const limitStatements = [
  // Wins are counted by it too.
  `drop index vendor_transactions_staked`,
  `create index vendor_transactions_member on vendor_transactions (member_id, created_at)`,

  // A wager or loss limit may be used up to its amount, a time limit (minutes) up to its last minute.
  `create function play_limit_reached(of_member text, stake_minor bigint, day_from bigint, day_to bigint, at bigint)
  returns text language plpgsql stable as $$
  declare
    staked bigint;
    won bigint;
    played_ms bigint;
    reached text;
  begin
    if not exists (select from play_limits where member_id = of_member) then
      return null;
    end if;
    select coalesce(sum(amount_minor) filter (where action = 'bet' and outcome = 'booked'), 0),
      coalesce(sum(amount_minor) filter (where action = 'win'), 0)
    into staked, won from vendor_transactions
    where member_id = of_member and created_at >= day_from and created_at < day_to;
    select coalesce(sum(least(coalesce(ended_at, at), at) - greatest(started_at, day_from)), 0)
    into played_ms from play_sittings
    where member_id = of_member and mode = 'real' and coalesce(ended_at, at) > day_from;
    select kind into reached from play_limits
    where member_id = of_member and case kind
      when 'wager' then staked + stake_minor > amount
      when 'loss' then staked - won + stake_minor > amount
      else played_ms >= amount * 60000 end
    order by array_position(array['wager', 'loss', 'time'], kind) limit 1;
    return reached;
  end $$`,
]
