-- Written by `node packages/gateway/bin/stored-code.mjs` from modules/play/game-sessions/stored-code/hooks/play_counted_elsewhere.sql.
-- What a member played elsewhere than in game sessions since a time: for its reality check (RG-4).
create or replace function play_counted_elsewhere(of_member text, since bigint)
returns table (bets bigint, staked bigint, won bigint) language sql stable as $$
  select coalesce(sum(part.bets), 0)::bigint, coalesce(sum(part.staked), 0)::bigint, coalesce(sum(part.won), 0)::bigint
  from (
    select * from lottery_counted(of_member, since)
  ) part
$$;
