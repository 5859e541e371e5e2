create or replace trigger reward_parts_say_what_is_due after insert or update of due_at on reward_parts
  for each row execute function say_what_is_due();
