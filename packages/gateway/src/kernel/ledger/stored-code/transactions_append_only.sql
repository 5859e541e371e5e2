create or replace trigger transactions_append_only before update or delete on transactions
  for each statement execute function ledger_is_append_only();
