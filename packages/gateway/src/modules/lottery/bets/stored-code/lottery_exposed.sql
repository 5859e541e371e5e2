-- The most that one draw can cost: of each play what its parts come to, or all that its lines can win if that is less.
create or replace function lottery_exposed(of_site text, of_lottery text, of_issue text)
returns bigint language sql stable as $$
  select coalesce(sum(least(every, told)), 0)::bigint from (
    select coalesce(sum(most_minor) filter (where part = 'all'), 0) as every,
      coalesce(sum(most_minor) filter (where part <> 'all'), 0) as told
    from lottery_exposure_parts
    where site = of_site and lottery = of_lottery and issue = of_issue
    group by play
  ) plays
$$;
