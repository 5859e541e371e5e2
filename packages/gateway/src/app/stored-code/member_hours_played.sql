-- Written by `node packages/gateway/bin/stored-code.mjs` from modules/stakes/member-days/stored-code/hooks/member_hours_played.sql.
-- What the rounds and orders of every kind of play come to by hour, as they are kept: the audit compares it with the figures.
create or replace function member_hours_played() returns setof member_hour language sql stable as $$
  select * from lottery_orders_by_hour()
  union all
  select * from play_rounds_by_hour()
$$;
