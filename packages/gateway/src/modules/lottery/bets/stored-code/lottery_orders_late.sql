create or replace trigger lottery_orders_late before insert on lottery_orders
  for each row when (new.state = 'placed') execute function lottery_order_is_late();
