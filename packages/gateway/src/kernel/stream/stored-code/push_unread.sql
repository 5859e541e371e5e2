-- The channel and the payload are those of push.ts.
create or replace function push_unread()
returns trigger language plpgsql as $$
declare
  changed text := case when tg_op = 'DELETE' then old.member_id else new.member_id end;
begin
  perform tell_after_commit('plaza_push', json_build_object('memberId', changed, 'unread', true)::text);
  return null;
end $$;
