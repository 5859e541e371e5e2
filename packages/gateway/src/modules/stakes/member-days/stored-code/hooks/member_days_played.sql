-- What the rounds and orders of every kind of play come to by day, as they are kept: the audit compares it with the figures.
create or replace function member_days_played() returns setof member_day_change language sql stable as $$
  {each, union all: select * from {name}()}
$$;
