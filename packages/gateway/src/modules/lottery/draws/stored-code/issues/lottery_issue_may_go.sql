-- By the lottery's own newest issue, because the database does not know what time it is for the site.
create or replace function lottery_issue_may_go()
returns trigger language plpgsql as $$
begin
  if old.state not in ('drawn', 'void') or old.settle_at is not null or lottery_issue_kept_until(old) > (
    select draw_at from lottery_issues where lottery_id = old.lottery_id order by no desc limit 1) then
    raise exception 'lottery: issue % is kept', old.no using errcode = '23514';
  end if;
  return old;
end $$;
