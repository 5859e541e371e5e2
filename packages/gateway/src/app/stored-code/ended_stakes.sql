-- Written by `node packages/gateway/bin/stored-code.mjs` from modules/stakes/multiples/stored-code/hooks/ended_stakes.sql.
-- Every stake of money that has ended, as the rounds and orders of every kind of play have it: the audit compares what is kept of
-- them for rankings.
create or replace function ended_stakes() returns setof ended_stake language sql stable as $$
  select * from lottery_ended_stakes()
  union all
  select * from play_ended_stakes()
$$;
