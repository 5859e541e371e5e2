create or replace trigger transactions_kept before truncate on transactions
  for each statement execute function ledger_is_append_only();
