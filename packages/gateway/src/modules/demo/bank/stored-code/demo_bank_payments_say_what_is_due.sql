create or replace trigger demo_bank_payments_say_what_is_due after insert or update of call_at on demo_bank_payments
  for each row execute function say_what_is_due();
