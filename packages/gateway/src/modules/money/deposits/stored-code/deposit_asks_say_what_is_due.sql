create or replace trigger deposit_asks_say_what_is_due after insert or update of ask_at on deposit_asks
  for each row execute function say_what_is_due();
