-- Answers play_staked: bets and wins of vendors that call the wallet.
create or replace function play_staked_by_calls(of_member text, day_from bigint, day_to bigint)
returns table (staked bigint, won bigint) language sql stable as $$
  select coalesce(sum(amount_minor) filter (where action = 'bet' and outcome = 'booked'), 0)::bigint,
    coalesce(sum(amount_minor) filter (where action = 'win'), 0)::bigint
  from vendor_transactions
  where member_id = of_member and created_at >= day_from and created_at < day_to
$$;
