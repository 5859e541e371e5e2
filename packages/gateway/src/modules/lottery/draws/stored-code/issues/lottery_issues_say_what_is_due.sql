-- An issue without orders to settle wakes nobody: most have none.
create or replace trigger lottery_issues_say_what_is_due
  after insert or update of settle_at on lottery_issues
  for each row when (new.settle_at is not null) execute function say_what_is_due();
