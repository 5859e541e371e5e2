create or replace trigger lottery_chases_say_what_is_due after insert or update of due_at on lottery_chases
  for each row execute function say_what_is_due();
