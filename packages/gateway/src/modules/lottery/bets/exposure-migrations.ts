import { sql, type Kysely, type Migration } from 'kysely'

/**
 * The exposure of an issue by what can be drawn (BET-2). Orders that are open when this runs count with all that they can
 * win, until their issue is settled.
 */
export const exposureByDraw: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table lottery_exposure_outcomes (
      site text not null,
      lottery text not null,
      issue text not null,
      play text not null,
      part text not null,
      unit text collate "C" not null,
      liability_minor bigint not null check (liability_minor >= 0),
      primary key (site, lottery, issue, play, part, unit)
    )`.execute(db)
    await sql`create table lottery_exposure_parts (
      site text not null,
      lottery text not null,
      issue text not null,
      play text not null,
      part text not null,
      hits integer not null,
      most_minor bigint not null check (most_minor >= 0),
      primary key (site, lottery, issue, play, part)
    )`.execute(db)
    await sql`insert into lottery_exposure_parts (site, lottery, issue, play, part, hits, most_minor)
      select site, lottery, issue, owner, part, 0, sum(highest) from (
        select o.site, o.lottery, o.issue, regexp_replace(l.play, '\\.single$', '') as owner, l.highest_minor as highest
        from lottery_orders o join lottery_lines l on l.order_id = o.id
        where o.state = 'placed' and l.state = 'placed' and not o.is_practice
      ) line cross join (values ('all'), ('wide')) as sums(part)
      group by site, lottery, issue, owner, part`.execute(db)
    await sql`drop table lottery_exposure`.execute(db)
    // The most that one draw can cost: of each play what its parts come to, or all that its lines can win if that is less.
    await sql`create function lottery_exposed(of_site text, of_lottery text, of_issue text) returns bigint
    language sql stable as $$
      select coalesce(sum(least(every, told)), 0)::bigint from (
        select coalesce(sum(most_minor) filter (where part = 'all'), 0) as every,
          coalesce(sum(most_minor) filter (where part <> 'all'), 0) as told
        from lottery_exposure_parts
        where site = of_site and lottery = of_lottery and issue = of_issue
        group by play
      ) plays
    $$`.execute(db)
    // Of a part of which one draw hits one outcome the most is exact. Of others the sum of two mosts is at least theirs.
    await sql`create function lottery_expose(of_site text, of_lottery text, of_issue text, added jsonb) returns bigint
    language plpgsql as $$
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
    end
    $$`.execute(db)
  },
}
