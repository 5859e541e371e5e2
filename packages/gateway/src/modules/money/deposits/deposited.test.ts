import type { Deposit } from '@plaza/contract/money'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { TestCaller } from '../../../testing/create-test-gateway'
import { openSuspenseTestbed, type SuspenseTestbed } from '../suspense/testing/suspense-testbed'
import { depositUse } from './deposit-use'

interface Listed {
  deposits: Deposit[]
  totals: { creditedMinor: number; count: number }
}
const why = ['--why', 'receipt seen']

describe('what a member has deposited', () => {
  let bed: SuspenseTestbed
  beforeAll(async () => {
    bed = await openSuspenseTestbed()
  })
  afterAll(() => bed.test.close())

  const read = async <Value>({ headers }: TestCaller, url: string) =>
    (await bed.test.call({ url, headers })).json<{ code?: string; value: Value }>()
  const day = () => new Date(bed.test.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  /** By the ledger, by the records, by their totals, by the CSV, by the totals of the deposit page, and by the limits. */
  const sums = async (caller: TestCaller) => {
    const { rows } = await sql<{ minor: number }>`
      select coalesce(sum(e.amount_minor), 0)::bigint as minor from entries e join accounts a on a.id = e.account_id
      where a.owner = ${caller.id} and a.wallet = 'main' and e.kind in ('deposit', 'suspense-credit')`.execute(
      bed.test.db.read,
    )
    const range = `from=${day()}&to=${day()}`
    const records = (await read<Listed>(caller, `/wps/records/deposits?${range}&pageNo=1`)).value
    const csv = (await read<{ rows: Deposit[] }>(caller, `/wps/records/deposits/export?${range}`)).value
    const received = (deposits: readonly Deposit[]) =>
      deposits
        .flatMap(({ state, amountMinor, feeMinor, held = [] }) => [
          state === 'credited' ? amountMinor - feeMinor : 0,
          ...held.map((one) => (one.state === 'credited' ? one.amountMinor : 0)),
        ])
        .reduce((sum, one) => sum + one, 0)
    return {
      ledger: rows[0]?.minor,
      records: received(records.deposits),
      recordTotals: records.totals.creditedMinor,
      csv: received(csv.rows),
      pageTotals: (await bed.totals(caller)).creditedMinor,
      limits: await depositUse.since(bed.test.db.read, caller.id, 0),
    }
  }
  const itemOf = async (reference: string) => (await bed.ofReference(reference))[0]?.id ?? ''
  const pay = async (reference: string, amountMinor: number) => {
    await bed.report({ reference, amountMinor })
    return itemOf(reference)
  }

  // DEPOSIT-9
  it('whatever is paid and credited, limits, records, totals and CSV say what the ledger says', async () => {
    const amountMinor = fc.integer({ min: 10_000, max: 90_000 })
    const step = fc.record({ kind: fc.constantFrom('as ordered', 'other amount', 'no order'), amountMinor })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        const caller = await bed.member()
        const member = `demo/${bed.accountOf()}`
        for (const { kind, amountMinor: minor } of steps) {
          if (kind === 'no order') {
            const item = await pay(`LOST-${randomUUID()}`, minor)
            await bed.plaza('credit', item, ...why, '--member', member)
            continue
          }
          const { id, reference } = await bed.create(caller, minor)
          const item = await pay(reference, kind === 'as ordered' ? minor : minor + 500)
          await bed.test.runJobs(2, 1_000)
          if (kind === 'other amount') await bed.plaza('credit', item, ...why)
          const { state } = (await bed.look(caller, id)).deposit
          expect(state).toBe(kind === 'as ordered' ? 'credited' : 'failed')
        }
        const { ledger, ...others } = await sums(caller)
        expect(ledger).toBeGreaterThan(0)
        expect(new Set(Object.values(others))).toEqual(new Set([ledger]))
      }),
      { numRuns: 5 },
    )
  })

  // DEPOSIT-5, DEPOSIT-9
  it('a payment without an order has a page of its own once it is credited, by the number of its booking', async () => {
    const caller = await bed.member()
    const item = await pay(`LOST-${randomUUID()}`, 12_345)
    await bed.plaza('credit', item, ...why, '--member', `demo/${bed.accountOf()}`)
    expect((await bed.look(caller, item)).deposit).toMatchObject({
      ...{ id: item, state: 'credited', amountMinor: 12_345, feeMinor: 0, method: 'demo-bank' },
      timeline: [{ state: 'credited', at: bed.test.clock.now() }],
    })
    const url = `/wps/records/transactions?from=${day()}&to=${day()}&search=${item}`
    expect(await read(caller, url)).toMatchObject({ value: { records: [{ reference: item }] } })
  })

  // RG-7
  it('what an operator credits counts towards the limits of its member, and the command warns before one is passed', async () => {
    const caller = await bed.member()
    const member = ['--member', `demo/${bed.accountOf()}`]
    const headers = { ...caller.headers, 'idempotency-key': randomUUID() }
    const payload = { period: 'day', amountMinor: 100_000 }
    await bed.test.call({ method: 'POST', url: '/wps/limits/deposit', payload, headers })
    const used = async () => {
      const { value } = await read<{ limits: { usedMinor: number }[] }>(caller, '/wps/limits/deposit')
      return value.limits[0]?.usedMinor
    }
    await bed.plaza('credit', await pay(`LOST-${randomUUID()}`, 60_000), ...why, ...member)
    expect(await used()).toBe(60_000)
    const item = await pay(`LOST-${randomUUID()}`, 500_000)
    await expect(bed.plaza('credit', item, ...why, ...member)).rejects.toThrow(
      "It would pass the member's deposit limit of 1000.00 PHP a day, of which 600.00 are used.",
    )
    expect(await used()).toBe(60_000)
    await bed.plaza('credit', item, ...why, ...member, '--over-limit')
    expect(await used()).toBe(560_000)
    const order = await bed.test.call({
      ...{ method: 'POST', url: '/wps/deposit', payload: { method: 'demo-bank', amountMinor: 10_000 } },
      headers: { ...caller.headers, 'idempotency-key': randomUUID() },
    })
    expect(order.json()).toMatchObject({ code: 'deposit.limit.reached' })
  })
})
