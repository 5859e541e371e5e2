create or replace trigger turnover_requirements_say_what_is_due
  after insert or update of due_at on turnover_requirements
  for each row execute function say_what_is_due();
