create or replace trigger promotion_entries_say_what_is_due after insert or update of due_at on promotion_entries
  for each row execute function say_what_is_due();
