import type { Deposit, TransactionRecord, Withdrawal } from '@plaza/contract/money'
import { sql } from 'kysely'
import { postBulk, type BulkTransfer } from '../../../kernel/ledger'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { importDeposits } from '../deposits'
import { importWithdrawals } from '../withdrawals'

interface Answer {
  success: boolean
  code?: string
  value: {
    problem?: string
    records: TransactionRecord[]
    deposits: Deposit[]
    withdrawals: Withdrawal[]
    rows: { id: string }[]
    next?: string
    totals: Record<string, number>
    span: { openingMinor: number; netMinor: number; closingMinor: number }
    pageNum: number
    totalPages: number
  }
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

describe('the records of a member’s money', () => {
  let test: TestGateway
  let caller: TestCaller
  let stranger: TestCaller
  /** Noon of 1 November 2026 in Manila. */
  let now = 0

  const read = async (path: string, who = caller) =>
    (await test.call({ url: `/wps/records/${path}`, headers: who.headers })).json<Answer>()
  const everyPage = async (path: string) => {
    const first = await read(path)
    const more = Array.from({ length: Math.max(0, first.value.totalPages - 1) }, (_, index) => index + 2)
    const others = await Promise.all(
      more.map((page) => read(`${path}${path.includes('?') ? '&' : '?'}pageNo=${page}`)),
    )
    return [first, ...others].flatMap(({ value }) => value.records)
  }
  const move = (kind: BulkTransfer['kind'], reference: string, amountMinor: number, at: number) => ({
    kind,
    reference,
    now: at,
    entries: [
      { account: { owner: caller.id, wallet: 'main' }, amountMinor },
      { account: { owner: 'house', wallet: 'house:games' }, amountMinor: -amountMinor },
    ],
  })

  beforeAll(async () => {
    test = await createTestGateway()
    now = test.clock.now()
    caller = await test.signedIn({ account: 'keeper' })
    stranger = await test.signedIn({ account: 'stranger' })
    await test.db.transaction((trx) =>
      postBulk(trx, {
        merchant: 'demo',
        currency: 'PHP',
        transfers: [
          move('deposit', 'D-OLD', 100_000, now - 60 * dayMs),
          ...Array.from({ length: 44 }, (_, index) =>
            move(
              index % 2 ? 'game-win' : 'game-bet',
              `round_${index}`,
              index % 2 ? 700 : -900,
              now - 3 * dayMs + index * 1000,
            ),
          ),
          move('cashback', 'cashback:1', 5_000, now - hourMs),
        ],
      }),
    )
    await test.db.transaction(async (trx) => {
      const order = (reference: string, daysAgo: number, states: string[]) => ({
        memberId: caller.id,
        reference,
        amountMinor: 10_000,
        steps: states.map((state, index) => ({ state, at: now - daysAgo * dayMs + index * 1000 })),
      })
      await importDeposits(trx, {
        merchant: 'demo',
        currency: 'PHP',
        method: 'demo-bank',
        orders: [
          order('DEP-1', 1, ['created', 'awaiting-payment', 'processing', 'credited']),
          order('DEP-2', 2, ['created', 'awaiting-payment', 'expired']),
          order('DEP-3', 3, ['created', 'failed']),
          order('DEP-4', 40, ['created', 'awaiting-payment', 'processing', 'credited']),
        ],
      })
      const to = { account: 'Bank •••• 1234', payoutAccountId: null }
      await importWithdrawals(trx, { merchant: 'demo', currency: 'PHP' }, [
        {
          ...order('WIT-1', 1, ['submitted', 'under-review', 'approved', 'paying', 'paid']),
          ...to,
          feeMinor: 1_000,
        },
        { ...order('WIT-2', 2, ['submitted', 'under-review', 'rejected']), ...to },
      ])
    })
  })
  afterAll(() => test.close())

  const range = 'from=2026-10-25&to=2026-11-01'

  // RECORDS-1
  it('the opening balance of a range and its net are its closing balance', async () => {
    const { value } = await read(`transactions?${range}`)
    expect(value.span).toEqual({ openingMinor: 100_000, netMinor: 600, closingMinor: 100_600 })
    expect(value.totals).toEqual({ count: 45, inMinor: 20_400, outMinor: 19_800, currency: 'PHP' })
  })

  // RECORDS-1
  it('the rows of all pages add up to the totals, newest first, each with the balance after it', async () => {
    const rows = await everyPage(`transactions?${range}`)
    expect(rows).toHaveLength(45)
    expect(sum(rows.map((row) => row.amountMinor))).toBe(600)
    expect(rows[0]).toMatchObject({
      kind: 'cashback',
      type: 'bonus',
      amountMinor: 5_000,
      balanceAfterMinor: 100_600,
      reference: 'cashback:1',
    })
    const times = rows.map((row) => row.at)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
  })

  it('types are filtered together, and leave opening and closing as they are', async () => {
    const { value } = await read(`transactions?${range}&types=prize,bonus`)
    expect(value.totals).toMatchObject({ count: 23, inMinor: 20_400, outMinor: 0 })
    expect(value.span).toEqual({ openingMinor: 100_000, netMinor: 600, closingMinor: 100_600 })
    expect(await read(`transactions?${range}&types=bet,nonsense`)).toMatchObject({ code: 'request.invalid' })
  })

  it('a part of a reference is found in any case, and a sign of patterns stands for itself', async () => {
    expect((await read(`transactions?${range}&search=CASHBACK`)).value.totals['count']).toBe(1)
    expect((await read(`transactions?${range}&search=round_1`)).value.totals['count']).toBe(11)
    expect((await read(`transactions?${range}&search=%25`)).value.totals['count']).toBe(0)
  })

  it('a filter that finds nothing, and a page after the last, are empty and no error', async () => {
    expect((await read(`transactions?${range}&types=chase-debit`)).value).toMatchObject({
      records: [],
      totals: { count: 0, inMinor: 0, outMinor: 0 },
      totalPages: 0,
    })
    expect((await read(`transactions?${range}&pageNo=9`)).value).toMatchObject({
      records: [],
      totals: { count: 45 },
      totalPages: 3,
    })
  })

  it.each([
    ['from=2026-11-01&to=2026-10-31', 'order'],
    ['from=2026-10-01&to=2026-11-01', 'long'],
    ['from=2026-08-02&to=2026-08-03', 'early'],
    ['from=2026-11-01&to=2026-11-02', 'future'],
    ['from=2026-10-32&to=2026-11-01', 'invalid'],
  ])('the days %s are refused by every record: %s', async (days, problem) => {
    for (const path of ['transactions', 'deposits', 'withdrawals', 'transactions/export'])
      expect(await read(`${path}?${days}`)).toMatchObject({ code: 'range.invalid', value: { problem } })
  })

  it('a range over the end of a month and the furthest day are answered', async () => {
    expect((await read(`transactions?from=2026-10-02&to=2026-11-01`)).success).toBe(true)
    expect((await read(`transactions?from=2026-08-03&to=2026-08-05`)).value.span.openingMinor).toBe(0)
  })

  // RECORDS-1
  it('deposits are filtered by state, method and number; their total is of the whole filter', async () => {
    const ids = async (query: string) =>
      (await read(`deposits?${range}${query}`)).value.deposits.map(({ id }) => id)
    expect(await ids('')).toEqual(['DEP-1', 'DEP-2', 'DEP-3'])
    expect(await ids('&state=success')).toEqual(['DEP-1'])
    expect(await ids('&state=expired')).toEqual(['DEP-2'])
    expect(await ids('&state=failed')).toEqual(['DEP-3'])
    expect(await ids('&state=pending')).toEqual([])
    expect(await ids('&method=demo-bank&search=ep-3')).toEqual(['DEP-3'])
    expect(await ids('&method=other')).toEqual([])
    expect((await read(`deposits?${range}`)).value.totals).toMatchObject({ count: 3, creditedMinor: 10_000 })
  })

  // RECORDS-1
  it('withdrawals are filtered by state and number, with what was requested and what was paid', async () => {
    const { value } = await read(`withdrawals?${range}`)
    expect(value.withdrawals.map(({ id, state }) => [id, state])).toEqual([
      ['WIT-1', 'paid'],
      ['WIT-2', 'rejected'],
    ])
    expect(value.totals).toMatchObject({
      count: 2,
      requestedMinor: 20_000,
      paidMinor: 9_000,
      feeMinor: 1_000,
    })
    const rejected = await read(`withdrawals?${range}&state=rejected&search=wit`)
    expect(rejected.value.withdrawals.map(({ id }) => id)).toEqual(['WIT-2'])
  })

  it('another member sees nothing of it', async () => {
    for (const path of ['transactions', 'deposits', 'withdrawals'])
      expect((await read(`${path}?${range}`, stranger)).value.totals['count']).toBe(0)
    expect((await read(`transactions/export?${range}`, stranger)).value.rows).toEqual([])
  })

  // RECORDS-1
  it('an export has every row of its filter once, however many parts it comes in', async () => {
    const player = caller
    const many = Array.from({ length: 2_100 }, (_, index) =>
      move('game-win', `bulk-${index}`, 1, now - 20 * dayMs + Math.floor(index / 3)),
    )
    await test.db.transaction((trx) => postBulk(trx, { merchant: 'demo', currency: 'PHP', transfers: many }))
    const query = 'transactions/export?from=2026-10-10&to=2026-10-13'
    const first = await read(query, player)
    expect(first.value.rows).toHaveLength(2_000)
    const second = await read(`${query}&after=${first.value.next}`, player)
    expect(second.value.rows).toHaveLength(100)
    expect(second.value.next).toBeUndefined()
    expect(new Set([...first.value.rows, ...second.value.rows].map(({ id }) => id)).size).toBe(2_100)
    expect(await read(`${query}&after=nonsense`)).toMatchObject({ code: 'request.invalid' })
    expect((await read(`deposits/export?${range}`)).value.rows.map(({ id }) => id)).toEqual([
      'DEP-1',
      'DEP-2',
      'DEP-3',
    ])
    expect((await read(`withdrawals/export?${range}&state=paid`)).value.rows.map(({ id }) => id)).toEqual([
      'WIT-1',
    ])
  })

  // MONEY-5
  it('a day on which the clocks go back has 25 hours of records', async () => {
    const settings = { timeZone: 'Europe/Berlin' }
    const berlin = await test.signedIn({ account: 'berliner', merchant: 'lite' })
    await sql`update merchants set settings = settings || ${JSON.stringify(settings)}::jsonb where code = 'lite'`.execute(
      test.db.read,
    )
    // 25 October 2026: from midnight in summer time (22:00 UTC) to midnight in winter time (23:00 UTC).
    const startMs = Date.UTC(2026, 9, 24, 22)
    const at = [startMs - 1, startMs, startMs + 24 * hourMs, startMs + 25 * hourMs - 1, startMs + 25 * hourMs]
    await test.db.transaction((trx) =>
      postBulk(trx, {
        merchant: 'lite',
        currency: 'PHP',
        transfers: at.map((moment, index) => ({
          kind: 'cashback' as const,
          reference: `c-${index}`,
          now: moment,
          entries: [
            { account: { owner: berlin.id, wallet: 'main' }, amountMinor: 100 },
            { account: { owner: 'house', wallet: 'house:promo' }, amountMinor: -100 },
          ],
        })),
      }),
    )
    test.clock.advance(60_000)
    const { value } = await read('transactions?from=2026-10-25&to=2026-10-25', berlin)
    expect(value.records.map(({ reference }) => reference)).toEqual(['c-3', 'c-2', 'c-1'])
    expect(value.span).toEqual({ openingMinor: 100, netMinor: 300, closingMinor: 400 })
  })

  // MEMBER-3
  it.each([
    ['DEPRECM3', ['deposits', 'deposits/export']],
    ['WITHREC3', ['withdrawals', 'withdrawals/export']],
    ['TRANSREC3', ['transactions', 'transactions/export']],
  ] as const)('records are refused where their flag %s is off, and no others', async (name, paths) => {
    const every = ['deposits', 'withdrawals', 'transactions'].flatMap((path) => [path, `${path}/export`])
    await operateInEffect(test, { kind: 'flag', merchant: 'demo', name, isOn: false })
    const refused: string[] = []
    for (const path of every) if ((await read(path)).code === 'feature.off') refused.push(path)
    await operateInEffect(test, { kind: 'flag', merchant: 'demo', name, isOn: true })
    expect(refused).toEqual(paths)
  })
})
