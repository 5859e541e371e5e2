-- What a member did to play within bounds is never rewritten (RG-9).
create or replace function protection_actions_are_kept() returns trigger language plpgsql as $$
begin
  raise exception 'protection_actions: it is append-only' using errcode = '23514';
end $$;
