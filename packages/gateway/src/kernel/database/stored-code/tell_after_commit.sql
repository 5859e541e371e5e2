-- Tells every process that listens to a channel, once the transaction has committed. A `notify` within a transaction holds a
-- lock of the whole server while the commit is flushed, so that commits with one are flushed one by one: the notice is a row,
-- and `tell_notices` notifies of many at once. The embedded database has one connection, and notifies within the transaction.
create or replace function tell_after_commit(channel text, payload text)
returns void language plpgsql as $$
begin
  if current_setting('plaza.notices', true) = 'at once' then
    perform pg_notify(channel, payload);
  else
    insert into notices (channel, payload) values (channel, payload);
  end if;
end $$;
