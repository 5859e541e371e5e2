create or replace trigger lottery_chases_mode_fixed before update of prize_mode on lottery_chases
  for each statement execute function row_is_fixed();
