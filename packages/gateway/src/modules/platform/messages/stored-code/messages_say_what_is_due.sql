create or replace trigger messages_say_what_is_due after insert or update of due_at on messages
  for each row execute function say_what_is_due();
