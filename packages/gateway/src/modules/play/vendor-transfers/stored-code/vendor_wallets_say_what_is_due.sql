create or replace trigger vendor_wallets_say_what_is_due after insert or update of return_at on vendor_wallets
  for each row execute function say_what_is_due();
