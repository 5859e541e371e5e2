-- Of a part of which one draw hits one outcome the most is exact. Of others the sum of two mosts is at least theirs.
create or replace function lottery_expose(of_site text, of_lottery text, of_issue text, added jsonb)
returns bigint language plpgsql as $$
begin
  perform pg_advisory_xact_lock(
    hashtextextended(concat_ws(':', 'lottery-exposure', of_site, of_lottery, of_issue), 0));
  with parts as (
    select * from jsonb_to_recordset(added) as p(play text, part text, hits integer, minor bigint, units jsonb)
  ), told as (
    insert into lottery_exposure_outcomes as o (site, lottery, issue, play, part, unit, liability_minor)
    select of_site, of_lottery, of_issue, p.play, p.part, u.key, u.value::bigint
    from parts p, jsonb_each_text(p.units) u
    on conflict (site, lottery, issue, play, part, unit)
      do update set liability_minor = o.liability_minor + excluded.liability_minor
    returning play, part, liability_minor
  ), largest as (
    select play, part, max(liability_minor) as minor from told group by play, part
  )
  insert into lottery_exposure_parts as e (site, lottery, issue, play, part, hits, most_minor)
  select of_site, of_lottery, of_issue, p.play, p.part, p.hits,
    case when p.hits = 1 then l.minor else p.minor end
  from parts p left join largest l on l.play = p.play and l.part = p.part
  on conflict (site, lottery, issue, play, part) do update set
    most_minor = case when excluded.hits = 1 then greatest(e.most_minor, excluded.most_minor)
      else e.most_minor + excluded.most_minor end;
  return lottery_exposed(of_site, of_lottery, of_issue);
end $$;
