create or replace trigger lottery_issues_say_when_the_witness_is_asked
  after insert or update of witness_at on lottery_issues
  for each row when (new.witness_at is not null) execute function say_what_is_due();
