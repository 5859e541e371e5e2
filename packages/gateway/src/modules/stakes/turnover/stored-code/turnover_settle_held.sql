-- Money that was lost is no longer held when new money comes. Nothing changes while something is being played, which
-- may still come back. Bonuses hold first: stakes take the member's own money first.
create or replace function turnover_settle_held(of_member text, credited_minor bigint)
returns void language plpgsql as $$
declare
  one record;
  left_minor bigint;
begin
  perform 1 from turnover_requirements where member_id = of_member and state = 'open' order by id for update;
  if not found or play_has_open_rounds(of_member) or lottery_has_open_orders(of_member) then
    return;
  end if;
  select greatest(0, ledger_owned(merchant, of_member, currency) - credited_minor) into left_minor
  from turnover_requirements where member_id = of_member and state = 'open' order by id limit 1;
  for one in select id, held_minor from turnover_requirements where member_id = of_member and state = 'open'
    order by kind <> 'bonus', id
  loop
    if one.held_minor > left_minor then
      update turnover_requirements set held_minor = left_minor where id = one.id;
    end if;
    left_minor := left_minor - least(one.held_minor, left_minor);
  end loop;
end $$;
