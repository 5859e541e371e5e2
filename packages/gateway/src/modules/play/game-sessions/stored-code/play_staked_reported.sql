-- Answers play_staked: rounds that vendors with wallets of their own have reported.
create or replace function play_staked_reported(of_member text, day_from bigint, day_to bigint)
returns table (staked bigint, won bigint) language sql stable as $$
  select coalesce(sum(staked_minor), 0)::bigint, coalesce(sum(won_minor), 0)::bigint from play_rounds
  where member_id = of_member and is_reported and ended_at >= day_from and ended_at < day_to
$$;
