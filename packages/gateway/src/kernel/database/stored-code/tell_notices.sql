-- Notifies of what committed transactions have left in `notices`, oldest first, and returns how many rows that were. Its own
-- commit is not flushed: no data hangs on it, and pages ask for everything again after a crash.
create or replace function tell_notices()
returns integer language plpgsql as $$
declare
  told integer := 0;
  notice record;
begin
  perform set_config('synchronous_commit', 'off', true);
  for notice in
    with gone as (
      delete from notices where id in (select id from notices order by id limit 1000 for update skip locked) returning *)
    select channel, payload, count(*) as many from gone group by channel, payload order by min(id)
  loop
    perform pg_notify(notice.channel, notice.payload);
    told := told + notice.many;
  end loop;
  return told;
end $$;
