-- The channel and the payload are those of push.ts.
create or replace function push_rewards()
returns trigger language plpgsql as $$
begin
  perform tell_after_commit('plaza_push', json_build_object('memberId', new.member_id, 'rewards', true)::text);
  return null;
end $$;
