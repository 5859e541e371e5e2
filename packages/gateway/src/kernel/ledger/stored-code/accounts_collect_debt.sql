create or replace trigger accounts_collect_debt after update of balance_minor, owed_minor on accounts for each row
  when (new.owed_minor > 0 and new.balance_minor > 0) execute function ledger_collect_debt();
