create or replace trigger entries_of_their_transaction before insert on entries
  for each row execute function entry_of_its_transaction();
