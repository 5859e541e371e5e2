-- Emptying a table is no update and no delete.
create or replace trigger audit_trail_kept before truncate on audit_trail
  for each statement execute function audit_trail_is_append_only();
