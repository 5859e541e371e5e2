-- Answers play_staked: orders by when they were placed, and what they won by when they ended.
create or replace function lottery_staked(of_member text, day_from bigint, day_to bigint)
returns table (staked bigint, won bigint) language sql stable as $$
  select
    (select coalesce(sum(amount_minor - cancelled_minor), 0)::bigint from lottery_orders
    where member_id = of_member and created_at >= day_from and created_at < day_to and state <> 'void'),
    (select coalesce(sum(prize_minor + rebate_minor), 0)::bigint from lottery_orders
    where member_id = of_member and ended_at >= day_from and ended_at < day_to)
$$;
