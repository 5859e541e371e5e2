-- Writes the line of new members: whoever each stands directly below at its merchant, and everybody whom that one stood below, on the
-- same days. Nobody moves meanwhile. Members that would stand below each other are refused by the key.
create or replace function member_lines_add() returns trigger language plpgsql as $$
begin
  if not exists (select from added where upline_id is not null) then
    return null;
  end if;
  perform pg_advisory_xact_lock_shared(hashtext('member_lines'));
  insert into member_lines (ancestor_id, member_id, merchant, depth, since_day, until_day)
  with recursive chain (member_id, merchant, up_id, depth) as (
    select a.id, a.merchant, a.upline_id, 1 from added a where a.upline_id is not null
    union all
    select chain.member_id, chain.merchant, a.upline_id, chain.depth + 1
    from chain join added a on a.id = chain.up_id and a.merchant = chain.merchant
    where a.upline_id is not null and chain.depth < 1000
  )
  select up_id, member_id, chain.merchant, depth, '0001-01-01', '9999-12-31'
  from chain join members u on u.id = chain.up_id and u.merchant = chain.merchant
  union all
  select l.ancestor_id, chain.member_id, chain.merchant, l.depth + chain.depth, l.since_day, l.until_day
  from chain join member_lines l on l.member_id = chain.up_id and l.merchant = chain.merchant;
  return null;
end $$;
