-- Answers ended_stakes: orders that were drawn, by the day on which they were settled first in the zone of their site.
create or replace function lottery_ended_stakes() returns setof ended_stake language sql stable as $$
  select merchant, member_id, lottery, id, merchant_day(site, ended_at), amount_minor - cancelled_minor, prize_minor, ended_at
  from lottery_orders
  where ended_at is not null and state in ('paid', 'lost', 'corrected') and not is_practice
    and amount_minor > cancelled_minor
$$;
