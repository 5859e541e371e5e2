-- What the rounds and orders of every kind of play come to by hour, as they are kept: the audit compares it with the figures.
create or replace function member_hours_played() returns setof member_hour language sql stable as $$
  {each, union all: select * from {name}()}
$$;
