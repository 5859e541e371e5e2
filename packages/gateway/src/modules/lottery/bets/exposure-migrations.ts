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
  },
}
