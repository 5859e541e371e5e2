import * as fc from 'fast-check'
import { sql, type KyselyPlugin } from 'kysely'
import { addMerchants } from '../../testing/fixtures'
import { createTestDatabase } from '../../testing/test-database'
import type { Database } from '../database/database'
import {
  houseAccount,
  ledgerAudit,
  memberWallet,
  postBulk,
  readBalance,
  transfer,
  type Transfer,
} from './index'

const base = { merchant: 'demo', currency: 'PHP', now: 1 }
const owner = (memberId: string) => ({ memberId, merchant: 'demo', currency: 'PHP' })
let unique = 0
const newMember = () => `member-${(unique += 1)}`

const move = (memberId: string, amountMinor: number, more: Partial<Transfer> = {}): Transfer => ({
  ...base,
  kind: 'game-win',
  reference: memberId,
  entries: [
    { account: memberWallet(memberId, 'main'), amountMinor },
    { account: houseAccount('house:games'), amountMinor: -amountMinor },
  ],
  ...more,
})

describe('the ledger', () => {
  let db: Database
  beforeAll(async () => {
    db = (await createTestDatabase()).db
    await addMerchants(db)
  })
  afterAll(() => db.close())
  afterEach(async () => expect(await ledgerAudit(db.read)).toEqual([]))

  const post = (input: Transfer) => db.transaction((trx) => transfer(trx, input))

  // LEDGER-1
  it('the ledger moves money between accounts and counts the bookings', async () => {
    const member = newMember()
    await post(move(member, 500))
    await post(move(member, -120))
    expect(await readBalance(db.read, owner(member), 7)).toEqual({
      wallets: [
        { wallet: 'main', balanceMinor: 380 },
        { wallet: 'locked', balanceMinor: 0 },
      ],
      totalMinor: 380,
      currency: 'PHP',
      version: 2,
      asOf: 7,
    })
  })

  // LEDGER-1
  it('the ledger refuses a transfer that does not sum to zero, and half centavos', async () => {
    const member = newMember()
    const lopsided = move(member, 5)
    lopsided.entries.pop()
    await expect(post(lopsided)).rejects.toThrow(RangeError)
    await expect(post(move(member, 0.5))).rejects.toThrow(RangeError)
  })

  // LEDGER-2
  it('the ledger refuses a debit beyond a member’s balance and writes nothing of it', async () => {
    const member = newMember()
    await post(move(member, 10))
    await expect(post(move(member, -11))).rejects.toMatchObject({ code: 'wallet.insufficient' })
    expect(await readBalance(db.read, owner(member), 0)).toMatchObject({ totalMinor: 10, version: 1 })
  })

  it('ten concurrent transfers with one key are booked once', async () => {
    const member = newMember()
    const input = move(member, 100, { idempotencyKey: 'one-intent' })
    const posted = await Promise.all(Array.from({ length: 10 }, () => post(input)))
    expect(new Set(posted.map((one) => one.transactionId)).size).toBe(1)
    expect(posted.filter((one) => !one.isRepeated)).toHaveLength(1)
    expect(await readBalance(db.read, owner(member), 0)).toMatchObject({ totalMinor: 100 })
  })

  // LEDGER-2
  it('ten of a hundred concurrent debits succeed when there is money for ten', async () => {
    const member = newMember()
    await post(move(member, 1_000))
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => post(move(member, -100))))
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(10)
    expect(await readBalance(db.read, owner(member), 0)).toMatchObject({ totalMinor: 0, version: 11 })
  })

  it('transfers in opposite directions do not deadlock', async () => {
    const [a, b] = [newMember(), newMember()]
    await post(move(a, 1_000))
    await post(move(b, 1_000))
    const cross = (from: string, to: string): Transfer => ({
      ...move(from, 0),
      entries: [
        { account: memberWallet(from, 'main'), amountMinor: -1 },
        { account: memberWallet(to, 'main'), amountMinor: 1 },
      ],
    })
    await Promise.all(Array.from({ length: 40 }, (_, index) => post(index % 2 ? cross(a, b) : cross(b, a))))
    expect(await readBalance(db.read, owner(a), 0)).toMatchObject({ totalMinor: 1_000 })
  })

  // LEDGER-1
  it('the ledger keeps its sums under any sequence of transfers, posted singly or in bulk', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: -50, max: 100 }), { maxLength: 12 }), async (amounts) => {
        const [single, bulk] = [newMember(), newMember()]
        const accepted: number[] = []
        for (const amount of amounts)
          await post(move(single, amount)).then(
            () => accepted.push(amount),
            () => undefined,
          )
        await db.transaction((trx) =>
          postBulk(trx, { ...base, transfers: accepted.map((amount) => move(bulk, amount)) }),
        )
        const totals = await Promise.all([single, bulk].map((one) => readBalance(db.read, owner(one), 0)))
        expect(totals[0]?.totalMinor).toBe(accepted.reduce((sum, amount) => sum + amount, 0))
        expect(totals[1]?.totalMinor).toBe(totals[0]?.totalMinor)
      }),
      { numRuns: 15 },
    )
  })

  it('the ledger posts thousands of transfers in bulk with a few statements', async () => {
    const members = Array.from({ length: 50 }, newMember)
    const transfers = Array.from({ length: 5_000 }, (_, index) => move(members[index % 50] ?? '', 10))
    let statements = 0
    const counted: KyselyPlugin = {
      transformQuery({ node }) {
        statements += 1
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }
    await db.transaction((trx) => postBulk(trx.withPlugin(counted), { ...base, transfers }))
    expect(statements).toBeGreaterThan(0)
    expect(statements).toBeLessThan(20)
  })

  // LEDGER-1
  it('the entries of the ledger cannot be rewritten or unbalanced by SQL', async () => {
    await post(move(newMember(), 1))
    await expect(sql`update entries set amount_minor = 2`.execute(db.read)).rejects.toThrow('append-only')
    await expect(sql`delete from transactions`.execute(db.read)).rejects.toThrow('append-only')
    const lopsided = sql`insert into entries (transaction_id, account_id, currency, amount_minor, balance_after_minor)
      select min(transaction_id), min(account_id), 'PHP', 5, 5 from entries`
    await expect(lopsided.execute(db.read)).rejects.toThrow('sum to zero')
    await expect(
      sql`update accounts set balance_minor = -1 where owner like 'member-%'`.execute(db.read),
    ).rejects.toThrow('accounts_never_negative')
  })
})

describe('the audit', () => {
  it('the audit finds a balance that differs from the sum of its entries', async () => {
    const { db } = await createTestDatabase()
    await addMerchants(db)
    await db.transaction((trx) => transfer(trx, move('member', 5)))
    await sql`update accounts set balance_minor = 6, version = 9 where owner = 'member'`.execute(db.read)
    expect(await ledgerAudit(db.read)).toMatchObject([
      { problem: 'balance', balanceMinor: '6', derivedMinor: '5' },
      { problem: 'version', version: 9, entries: 1 },
    ])
    await db.close()
  })
})

describe('the pool', () => {
  it('the connection pool is refused inside a transaction and available again after it', async () => {
    const { db } = await createTestDatabase()
    await expect(db.transaction(() => sql`select 1`.execute(db.read))).rejects.toThrow('inside a transaction')
    await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow('inside a transaction')
    expect((await sql`select 1 as one`.execute(db.read)).rows).toEqual([{ one: 1 }])
    await db.close()
  })
})
