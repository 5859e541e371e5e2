create or replace trigger vendor_transfers_say_what_is_due after insert or update of next_at on vendor_transfers
  for each row execute function say_what_is_due();
