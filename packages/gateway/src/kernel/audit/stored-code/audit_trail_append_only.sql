create or replace trigger audit_trail_append_only before update or delete on audit_trail
  for each statement execute function audit_trail_is_append_only();
