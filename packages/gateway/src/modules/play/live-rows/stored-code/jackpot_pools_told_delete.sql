create or replace trigger jackpot_pools_told_delete after delete on jackpot_pools
  referencing old table as changed
  for each statement execute function tell_jackpots();
