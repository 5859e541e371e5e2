create or replace trigger member_moves_applied before insert on member_moves
  for each row execute function member_moves_apply();
