-- Every stake of money that has ended, as the rounds and orders of every kind of play have it: the audit compares what is kept of
-- them for rankings.
create or replace function ended_stakes() returns setof ended_stake language sql stable as $$
  {each, union all: select * from {name}()}
$$;
