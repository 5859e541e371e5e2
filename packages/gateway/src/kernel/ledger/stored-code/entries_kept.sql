create or replace trigger entries_kept before truncate on entries
  for each statement execute function ledger_is_append_only();
