create or replace trigger entries_append_only before update or delete on entries
  for each statement execute function ledger_is_append_only();
