-- Written by `node packages/gateway/bin/stored-code.mjs` from modules/stakes/member-days/stored-code/hooks/member_days_changed.sql.
-- Tells every rule that figures of days have changed and by how much, in the transaction of the entry or the settled stake.
create or replace function member_days_changed(changes member_day_change[]) returns void language plpgsql as $$
begin
  perform team_days_note(changes);
  perform vip_counts_days(changes);
end $$;
