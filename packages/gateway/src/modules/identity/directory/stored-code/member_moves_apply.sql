-- Moves a member and everybody below it to another line, or out of every line. The day of the move still counts for the line
-- before; days of moves never go back, whatever the clock does.
create or replace function member_moves_apply() returns trigger language plpgsql as $$
declare
  above text[];
  moving text[];
begin
  perform pg_advisory_xact_lock(hashtext('member_lines'));
  select m.merchant, m.upline_id into new.merchant, new.from_upline_id from members m where m.id = new.member_id for update;
  new.day := greatest(new.day, (select max(day) from member_moves where merchant = new.merchant));
  above := array(select ancestor_id from member_lines where member_id = new.member_id and until_day = '9999-12-31');
  moving := new.member_id || array(
    select member_id from member_lines where ancestor_id = new.member_id and until_day = '9999-12-31');
  if new.upline_id = any(moving) then
    raise exception 'a member cannot stand below itself'
      using errcode = 'check_violation', constraint = 'member_moves_no_circle';
  end if;
  if new.upline_id is not null
      and not exists (select from members where id = new.upline_id and merchant = new.merchant) then
    raise exception 'a member stands below members of its own merchant'
      using errcode = 'check_violation', constraint = 'member_moves_same_merchant';
  end if;

  update members set upline_id = new.upline_id where id = new.member_id;
  delete from member_lines
  where ancestor_id = any(above) and member_id = any(moving) and until_day = '9999-12-31' and since_day > new.day;
  update member_lines set until_day = new.day
  where ancestor_id = any(above) and member_id = any(moving) and until_day = '9999-12-31';
  insert into member_lines (ancestor_id, member_id, merchant, depth, since_day, until_day)
  select over.id, under.id, new.merchant, over.depth + under.depth, (new.day::date + 1)::text, '9999-12-31'
  from (
    select new.upline_id as id, 1 as depth where new.upline_id is not null union all
    select ancestor_id, depth + 1 from member_lines where member_id = new.upline_id and until_day = '9999-12-31'
  ) over, (
    select new.member_id as id, 0 as depth union all
    select member_id, depth from member_lines where ancestor_id = new.member_id and until_day = '9999-12-31'
  ) under;
  return new;
end $$;
