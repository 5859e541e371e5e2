import * as fc from 'fast-check'
import { sql } from 'kysely'
import { addMerchants } from '../../testing/fixtures'
import { createTestDatabase } from '../../testing/test-database'
import type { Database } from '../database/database'
import { houseAccount, ledgerAudit, memberWallet, postBulk, readBalance, readDebts, transfer } from './index'

const ledger = { merchant: 'demo', currency: 'PHP' }
let unique = 0
const newMember = () => `debtor-${(unique += 1)}`

type Wallet = 'main' | 'locked' | 'chase'
type Move =
  | { kind: 'house' | 'bulk' | 'play'; minor: number }
  | { kind: 'between'; from: Wallet; to: Wallet; minor: number }
  | { kind: 'owe'; minor: number }

const wallet = fc.constantFrom<Wallet>('main', 'locked', 'chase')
const minor = fc.integer({ min: 1, max: 90 })
const signed = fc.integer({ min: -60, max: 90 }).filter((one) => one !== 0)
const moves = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('house', 'bulk', 'play'), minor: signed }),
    fc.record({ kind: fc.constant('between'), from: wallet, to: wallet, minor }),
    fc.record({ kind: fc.constant('owe'), minor }),
  ) as fc.Arbitrary<Move>,
  { minLength: 1, maxLength: 14 },
)

describe('what a member owes', () => {
  let db: Database
  let at = 0
  beforeAll(async () => {
    db = (await createTestDatabase()).db
    await addMerchants(db)
  })
  afterAll(() => db.close())
  afterEach(async () => expect(await ledgerAudit(db.read)).toEqual([]))

  const entriesOf = (member: string, amountMinor: number) => [
    { account: memberWallet(member, 'main'), amountMinor },
    { account: houseAccount('house:promo'), amountMinor: -amountMinor },
  ]
  const credit = (member: string, amountMinor: number) =>
    db.transaction((trx) =>
      transfer(trx, {
        ...{ ...ledger, kind: 'cashback', reference: member, now: (at += 1) },
        entries: entriesOf(member, amountMinor),
      }),
    )
  const owe = (member: string, amountMinor: number) =>
    db.transaction((trx) =>
      transfer(trx, {
        ...{ ...ledger, kind: 'lottery-correction', reference: `LT-${member}`, now: (at += 1) },
        entries: [
          { account: houseAccount(`house:debts:${member}`), amountMinor: -amountMinor },
          { account: houseAccount('house:lottery:3'), amountMinor },
        ],
      }),
    )
  const holdings = async (member: string) => {
    const { wallets, debtMinor = 0, version } = await readBalance(db.read, { ...ledger, memberId: member }, 0)
    const main = wallets.find((one) => one.wallet === 'main')?.balanceMinor ?? 0
    return { main, debtMinor, version }
  }
  const run = (member: string, move: Move) => {
    switch (move.kind) {
      case 'house':
        return credit(member, move.minor)
      case 'bulk':
        return db.transaction((trx) =>
          postBulk(trx, {
            ...ledger,
            transfers: [1, 2].map((part) => ({
              ...{ kind: 'cashback' as const, reference: `${member}:${part}`, now: (at += 1) },
              entries: entriesOf(member, move.minor),
            })),
          }),
        )
      case 'play':
        return db.transaction((trx) =>
          sql`select ledger_move_main('demo', ${member}, 'PHP', 'house:games', 'game-win', 'test:round',
            ${`play:${(at += 1)}`}, ${move.minor}::bigint, ${at}::bigint)`.execute(trx),
        )
      case 'between':
        return db.transaction((trx) =>
          transfer(trx, {
            ...{ ...ledger, kind: 'chase-refund', reference: member, now: (at += 1) },
            entries: [
              { account: memberWallet(member, move.from), amountMinor: -move.minor },
              { account: memberWallet(member, move.to), amountMinor: move.minor },
            ],
          }),
        )
      default:
        return owe(member, move.minor)
    }
  }

  // LEDGER-7
  it('after any sequence of moves, whoever owes something has nothing in the main wallet', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const member = newMember()
        await credit(member, 50)
        for (const move of sequence) {
          const before = await holdings(member)
          // A move that its wallet has no money for is refused and changes nothing.
          const isDone = await run(member, move).then(
            () => true,
            () => false,
          )
          const { main, debtMinor, version } = await holdings(member)
          expect(Math.min(main, debtMinor)).toBe(0)
          if (!isDone) expect({ main, debtMinor, version }).toEqual(before)
          else if (move.kind === 'owe')
            expect(main - debtMinor).toBe(before.main - before.debtMinor - move.minor)
          if (debtMinor !== before.debtMinor) expect(version).toBeGreaterThan(before.version)
        }
        expect(await ledgerAudit(db.read)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('a debt is booked as paid after the credit that pays it, and says what it is of', async () => {
    const member = newMember()
    await credit(member, 10)
    await owe(member, 100)
    expect(await readDebts(db.read, [member])).toEqual([
      { ...ledger, memberId: member, debtMinor: 90, reference: `LT-${member}` },
    ])
    await credit(member, 70)
    await credit(member, 50)
    const { rows } = await sql<{ kind: string; amount: number; after: number; reference: string }>`
      select e.kind, e.amount_minor as amount, e.balance_after_minor as after, t.reference
      from entries e join accounts a on a.id = e.account_id join transactions t on t.id = e.transaction_id
      where a.owner = ${member} and a.wallet = 'main' order by e.id`.execute(db.read)
    expect(rows.map(({ kind, amount, after }) => [kind, amount, after])).toEqual([
      ['cashback', 10, 10],
      ['debt-repaid', -10, 0],
      ['cashback', 70, 70],
      ['debt-repaid', -70, 0],
      ['cashback', 50, 50],
      ['debt-repaid', -20, 30],
    ])
    expect(rows[1]?.reference).toBe(`LT-${member}`)
    expect(await readDebts(db.read, [member])).toEqual([])
  })

  // LEDGER-7
  it('credits that arrive at the same time pay a debt once', async () => {
    const member = newMember()
    await credit(member, 1)
    await owe(member, 101)
    await Promise.all(Array.from({ length: 20 }, () => credit(member, 10)))
    expect(await holdings(member)).toMatchObject({ main: 100, debtMinor: 0 })
  })

  it('a debt without a wallet of its member is refused', async () => {
    await expect(owe('nobody', 5)).rejects.toThrow('claim on no wallet')
  })
})
