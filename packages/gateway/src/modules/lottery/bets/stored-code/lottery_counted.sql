-- Answers play_counted_elsewhere: orders that were placed for money.
create or replace function lottery_counted(of_member text, since bigint)
returns table (bets bigint, staked bigint, won bigint) language sql stable as $$
  select coalesce(sum(line_count), 0)::bigint, coalesce(sum(amount_minor - cancelled_minor), 0)::bigint,
    coalesce(sum(prize_minor + rebate_minor), 0)::bigint
  from lottery_orders
  where member_id = of_member and created_at >= since and not is_practice
    and state not in ('cancelled', 'void')
$$;
