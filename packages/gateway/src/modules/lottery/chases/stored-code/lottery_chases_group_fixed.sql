create or replace trigger lottery_chases_group_fixed before update of own_group on lottery_chases
  for each statement execute function row_is_fixed();
