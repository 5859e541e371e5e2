-- Counts a valid stake towards the open requirements, the oldest first. What one of them does not need any more goes to
-- the next; a bonus that has expired and is about to go back gets nothing.
create or replace function turnover_count_stake(of_member text, of_type text, stake_minor bigint, at bigint)
returns void language plpgsql as $$
declare
  one record;
  left_minor bigint := stake_minor;
  missing bigint;
  used_minor bigint;
  counted bigint;
  share bigint;
  is_touched boolean := false;
begin
  for one in select * from turnover_requirements where member_id = of_member and state = 'open' order by id for update
  loop
    exit when left_minor <= 0;
    is_touched := true;
    share := coalesce((one.shares->>of_type)::bigint, 100);
    continue when share = 0 or one.expires_at <= at;
    missing := one.required_minor * 100 - one.done_parts;
    used_minor := least(left_minor, (missing + share - 1) / share);
    counted := least(missing, used_minor * share);
    left_minor := left_minor - used_minor;
    update turnover_requirements set done_parts = done_parts + counted,
      state = case when counted = missing then 'done' else state end,
      ended_at = case when counted = missing then at else ended_at end
    where id = one.id;
    insert into turnover_contributions as c (requirement_id, game_type, staked_minor, counted_parts)
    values (one.id, of_type, used_minor, counted)
    on conflict (requirement_id, game_type) do update set staked_minor = c.staked_minor + excluded.staked_minor,
      counted_parts = c.counted_parts + excluded.counted_parts;
  end loop;
  if is_touched or stake_minor = 0 then
    perform turnover_end_spent(of_member, 0, at);
  end if;
end $$;
