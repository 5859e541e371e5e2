-- Tells every rule that figures of days have changed and by how much, in the transaction of the entry or the settled stake.
create or replace function member_days_changed(changes member_day_change[]) returns void language plpgsql as $$
begin
  {each: perform {name}(changes);}
end $$;
