create or replace trigger lotteries_say_what_is_due after insert or update of next_at on lotteries
  for each row execute function say_what_is_due();
