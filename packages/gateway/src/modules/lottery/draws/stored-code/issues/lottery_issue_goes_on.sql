create or replace function lottery_issue_goes_on()
returns trigger language plpgsql as $$
begin
  raise exception 'lottery: what was published of issue % is fixed', old.no using errcode = '23514';
end $$;
