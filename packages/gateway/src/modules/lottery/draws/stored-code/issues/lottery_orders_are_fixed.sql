-- For triggers of whoever takes orders.
create or replace function lottery_orders_are_fixed(of_merchant text, of_lottery text, of_issue text)
returns boolean language sql stable as $$
  select exists (select from lotteries l join lottery_issues i on i.lottery_id = l.id and i.no = of_issue
    where l.merchant = of_merchant and l.code = of_lottery and i.digest is not null)
$$;
