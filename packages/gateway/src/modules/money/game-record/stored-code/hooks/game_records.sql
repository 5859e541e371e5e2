-- What a member played for money between two times: what is settled by when it was settled, and what is open by when it began.
create or replace function game_records(of_member text, from_ms bigint, to_ms bigint)
returns setof game_record language sql stable as $$
  {each, union all: select * from {name}(of_member, from_ms, to_ms)}
$$;
