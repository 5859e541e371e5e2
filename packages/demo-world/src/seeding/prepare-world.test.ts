import { decimalToMinor } from '@plaza/contract/kernel'
import {
  createTestDatabase,
  inlineHasher,
  auditMoney,
  auditAgents,
  dayProblems,
  multipleProblems,
  readBalance,
  testStart,
  type Database,
} from '@plaza/gateway/testing'
import { sql } from 'kysely'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { seedDatabase } from '../testing/seed-database'
import { demoPassword } from './prepare-world'

describe('a seeded database', () => {
  let db: Database
  const dataDir = mkdtempSync(join(tmpdir(), 'seeded-'))
  beforeAll(async () => {
    db = (await createTestDatabase()).db
    expect(await seedDatabase(db, { hasher: inlineHasher, dataDir })).toBe(true)
  })
  afterAll(async () => {
    await db.close()
    rmSync(dataDir, { recursive: true })
  })

  // KYC-1
  it('documents of the demo have pictures for operators alone, which can be opened', async () => {
    const pictures = await db.read
      .selectFrom('uploads')
      .select(['id', 'used_for', 'for_operators', 'width', 'height'])
      .where('used_for', 'like', 'kyc%')
      .execute()
    expect(pictures.map(({ used_for: use }) => use?.split(':')[0]).sort()).toEqual([
      ...['kyc', 'kyc', 'kyc', 'kyc', 'kyc', 'kyc-selfie'],
    ])
    for (const { id, width, height, for_operators: isForOperators } of pictures) {
      expect(isForOperators).toBe(true)
      const file = readFileSync(join(dataDir, 'uploads', id.slice(0, 2), id))
      expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width, height })
    }
  })

  // DAYS-2
  it('a seeded database has a sound ledger, and days that are what it comes to', async () => {
    expect([
      ...(await auditMoney(db.read)),
      ...(await dayProblems(db.read)),
      ...(await multipleProblems(db.read)),
    ]).toEqual([])
    expect(await auditAgents(db, { merchant: 'demo' })).toEqual([])
  })

  it('a seeded database has balances that equal the sums of the entries, and player01 has money', async () => {
    const member = await db.read
      .selectFrom('members')
      .selectAll()
      .where('merchant', '=', 'demo')
      .where('account', '=', 'player01')
      .executeTakeFirstOrThrow()
    const balance = await readBalance(
      db.read,
      { memberId: member.id, merchant: 'demo', currency: 'PHP' },
      testStart,
    )
    expect(balance.totalMinor).toBeGreaterThanOrEqual(decimalToMinor('12000.00', 'PHP'))
    expect(balance.version).toBeGreaterThan(100)
  })

  it('a seeded ledger agrees with the rounds played and the orders', async () => {
    const { rows } = await sql<
      Record<'stakes' | 'bets' | 'payouts' | 'wins' | 'orders' | 'deposits', number>
    >`
      select
        (select sum(stake_minor) from member_days where category <> 'LOTT')::bigint as stakes,
        (select sum(prize_minor) from member_days where category <> 'LOTT')::bigint as payouts,
        (select sum(amount_minor) from deposits where state = 'credited')::bigint as orders,
        (select -sum(e.amount_minor) from entries e join transactions t on t.id = e.transaction_id
          join accounts a on a.id = e.account_id where t.kind = 'game-bet' and a.owner <> 'house')::bigint as bets,
        (select sum(e.amount_minor) from entries e join transactions t on t.id = e.transaction_id
          join accounts a on a.id = e.account_id where t.kind = 'game-win' and a.owner <> 'house')::bigint as wins,
        (select sum(e.amount_minor) from entries e join transactions t on t.id = e.transaction_id
          join accounts a on a.id = e.account_id where t.kind = 'deposit' and a.owner <> 'house')::bigint as deposits
    `.execute(db.read)
    const [sums] = rows
    expect(sums?.bets).toBe(sums?.stakes)
    expect(sums?.wins).toBe(sums?.payouts)
    expect(sums?.deposits).toBe(sums?.orders)
    expect(Number(sums?.bets)).toBeGreaterThan(1_000_000_00)
  })

  // START-4, BET-5
  it('seeded lottery orders agree with the days of their members and with the ledger', async () => {
    const { rows } = await sql<Record<'staked' | 'stakes' | 'paid' | 'payouts' | 'prizes', number>>`
      select
        (select sum(amount_minor - cancelled_minor) from lottery_orders where state in ('paid', 'lost', 'corrected'))::bigint as staked,
        (select sum(stake_minor) from member_days where category = 'LOTT')::bigint as stakes,
        (select sum(prize_minor + rebate_minor) from lottery_orders)::bigint as paid,
        (select sum(prize_minor + rebate_minor) from member_days where category = 'LOTT')::bigint as payouts,
        (select sum(e.amount_minor) from entries e join transactions t on t.id = e.transaction_id
          join accounts a on a.id = e.account_id
          where t.kind in ('lottery-prize', 'lottery-rebate', 'lottery-correction') and a.owner <> 'house')::bigint as prizes
    `.execute(db.read)
    const [sums] = rows
    expect(sums?.stakes).toBe(sums?.staked)
    expect(sums?.payouts).toBe(sums?.paid)
    expect(sums?.prizes).toBe(sums?.paid)
    expect(Number(sums?.paid)).toBeGreaterThan(0)
  })

  // START-4
  it('a seeded database records all play round by round with the same stakes and payouts as its days', async () => {
    const { rows } = await sql<
      Record<'rounds' | 'games' | 'staked' | 'days' | 'won' | 'payouts' | 'kept' | 'odd', number>
    >`
      with told as (
        select distinct member_id, substr(sitting_id, 26, 10) as day,
          g.game_type, sum(r.staked_minor) over w as staked, sum(r.won_minor) over w as won, sum(r.bets) over w as bets
        from play_rounds r join games g on g.merchant = r.merchant and g.node_id = r.node_id
        window w as (partition by member_id, substr(sitting_id, 26, 10), g.game_type)
      )
      select (select count(*) from play_rounds)::int as rounds,
        (select count(distinct node_id) from play_rounds)::int as games,
        (select count(*) from told)::int as days,
        (select sum(staked) from told)::bigint as staked,
        (select sum(won) from told)::bigint as won,
        (select count(*) from told join member_days d on d.member_id = told.member_id and d.category = told.game_type
          where d.day = told.day and d.stake_minor = told.staked and d.prize_minor = told.won
            and d.bets = told.bets)::int as payouts,
        (select count(*) from member_days where category not in ('LOTT', 'NONE'))::int as kept,
        (select count(*) from play_rounds r join games g on g.merchant = r.merchant and g.node_id = r.node_id
          where (g.engine is null and r.started_at > ${testStart - 8 * 86_400_000}) or g.vendor <> r.vendor or r.started_at > ${testStart})::int as odd
    `.execute(db.read)
    const [sums] = rows
    expect(sums?.rounds).toBeGreaterThan(500)
    expect(sums?.games).toBeGreaterThan(50)
    expect([sums?.payouts, sums?.kept]).toEqual([sums?.days, sums?.days])
    expect(sums?.odd).toBe(0)
    const gameSessions = await db.read
      .selectFrom('play_sittings')
      .select(sql<number>`sum(staked_minor)::bigint`.as('staked'))
      .select(sql<number>`sum(won_minor)::bigint`.as('won'))
      .executeTakeFirstOrThrow()
    expect(gameSessions).toEqual({ staked: sums?.staked, won: sums?.won })
  })

  it('every account of the demo can sign in with the published password', async () => {
    const rows = await db.read.selectFrom('members').select('password_hash').distinct().execute()
    expect(rows).toHaveLength(1)
    expect(await inlineHasher.verify(demoPassword, rows[0]?.password_hash ?? '')).toBe(true)
  })

  it('a seeded database is not seeded again and loses nothing', async () => {
    const before = await db.read
      .selectFrom('members')
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirst()
    expect(await seedDatabase(db, { hasher: inlineHasher })).toBe(false)
    const after = await db.read
      .selectFrom('members')
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirst()
    expect(after).toEqual(before)
  })
})

describe('two processes that start together', () => {
  it('two processes that start together seed the database once', async () => {
    const { db } = await createTestDatabase()
    const seeds = await Promise.all([1, 2].map(() => seedDatabase(db)))
    expect(seeds.sort()).toEqual([false, true])
    await db.close()
  })
})

describe('a database with other contents', () => {
  it('a database with other contents is not seeded', async () => {
    const { db } = await createTestDatabase()
    const merchant = { code: 'own', name: 'Own', currency: 'PHP', trial_of: null, settings: '{}' }
    await db.write.insertInto('merchants').values(merchant).execute()
    expect(await seedDatabase(db, { hasher: inlineHasher })).toBe(false)
    const rows = await db.read.selectFrom('merchants').select('code').execute()
    expect(rows).toEqual([{ code: 'own' }])
    await db.close()
  })
})
