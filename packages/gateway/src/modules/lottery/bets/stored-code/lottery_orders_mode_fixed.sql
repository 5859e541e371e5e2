create or replace trigger lottery_orders_mode_fixed before update of prize_mode on lottery_orders
  for each statement execute function row_is_fixed();
