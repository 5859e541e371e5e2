create or replace trigger lotteries_fixed before update of id, merchant, code, rules or truncate on lotteries
  for each statement execute function row_is_fixed();
