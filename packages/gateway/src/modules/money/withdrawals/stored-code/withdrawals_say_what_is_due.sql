create or replace trigger withdrawals_say_what_is_due after insert or update of due_at on withdrawals
  for each row execute function say_what_is_due();
