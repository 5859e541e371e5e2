import { sql, type Kysely, type Migration } from 'kysely'
import { fixRows } from '../../../kernel/database/fixed-rows'
import { dayMs } from '../../../kernel/jobs/clean-up'

/** Issues of a fast lottery that nobody played are kept for this many draws and this long, whichever is more. */
const keptDraws = 1_440
const keptMs = 7 * dayMs
/** Issues with orders, and those of daily lotteries, are kept this long: far beyond the 90 days that lists go back. */
const keptLongMs = 400 * dayMs

/**
 * What was published about draws never changes (DRAW-8): ends of chains, and of an issue its times, its place on the
 * chain, the hash of its seed and its source. An issue never goes back to a former state, keeps its digest once that is
 * fixed, and stays as long as `lottery_issue_kept_until` says.
 */
export const fixedDraws: Migration = {
  up: async (db: Kysely<unknown>) => {
    await fixRows(db, { table: 'lottery_chains' })
    await fixRows(db, {
      table: 'lottery_issues',
      columns: [
        'id',
        'lottery_id',
        'no',
        'n',
        'of_day',
        'open_at',
        'close_at',
        'draw_at',
        'chain',
        'link',
        'seed_hash',
        'source',
      ],
      hasOwnDelete: true,
    })
    // Chains follow from the names, and what a draw means from the rules.
    await fixRows(db, {
      table: 'lotteries',
      columns: ['id', 'merchant', 'code', 'rules'],
      hasOwnDelete: true,
    })
    await sql`create trigger lottery_corrections_kept before truncate on lottery_corrections
      for each statement execute function lottery_corrections_are_append_only()`.execute(db)

    await sql`create function lottery_chain_goes_on() returns trigger language plpgsql as $$
      begin
        raise exception 'lottery: the chain of % does not go back to a link that was used', old.code
          using errcode = '23514';
      end $$`.execute(db)
    await sql`create trigger lotteries_chain_goes_on before update on lotteries
      for each row when ((new.chain, new.link) < (old.chain, old.link))
      execute function lottery_chain_goes_on()`.execute(db)

    await sql`create function lottery_issue_goes_on() returns trigger language plpgsql as $$
      begin
        raise exception 'lottery: what was published of issue % is fixed', old.no using errcode = '23514';
      end $$`.execute(db)
    await sql`create trigger lottery_issues_go_on before update on lottery_issues
      for each row when (
        (old.digest is not null and (new.digest is distinct from old.digest or new.orders <> old.orders))
        or (old.seed is not null and new.seed is distinct from old.seed)
        or (old.state <> 'open' and new.state = 'open')
        or (old.state in ('drawn', 'void') and new.state = 'closed')
      ) execute function lottery_issue_goes_on()`.execute(db)

    // For triggers of whoever takes orders.
    await sql`create function lottery_orders_are_fixed(of_merchant text, of_lottery text, of_issue text)
    returns boolean language sql stable as $$
      select exists (select from lotteries l join lottery_issues i on i.lottery_id = l.id and i.no = of_issue
        where l.merchant = of_merchant and l.code = of_lottery and i.digest is not null)
    $$`.execute(db)

    await sql`create function lottery_issue_kept_until(issue lottery_issues) returns bigint language sql stable as $$
      select issue.draw_at + case
        when issue.has_orders or l.schedule ->> 'kind' = 'daily' then ${sql.lit(keptLongMs)}::bigint
        else greatest(${sql.lit(keptMs)}::bigint, ${sql.lit(keptDraws)} * 1000 * (l.schedule ->> 'seconds')::bigint)
      end from lotteries l where l.id = issue.lottery_id
    $$`.execute(db)
    // By the lottery's own newest issue, because the database does not know what time it is for the site.
    await sql`create function lottery_issue_may_go() returns trigger language plpgsql as $$
      begin
        if old.state not in ('drawn', 'void') or old.settle_at is not null or lottery_issue_kept_until(old) > (
          select draw_at from lottery_issues where lottery_id = old.lottery_id order by no desc limit 1) then
          raise exception 'lottery: issue % is kept', old.no using errcode = '23514';
        end if;
        return old;
      end $$`.execute(db)
    await sql`create trigger lottery_issues_kept before delete on lottery_issues
      for each row execute function lottery_issue_may_go()`.execute(db)
  },
}
