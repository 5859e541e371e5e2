-- Where the hour of a merchant's zone that contains a moment begins; both ms since the epoch.
create or replace function merchant_hour(of_merchant text, at bigint) returns bigint language sql stable as $$
  select (extract(epoch from date_trunc('hour', to_timestamp(at / 1000.0), settings->>'timeZone')) * 1000)::bigint
  from merchants where code = of_merchant
$$;
