-- Answers member_hours_played: orders that were drawn, by the hour in which they were settled first in the zone of their merchant.
create or replace function lottery_orders_by_hour() returns setof member_hour language sql stable as $$
  select merchant, member_id, merchant_hour(merchant, ended_at), sum(amount_minor - cancelled_minor - invalid_minor)::bigint,
    sum(amount_minor - cancelled_minor - prize_minor)::bigint
  from lottery_orders
  where ended_at is not null and state in ('paid', 'lost', 'corrected') and not is_practice
  group by merchant, member_id, merchant_hour(merchant, ended_at)
$$;
