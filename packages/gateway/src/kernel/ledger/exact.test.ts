import * as fc from 'fast-check'
import { sql } from 'kysely'
import { addMerchants } from '../../testing/fixtures'
import { createTestDatabase } from '../../testing/test-database'
import type { Database } from '../database/database'
import { bigSum, exactNumber, exactSum } from './exact'
import { houseAccount, ledgerAudit, memberWallet, postBulk, readBalance, transfer } from './index'

describe('a sum of money', () => {
  // LEDGER-4
  it('a sum of money is exact, or refused when a number cannot represent it', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeInteger()), (parts) => {
        const sum = parts.reduce((so, part) => so + BigInt(part), 0n)
        expect(bigSum(parts)).toBe(sum)
        const isExact = Number.isSafeInteger(Number(sum))
        if (isExact) expect(BigInt(exactSum(parts))).toBe(sum)
        else expect(() => exactSum(parts)).toThrow('amount.too.large')
      }),
    )
  })

  it('a sum of money is not built from fractions or inexact numbers', () => {
    expect(() => bigSum([0.5])).toThrow(RangeError)
    expect(() => bigSum([2 ** 53])).toThrow(RangeError)
  })

  // LEDGER-4
  it('a sum of money is read from the digits of the database or refused', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (value) => {
        const isExact = value <= BigInt(Number.MAX_SAFE_INTEGER) && value >= BigInt(Number.MIN_SAFE_INTEGER)
        if (isExact) expect(BigInt(exactNumber(String(value)))).toBe(value)
        else expect(() => exactNumber(String(value))).toThrow('amount.too.large')
      }),
    )
  })
})

describe('the database', () => {
  let db: Database
  beforeAll(async () => {
    db = (await createTestDatabase()).db
    await addMerchants(db)
  })
  afterAll(async () => {
    expect(await ledgerAudit(db.read)).toEqual([])
    await db.close()
  })

  const largest = Number.MAX_SAFE_INTEGER
  const post = (
    from: Parameters<typeof houseAccount>[0],
    to: ReturnType<typeof memberWallet>,
    amountMinor: number,
  ) =>
    db.transaction((trx) =>
      transfer(trx, {
        merchant: 'demo',
        currency: 'PHP',
        kind: 'game-win',
        reference: 'exact',
        entries: [
          { account: houseAccount(from), amountMinor: -amountMinor },
          { account: to, amountMinor },
        ],
        now: 1,
      }),
    )

  it('the database refuses a sum that a number cannot represent, and answers the next query', async () => {
    const tooLarge = sql`select ${String(largest)}::bigint + 1 as sum`.execute(db.read)
    await expect(tooLarge).rejects.toMatchObject({ code: 'amount.too.large' })
    expect((await sql`select ${String(largest)}::bigint as sum`.execute(db.read)).rows).toEqual([
      { sum: largest },
    ])
  })

  it('the operator’s own accounts stay exact beyond 2^53', async () => {
    for (let turn = 0; turn < 3; turn += 1) await post('house:promo', houseAccount('psp:clearing'), largest)
    await db.transaction((trx) =>
      postBulk(trx, {
        merchant: 'demo',
        currency: 'PHP',
        transfers: [
          {
            kind: 'game-win',
            reference: 'exact',
            now: 1,
            entries: [
              { account: houseAccount('house:promo'), amountMinor: -1 },
              { account: houseAccount('psp:clearing'), amountMinor: 1 },
            ],
          },
        ],
      }),
    )
    const { rows } = await sql<{ balance: string }>`
      select balance_minor::text as balance from accounts where wallet = 'psp:clearing'`.execute(db.read)
    expect(rows).toEqual([{ balance: String(3n * BigInt(largest) + 1n) }])
  })

  it('a credit beyond what a member’s sums can represent is refused and nothing of it is written', async () => {
    const trillion = 100_000_000_000_000
    await post('house:games', memberWallet('rich', 'main'), trillion)
    const tooMuch = post('house:games', memberWallet('rich', 'main'), 1)
    await expect(tooMuch).rejects.toMatchObject({ code: 'amount.too.large' })
    const owner = { memberId: 'rich', merchant: 'demo', currency: 'PHP' }
    expect(await readBalance(db.read, owner, 0)).toMatchObject({ totalMinor: trillion, version: 1 })
  })
})
