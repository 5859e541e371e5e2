create or replace function audit_trail_is_append_only()
returns trigger language plpgsql as $$
begin
  raise exception 'audit trail: it is append-only' using errcode = '23514';
end $$;
