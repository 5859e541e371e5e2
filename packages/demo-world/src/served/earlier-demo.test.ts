import {
  auditMoney,
  auditAgents,
  dayProblems,
  bringUpToDate,
  createApp,
  createLogger,
  createTestDatabase,
  inlineHasher,
  prepareTestSecrets,
  readSettings,
  testOutsideKey,
  type Database,
  type Gateway,
} from '@plaza/gateway/testing'
import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDemoWorld } from '../demo-world'
import { earlierDemo, loadEarlierDemo } from '../testing/earlier-demo/load-earlier-demo'

/** Every row of every table as text, by table, without the list of migrations. */
async function contentsOf(db: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
    order by tablename`.execute(db.read)
  const contents: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t order by 1`.execute(db.read)
    contents[name] = rows.map(({ row }) => row)
  }
  return contents
}

/** The kinds of booking that were renamed. */
const renamed = (row: string) => row.replace(/"kind": "(bet|win)"/, '"kind": "game-$1"')

interface Selling {
  issue: { no: string } | null
  last: { no: string } | null
}

type Row = Record<string, unknown>
type Contents = Record<string, string[]>

/** Columns that were added, by table, with what every earlier row has in them. */
const added: Record<string, Row> = {
  accounts: { owed_minor: 0, owed_version: 0 },
  play_rounds: { is_reported: false },
  deposits: { instructions: null, said_paid_at: null, progress_height: null },
  games: { lottery: null },
  suspense_items: { network: null, is_booked: true },
  members: { real_name: null, secrets_changed_at: null, closed_at: null, birth_date: null },
  sessions: { is_limited: false },
  mails: { kind: 'personal', deleted_at: null, reward: null, from_member_id: null, key: null },
  promotions: { category: null, plan: null },
  payment_passwords: { changed_at: null, wrong_tries: 0, locked_until: null },
  withdrawals: {
    payout_account_id: null,
    fee_minor: 0,
    attempts: 0,
    adapter: null,
    causes: [],
    taken_by: null,
    taken_at: null,
    conflict: null,
  },
}

/** Tables that are gone: codes that had lived for minutes are asked for again, days of play are part of the figures by day. */
const dropped = ['sms_codes', 'play_days']

/** Columns that are not compared, by table: what an entry copies from its transaction, and the count of all changes. */
const derived: Record<string, readonly string[]> = {
  entries: ['kind', 'created_at'],
  catalogue_versions: ['version'],
}

const parsed = (rows: string[] | undefined) => (rows ?? []).map((row) => JSON.parse(row) as Row)
const inOrder = (row: Row) => JSON.stringify(Object.entries(row).sort())

/** A table's rows in an order of their own, without what is derived and without which games have left. */
const comparable = (table: string, rows: Row[]) =>
  rows
    .map((row) => {
      const kept = Object.entries(row).filter(([column]) => !derived[table]?.includes(column))
      const hasLeft = table === 'games' && row['game_type'] === 'LOTT'
      return inOrder({ ...Object.fromEntries(kept), ...(hasLeft && { left_at: null }) })
    })
    .sort()

describe('a dump of the demo from before modules had migrations', () => {
  let db: Database
  let gateway: Gateway
  let before: Contents
  let after: Contents
  let now = earlierDemo.dumpedAt
  const dataDir = mkdtempSync(join(tmpdir(), 'earlier-demo-'))
  const call = async (url: string, cookie: string) => {
    const headers = { host: 'localhost', cookie, 'user-agent': 'plaza-chaos' }
    return (await gateway.app.inject({ url, headers })).json<{ code?: string; value: never }>()
  }

  beforeAll(async () => {
    db = (await createTestDatabase({ name: 'dumped', prepare: loadEarlierDemo })).db
    before = await contentsOf(db)
    await bringUpToDate(db)
    after = await contentsOf(db)
    await prepareTestSecrets(db)
    expect(
      await db.transaction((trx) => createDemoWorld().complete(trx, { hasher: inlineHasher, now, dataDir })),
    ).toEqual([
      'demo: lotteries, payout accounts, feedback, security, verification, document pictures, responsible play, contracts, agent links, freeze requests',
      'lite: lotteries, payout accounts',
    ])
    const settings = readSettings({ TEST_CLOCK: '1', DEMO: '1', KEY_ENCRYPTION_KEY: testOutsideKey })
    settings.traffic.gatewayWork = Infinity
    const { modules: extraModules } = createDemoWorld()
    gateway = await createApp({
      settings,
      clock: { now: () => now },
      db,
      logger: createLogger('silent'),
      hasher: inlineHasher,
      extraModules,
    })
  })
  afterAll(async () => {
    await gateway.app.close()
    await db.close()
    rmSync(dataDir, { recursive: true })
  })

  // SERVER-9
  it('migrating a dumped demo keeps every row of every table, and renames two kinds of booking', () => {
    expect(before['entries']?.length).toBeGreaterThan(10_000)
    for (const [table, rows] of Object.entries(before)) {
      if (dropped.includes(table)) continue
      const expected = parsed(table === 'transactions' ? rows.map(renamed) : rows)
      expect([table, comparable(table, parsed(after[table]))]).toEqual([
        table,
        comparable(
          table,
          expected.map((row) => ({ ...row, ...added[table] })),
        ),
      ])
    }
    const left = parsed(after['games']).filter(({ game_type: type }) => type === 'LOTT')
    expect(left.length).toBeGreaterThan(0)
    expect(left.every(({ left_at: at }) => typeof at === 'number')).toBe(true)
  })

  // DAYS-1
  it('days of play of an earlier demo are in the figures by day', () => {
    const figures = parsed(after['member_days']).filter(({ category }) => category !== 'NONE')
    const played = figures.map(({ merchant, member_id, day, category, bets, stake_minor, prize_minor }) => ({
      ...{ merchant, member_id, day, bets, stake_minor },
      ...{ game_type: category, payout_minor: prize_minor },
    }))
    expect(played.map(inOrder).sort()).toEqual(parsed(before['play_days']).map(inOrder).sort())
    expect(played.length).toBeGreaterThan(500)
  })

  // Before any job runs: what jobs pay afterwards is income that members have earned.
  it('members of a migrated demo are still signed in, with the balances that they had', async () => {
    for (const { cookie, totalMinor } of Object.values(earlierDemo.signedIn))
      expect(await call('/wps/wallets/balance', cookie)).toMatchObject({
        value: { totalMinor, currency: 'PHP' },
      })
  })

  it('a demo from before there were lotteries gets them with their past and tiles, once', async () => {
    expect(
      await db.transaction((trx) => createDemoWorld().complete(trx, { hasher: inlineHasher, now, dataDir })),
    ).toEqual([])
    for (const job of gateway.jobs) while ((await job.run()) > 0);
    const { value } = (await call('/lgw/games/mobile', '')) as unknown as { value: { lotteries: Selling[] } }
    expect(value.lotteries).toHaveLength(21)
    for (const { issue, last } of value.lotteries) expect([issue?.no, last?.no]).not.toContain(undefined)
    const list = (await call('/wps/game/list?gameType=LOTT', '')) as unknown as {
      value: { games: { gameName: string }[] }
    }
    expect(list.value.games.map(({ gameName }) => gameName)).toContain('Northern Board')
  })

  it('members of a demo from before there were payout accounts have one to withdraw to', async () => {
    const answer = await call('/wps/withdraw/accounts', earlierDemo.signedIn.player01.cookie)
    expect(JSON.stringify(answer)).toContain('••••')
  })

  it('a session that had ended before the dump stays ended', async () => {
    expect((await call('/wps/wallets/balance', earlierDemo.signedOut)).code).toMatch(/^session\./)
  })

  it('orders that were in progress when the demo was dumped reach their end after the migration', async () => {
    for (let round = 0; round < 30; round += 1) {
      now += 1_000
      for (const job of gateway.jobs) while ((await job.run()) > 0);
    }
    const { rows } = await sql<{ state: string }>`
      select state from deposits where created_at > ${earlierDemo.dumpedAt - 60_000}
      union all select state from withdrawals where created_at > ${earlierDemo.dumpedAt - 60_000}`.execute(
      db.read,
    )
    expect(rows.map(({ state }) => state).sort()).toEqual([
      'credited',
      'credited',
      'credited',
      'failed',
      'paid',
      'paid',
    ])
    expect([...(await auditMoney(db.read)), ...(await dayProblems(db.read))]).toEqual([])
    expect(await auditAgents(db, { merchant: 'demo' })).toEqual([])
  })

  it('a session of a migrated demo ends by the same rule of time', async () => {
    const { cookie } = earlierDemo.signedIn.player01
    now = earlierDemo.dumpedAt + 720 * 3_600_000
    expect((await call('/wps/wallets/balance', cookie)).code).toMatch(/^session\./)
  })
})
