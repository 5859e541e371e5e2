create or replace trigger lottery_orders_hash_fixed before update of salt, hash on lottery_orders
  for each statement execute function row_is_fixed();
