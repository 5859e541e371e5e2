-- stale: the sign-in, when play should put its idle expiry off.
create or replace function wallet_answer(seat play_seat, renew_before bigint default 0)
returns jsonb language sql stable as $$
  select jsonb_build_object(
    'status', 'OK',
    'balanceMinor', coalesce(sum(balance_minor) filter (where wallet = 'main'), 0),
    'currency', seat.currency,
    'balanceVersion', coalesce(sum(version), 0),
    'stale', case when seat.idle_expires_at < renew_before then seat.session_id end)
  from accounts where merchant = seat.merchant and owner = seat.member_id and currency = seat.currency
$$;
