create or replace function lottery_order_is_late()
returns trigger language plpgsql as $$
begin
  if lottery_orders_are_fixed(new.site, new.lottery, new.issue) then
    raise exception 'lottery: the orders of issue % are fixed', new.issue using errcode = '23514';
  end if;
  return new;
end $$;
