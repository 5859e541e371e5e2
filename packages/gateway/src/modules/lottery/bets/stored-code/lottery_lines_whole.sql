create or replace trigger lottery_lines_whole after insert on lottery_lines referencing new table as added
  for each statement execute function lottery_order_is_whole();
