create or replace trigger jackpot_pools_told_update after update on jackpot_pools
  referencing new table as changed
  for each statement execute function tell_jackpots();
