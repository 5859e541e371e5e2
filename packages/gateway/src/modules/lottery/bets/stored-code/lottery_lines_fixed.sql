create or replace trigger lottery_lines_fixed before delete or update of order_id, no, play, picks, units,
    multiplier, mode, prize_group, amount_minor, highest_minor, prizes, rebate, sides or truncate on lottery_lines
  for each statement execute function row_is_fixed();
