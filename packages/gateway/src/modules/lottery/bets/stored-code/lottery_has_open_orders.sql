-- Whether a member has orders that are not settled: for rules that hold in the database.
create or replace function lottery_has_open_orders(of_member text)
returns boolean language sql stable as $$
  select exists (select from lottery_orders where member_id = of_member and state = 'placed')
$$;
