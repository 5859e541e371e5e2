-- Subscribes to requirement_ended: a running part of a reward ends with its wagering (REWARD-1). Its requirement has the
-- reference `RW` and the id of the part.
create or replace function rewards_end_wagering(of_member text, of_kind text, of_reference text, as_state text, at bigint)
returns void language plpgsql as $$
begin
  if of_kind <> 'bonus' or of_reference !~ '^RW[0-9]+$' then
    return;
  end if;
  update reward_parts set ended_at = at,
    state = case as_state when 'given-up' then 'forfeited' when 'expired' then 'expired' else 'claimed' end
  where id = substr(of_reference, 3)::bigint and member_id = of_member and state = 'running';
end $$;
