create or replace trigger deposits_say_what_is_due after insert or update of due_at on deposits
  for each row execute function say_what_is_due();
