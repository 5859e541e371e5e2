import { ledgerKinds } from '@plaza/contract/money'
import {
  createTestDatabase,
  auditMoney,
  auditAgents,
  dayProblems,
  bringUpToDate,
  migrations,
  type Database,
} from '@plaza/gateway/testing'
import { sql } from 'kysely'
import { money } from '../seeding/seed-money'
import type { WorldPart } from '../seeding/world-part'
import { worldParts } from '../seeding/world-parts'
import { seedDatabase } from '../testing/seed-database'

const kindsOf = async (db: Database): Promise<Record<string, number>> => {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int as count from transactions group by kind`.execute(db.read)
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

/** Rows of every table, and the balance of every account. */
async function contentsOf(db: Database) {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
    order by tablename`.execute(db.read)
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from ${sql.table(name)}`.execute(db.read)
    counts[name] = rows[0]?.count ?? 0
  }
  const accounts = await db.read.selectFrom('accounts').selectAll().orderBy('id').execute()
  // What an entry has had from the first; its kind and time came later.
  const entries = await db.read
    .selectFrom('entries')
    .select(['id', 'transaction_id', 'account_id', 'currency', 'amount_minor', 'balance_after_minor'])
    .orderBy('id')
    .execute()
  return { counts, accounts, entries }
}

/** Parts of the demo that functions of the database write, which a database of that time does not have. */
const rewarding = [
  ...['rewards', 'vip', 'rebates', 'invitations', 'multiples', 'dividends and envelopes'],
  'rates and what they earned',
]
/** The money of that time: rates and salaries earned nobody anything yet. */
const earlierMoney: WorldPart = { ...money, plan: (merchant) => merchant as never }
const earlierParts = worldParts
  .filter(({ name }) => !rewarding.includes(name))
  .map((part) => (part.name === money.name ? earlierMoney : part))

/** What ran after the demo of that time was filled. Everything else is there before: today's world is made of it. */
const ranLater =
  /^2026-11-22(?!.*-audit-trail)|-entries-with-their-time|-codes-to-numbers|-deposit-limits|-vouchers|-uploads|-days-of-before|-limits-in-one-table|-lines-of-members|-days-of-teams|-income-by-day|-withdrawals-that-came-back/
const ofToday = Object.fromEntries(Object.entries(migrations).filter(([name]) => !ranLater.test(name)))

describe('a demo database from before modules had migrations', () => {
  let db: Database
  beforeAll(async () => {
    db = (
      await createTestDatabase({
        name: 'earlier',
        prepare: async (empty) => {
          await empty.migrate(ofToday)
          // Imported play is told to subscribers by a function, which comes with the others.
          await sql`create function member_days_changed(changes member_day_change[]) returns void language plpgsql
            as 'begin end'`.execute(empty.read)
          // Rewards are claimed by functions, which a database of that time does not have.
          await seedDatabase(empty, { parts: earlierParts })
          // The names that the demo used at that time.
          await sql`alter table transactions disable trigger user`.execute(empty.read)
          await sql`update transactions set kind = substr(kind, 6) where kind in ('game-bet', 'game-win')`.execute(
            empty.read,
          )
          await sql`alter table transactions enable trigger user`.execute(empty.read)
        },
      })
    ).db
  })
  afterAll(() => db.close())

  it('a database of the demo from before module migrations is migrated without loss, with one word for each kind of booking', async () => {
    const kinds = await kindsOf(db)
    expect(kinds.bet).toBeGreaterThan(1_000)
    const before = await contentsOf(db)

    await bringUpToDate(db)

    const { bet, win, ...same } = kinds
    expect(await kindsOf(db)).toEqual({ ...same, 'game-bet': bet, 'game-win': win })
    const after = await contentsOf(db)
    // Codes had a table for numbers alone, which is gone: they live for minutes. Days of play are part of the figures by day.
    const {
      sms_codes: _gone,
      play_days: _days,
      member_days: days,
      stored_code: _code,
      team_day_changes: _noted,
      ...counts
    } = before.counts
    expect(after.counts.member_days).toBeGreaterThan(days ?? 0)
    expect(after.counts).toMatchObject(counts)
    expect([after.accounts, after.entries]).toEqual([before.accounts, before.entries])
    expect([...(await auditMoney(db.read)), ...(await dayProblems(db.read))]).toEqual([])
    expect(await auditAgents(db, { merchant: 'demo' })).toEqual([])
    expect(Object.keys(await kindsOf(db)).filter((kind) => !(kind in ledgerKinds))).toEqual([])
  })

  it('a migrated database still refuses changes to booked entries', async () => {
    await expect(sql`update transactions set kind = 'deposit'`.execute(db.read)).rejects.toThrow('append')
  })

  it('a migration of another branch runs even if its time is earlier than that of one that has run', async () => {
    const late = {
      up: async (trx: Parameters<(typeof migrations)[string]['up']>[0]) => {
        await sql`create table of_another_branch (id bigint primary key)`.execute(trx)
      },
    }
    await db.migrate({ ...migrations, '2026-11-01T0800-of-another-branch': late })
    expect((await contentsOf(db)).counts.of_another_branch).toBe(0)
  })
})
