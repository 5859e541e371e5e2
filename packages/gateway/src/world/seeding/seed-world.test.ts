import { decimalToMinor } from '@plaza/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database'
import { ledgerAudit, readBalance } from '../../db/ledger'
import { inlineHasher } from '../../security/password-hasher'
import { createTestDatabase } from '../../testing/test-database'
import { testStart } from '../../testing/create-test-gateway'
import { demoPassword, seedWorld } from './seed-world'

describe('a seeded database', () => {
  let db: Database
  beforeAll(async () => {
    db = (await createTestDatabase()).db
    expect(await seedWorld(db, { hasher: inlineHasher, now: testStart })).toBe(true)
  }, 60_000)
  afterAll(() => db.close())

  it('has a sound ledger', async () => {
    expect(await ledgerAudit(db.read)).toEqual([])
  })

  it('has balances that are the sums of the entries, and player01 is not poor', async () => {
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
    expect(balance.totalMinor).toBeGreaterThanOrEqual(decimalToMinor('12000.00'))
    expect(balance.version).toBeGreaterThan(100)
  })

  it('agrees in its ledger with what was played and what was ordered', async () => {
    const { rows } = await sql<
      Record<'stakes' | 'bets' | 'payouts' | 'wins' | 'orders' | 'deposits', number>
    >`
      select
        (select sum(stake_minor) from play_days)::bigint as stakes,
        (select sum(payout_minor) from play_days)::bigint as payouts,
        (select sum(amount_minor) from deposits where state = 'credited')::bigint as orders,
        (select -sum(e.amount_minor) from entries e join transactions t on t.id = e.transaction_id
          join accounts a on a.id = e.account_id where t.kind = 'bet' and a.owner <> 'house')::bigint as bets,
        (select sum(e.amount_minor) from entries e join transactions t on t.id = e.transaction_id
          join accounts a on a.id = e.account_id where t.kind = 'win' and a.owner <> 'house')::bigint as wins,
        (select sum(e.amount_minor) from entries e join transactions t on t.id = e.transaction_id
          join accounts a on a.id = e.account_id where t.kind = 'deposit' and a.owner <> 'house')::bigint as deposits
    `.execute(db.read)
    const [sums] = rows
    expect(sums?.bets).toBe(sums?.stakes)
    expect(sums?.wins).toBe(sums?.payouts)
    expect(sums?.deposits).toBe(sums?.orders)
    expect(Number(sums?.bets)).toBeGreaterThan(1_000_000_00)
  })

  it('lets everybody of the demo in with the published password', async () => {
    const rows = await db.read.selectFrom('members').select('password_hash').distinct().execute()
    expect(rows).toHaveLength(1)
    expect(await inlineHasher.verify(demoPassword, rows[0]?.password_hash ?? '')).toBe(true)
  })

  it('is not seeded again, and loses nothing', async () => {
    const before = await db.read
      .selectFrom('members')
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirst()
    expect(await seedWorld(db, { hasher: inlineHasher, now: testStart })).toBe(false)
    const after = await db.read
      .selectFrom('members')
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirst()
    expect(after).toEqual(before)
  })
})

describe('two processes that start together', () => {
  it('write the world once', async () => {
    const { db } = await createTestDatabase()
    const hasher = { hash: () => Promise.resolve('no password') }
    const seeds = await Promise.all([1, 2].map(() => seedWorld(db, { hasher, now: testStart })))
    expect(seeds.sort()).toEqual([false, true])
    await db.close()
  }, 60_000)
})

describe('a database that somebody else has begun', () => {
  it('is left alone', async () => {
    const { db } = await createTestDatabase()
    const merchant = { code: 'own', name: 'Own', currency: 'PHP', trial_of: null, settings: '{}' }
    await db.read.insertInto('merchants').values(merchant).execute()
    expect(await seedWorld(db, { hasher: inlineHasher, now: testStart })).toBe(false)
    const rows = await db.read.selectFrom('merchants').select('code').execute()
    expect(rows).toEqual([{ code: 'own' }])
    await db.close()
  }, 60_000)
})
