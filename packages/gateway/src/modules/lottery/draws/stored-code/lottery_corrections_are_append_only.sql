create or replace function lottery_corrections_are_append_only()
returns trigger language plpgsql as $$
begin
  raise exception 'lottery: corrections are append-only' using errcode = '23514';
end $$;
