-- The day of a merchant's zone at a moment (ms since the epoch), YYYY-MM-DD.
create or replace function merchant_day(of_merchant text, at bigint) returns text language sql stable as $$
  select to_char(to_timestamp(at / 1000.0) at time zone (settings->>'timeZone'), 'YYYY-MM-DD')
  from merchants where code = of_merchant
$$;
