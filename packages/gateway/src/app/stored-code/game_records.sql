-- Written by `node packages/gateway/bin/stored-code.mjs` from modules/money/game-record/stored-code/hooks/game_records.sql.
-- What a member played for money between two times: what is settled by when it was settled, and what is open by when it began.
create or replace function game_records(of_member text, from_ms bigint, to_ms bigint)
returns setof game_record language sql stable as $$
  select * from lottery_game_records(of_member, from_ms, to_ms)
  union all
  select * from play_game_records(of_member, from_ms, to_ms)
$$;
