-- What a member staked and won between two times, over every kind of play: for the limits of a day (RG-3).
create or replace function play_staked(of_member text, day_from bigint, day_to bigint)
returns table (staked bigint, won bigint) language sql stable as $$
  select sum(part.staked)::bigint, sum(part.won)::bigint from (
    {each, union all: select * from {name}(of_member, day_from, day_to)}
  ) part
$$;
