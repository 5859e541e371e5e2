-- The limit that a stake would exceed, as its kind and period, or null (RG-3): of several the one that lasts longest. A
-- wager or loss limit may be used up to its amount, a time limit (minutes) up to its last minute. `frames` has the day,
-- week and month that are counted in.
create or replace function play_limit_hit(of_member text, stake_minor bigint, frames jsonb, at bigint)
returns text language plpgsql stable as $$
declare
  held record;
  counted_from bigint;
  counted_to bigint;
  counted text;
  total_staked bigint;
  total_won bigint;
begin
  for held in select kind, period, amount from limits_on_play(of_member) loop
    if counted is distinct from held.period then
      counted := held.period;
      counted_from := (frames->held.period->>'from')::bigint;
      counted_to := (frames->held.period->>'to')::bigint;
      select staked, won into total_staked, total_won from play_staked(of_member, counted_from, counted_to);
    end if;
    if (case held.kind
      when 'wager' then total_staked + stake_minor > held.amount
      when 'loss' then total_staked - total_won + stake_minor > held.amount
      else play_time_ms(of_member, counted_from, at) >= held.amount * 60000 end) then
      return held.kind || ' ' || held.period;
    end if;
  end loop;
  return null;
end $$;
