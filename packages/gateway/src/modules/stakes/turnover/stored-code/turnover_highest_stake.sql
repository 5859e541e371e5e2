-- The highest stake that a member may place while a bonus runs; null for any.
create or replace function turnover_highest_stake(of_member text)
returns bigint language sql stable as $$
  select min(highest_stake_minor) from turnover_requirements where member_id = of_member and state = 'open'
$$;
