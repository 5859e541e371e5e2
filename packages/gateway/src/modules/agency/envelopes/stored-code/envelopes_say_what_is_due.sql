create or replace trigger envelopes_say_what_is_due after insert or update of due_at on envelopes
  for each row execute function say_what_is_due();
