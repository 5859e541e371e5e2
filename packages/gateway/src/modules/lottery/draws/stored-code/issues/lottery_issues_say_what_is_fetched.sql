create or replace trigger lottery_issues_say_what_is_fetched
  after insert or update of fetch_at on lottery_issues
  for each row when (new.fetch_at is not null) execute function say_what_is_due();
