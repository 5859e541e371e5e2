-- The day on which a transfer counts.
create or replace function member_day_of_booking(of_merchant text, of_kind text, of_reference text, at bigint)
returns text language sql stable as $$
  select merchant_day(of_merchant, coalesce(
    (select min(created_at) from transactions
    where reference = of_reference and merchant = of_merchant and kind = member_day_origin(of_kind)), at))
$$;
