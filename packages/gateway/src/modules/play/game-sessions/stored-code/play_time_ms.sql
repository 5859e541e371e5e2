-- How long a member has had games open for money since a time, ms.
create or replace function play_time_ms(of_member text, since bigint, at bigint)
returns bigint language sql stable as $$
  select coalesce(sum(least(coalesce(ended_at, at), at) - greatest(started_at, since)), 0)::bigint
  from play_sittings
  where member_id = of_member and mode = 'real' and coalesce(ended_at, at) > since and started_at < at
$$;
