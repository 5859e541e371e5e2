create or replace trigger lottery_orders_have_ended before update on lottery_orders
  for each row when (old.state <> 'placed' and (
    new.state = 'placed' or new.cancelled_minor <> old.cancelled_minor
    or (old.state in ('cancelled', 'void') and new.state <> old.state)))
  execute function lottery_order_has_ended();
