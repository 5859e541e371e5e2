create or replace trigger accounts_note_claim after update of balance_minor on accounts for each row
  when (new.owner = 'house' and starts_with(new.wallet, 'house:debts:')) execute function ledger_note_claim();
