import { sql } from 'kysely'
import type { Database } from '../../../../kernel/database/database'

/** What a job was about: everything that it may have changed is found by these. */
export interface Subject {
  lottery: string
  issue: string
  /** Ids of its members, in an order that is the same in every run. */
  members: readonly string[]
}

type Row = Record<string, unknown>

const rowsOf = async (db: Database, statement: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await statement.execute(db.read)).rows

const ordersOf = (db: Database, { members }: Subject) =>
  rowsOf(
    db,
    sql`select o.id as name, member_id, o.state, o.amount_minor, cancelled_minor, prize_minor, rebate_minor, correction,
        ended_at is null as is_open, coalesce(chase_id, '') as chase,
        (select jsonb_agg(jsonb_build_array(l.no, l.state, l.win_units, l.prize_fine) order by l.no)
          from lottery_lines l where l.order_id = o.id) as lines
      from lottery_orders o where member_id = any(${members})`,
  )

const chasesOf = (db: Database, { members }: Subject) =>
  rowsOf(
    db,
    sql`select c.id as name, member_id, state, placed_count, reserved_minor, spent_minor, refunded_minor, prize_minor,
        (select jsonb_agg(jsonb_build_array(i.no, i.state, i.prize_minor, i.reason, i.order_id) order by i.no)
          from lottery_chase_issues i where i.chase_id = c.id) as issues
      from lottery_chases c where member_id = any(${members})`,
  )

const ledgerOf = (db: Database, { members }: Subject) =>
  rowsOf(
    db,
    sql`select t.kind, t.reference, t.idempotency_key, jsonb_agg(jsonb_build_array(
          a.owner, case when a.owner = 'house' then regexp_replace(a.wallet, ':[0-9]+$', '') else a.wallet end,
          e.amount_minor) order by e.amount_minor) as entries
      from transactions t join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
      where t.id in (select e.transaction_id from entries e join accounts a on a.id = e.account_id
        where a.owner = any(${members}))
      group by t.id`,
  )

const countsOf = async (db: Database, { members, lottery, issue }: Subject) => ({
  balances: await rowsOf(
    db,
    sql`select owner, wallet, balance_minor, version, owed_minor from accounts where owner = any(${members})`,
  ),
  days: await rowsOf(
    db,
    sql`select member_id, sum(bets) as bets, sum(stake_minor) as stake, sum(prize_minor) as prize,
        sum(rebate_minor) as rebate, sum(valid_minor) as valid
      from member_days where category = 'LOTT' and member_id = any(${members}) group by member_id`,
  ),
  mails: await rowsOf(db, sql`select member_id, content from mails where member_id = any(${members})`),
  exposure: await rowsOf(
    db,
    sql`select play, part, most_minor from lottery_exposure_parts where lottery = ${lottery} and issue = ${issue}`,
  ),
  issues: await rowsOf(
    db,
    sql`select i.state, i.corrections, i.settle_at is null as is_settled, i.has_orders, i.orders
      from lottery_issues i join lotteries l on l.id = i.lottery_id where l.code = ${lottery} and i.no = ${issue}`,
  ),
  audit: await rowsOf(
    db,
    sql`select operation, by, why, before, after from audit_trail where subject = ${`${lottery} ${issue}`}`,
  ),
})

/** Names for ids, which are others in every run: of members by their place, of orders and plans by their owner. */
function namesOf({ members, issue }: Subject, owned: readonly Row[]): [string, string][] {
  const ofMembers = members.map((id, index): [string, string] => [id, `member ${index + 1}`])
  const ofOwned = owned.map(({ name, member_id: member }): [string, string] => [
    String(name),
    `${String(name).slice(0, 2)} of member ${members.indexOf(String(member)) + 1}`,
  ])
  return [...ofMembers, ...ofOwned, [issue, 'the issue']]
}

/**
 * Orders, plans, ledger, balances, days, exposure, mails, audit trail and pushes of a job, without times and with names
 * for ids, so that those of two runs can be compared.
 */
export async function readBooks(
  db: Database,
  subject: Subject,
  pushes: readonly string[],
): Promise<Record<string, string[]>> {
  const [orders, chases] = [await ordersOf(db, subject), await chasesOf(db, subject)]
  const names = namesOf(subject, [...orders, ...chases])
  const named = (text: string) => names.reduce((all, [id, name]) => all.replaceAll(id, name), text)
  const lists: Record<string, readonly unknown[]> = {
    orders,
    chases,
    ledger: await ledgerOf(db, subject),
    ...(await countsOf(db, subject)),
    pushes: pushes.filter((push) => subject.members.some((id) => push.includes(id))),
  }
  return Object.fromEntries(
    Object.entries(lists).map(([list, rows]) => [
      list,
      rows.map((row) => named(typeof row === 'string' ? row : JSON.stringify(row))).toSorted(),
    ]),
  )
}
