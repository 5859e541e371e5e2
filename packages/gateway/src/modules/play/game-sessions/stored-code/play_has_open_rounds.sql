-- Whether a member has a round that has not ended: for rules of other modules.
create or replace function play_has_open_rounds(of_member text)
returns boolean language sql stable as $$
  select exists (select from play_rounds where member_id = of_member and ended_at is null)
$$;
