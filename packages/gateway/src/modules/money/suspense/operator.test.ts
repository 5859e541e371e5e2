import * as fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { readTrail } from '../../../kernel/audit'
import { unassigned } from '../../../kernel/merchants/unassigned'
import { readHouseBalances } from '../../../kernel/ledger'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { setKycLevel } from '../../identity/kyc'
import { auditMoney } from './audit-money'
import { openSuspenseTestbed, type SuspenseTestbed } from './testing/suspense-testbed'

let testbed: SuspenseTestbed
beforeAll(async () => {
  testbed = await openSuspenseTestbed()
})
afterAll(() => testbed.test.close())
afterEach(async () => expect(await auditMoney(testbed.test.db.read)).toEqual([]))

/** What is in suspense of payments without an order, digits of minor units. */
async function heldByNobody(): Promise<string | undefined> {
  const booked = await readHouseBalances(testbed.test.db.read, 'psp:suspense')
  return booked.find(({ merchant }) => merchant === unassigned)?.balanceMinor
}

describe('an operator', () => {
  it('an operator sees suspended payments with the order and its member', async () => {
    const { account, reference, id, item } = await testbed.shortPaid()
    const printed = await testbed.plaza()
    expect(printed).toContain(`${item}  held`)
    expect(printed).toContain('received   490.77 PHP, ordered 500.77 PHP, another amount than ordered')
    expect(printed).toContain(`of         demo/${account}`)
    expect(printed).toContain(`reference  ${reference} by demo-bank, order ${id}`)
  })

  // OPS-1
  it('an operator credits a suspended payment once, and the order shows it', async () => {
    const { caller, id, item } = await testbed.shortPaid()
    const twice = await Promise.allSettled(
      [1, 2].map(() => testbed.plaza('credit', item, '--why', 'short by ten', '--by', 'ana')),
    )
    expect(twice.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    const { deposit, balance } = await testbed.look(caller, id)
    expect(deposit.held).toMatchObject([{ state: 'credited', resolvedAt: testbed.test.clock.now() }])
    expect(balance?.totalMinor).toBe(49_077)
    await expect(testbed.plaza('return', item, '--why', 'x')).rejects.toThrow('It was credited at')
    expect(await testbed.plaza('list', '--all')).toContain('by ana: short by ten')
    expect(await testbed.plaza()).not.toContain(item)
  })

  // KYC-2
  it("a held payment of a member who must be verified first isn't credited, and the operator sees why", async () => {
    const { caller, id, item } = await testbed.shortPaid()
    const { test } = testbed
    const gate = (depositsFrom: string) =>
      operateInEffect(test, {
        kind: 'setting',
        merchant: 'demo',
        path: 'kyc.depositsFrom',
        value: depositsFrom,
      })
    await gate('basic')
    const credit = () => testbed.plaza('credit', item, '--why', 'short by ten', '--over-limit')
    try {
      await expect(credit()).rejects.toThrow('demo takes no deposit before basic verification')
      expect((await testbed.look(caller, id)).balance?.totalMinor).toBe(0)
      await test.db.transaction((trx) => setKycLevel(trx, caller.id, 'basic', test.clock.now()))
      await credit()
      expect((await testbed.look(caller, id)).balance?.totalMinor).toBe(49_077)
    } finally {
      await gate('unverified')
    }
  })

  // RECORDS-2
  it('the total of deposits counts a suspended payment when it is credited, not before and not when it is returned', async () => {
    const { caller, item } = await testbed.shortPaid()
    expect(await testbed.totals(caller)).toEqual({ count: 1, creditedMinor: 0, currency: 'PHP' })
    await testbed.plaza('credit', item, '--why', 'short by ten')
    expect(await testbed.totals(caller)).toMatchObject({ creditedMinor: 49_077 })
    const other = await testbed.shortPaid()
    await testbed.plaza('return', other.item, '--why', 'asked for it')
    expect(await testbed.totals(other.caller)).toMatchObject({ count: 1, creditedMinor: 0 })
  })

  // RECORDS-1
  it('an order whose payment was credited by hand is found among the successful ones, and among no others', async () => {
    const { caller, id, item } = await testbed.shortPaid()
    const day = new Date(testbed.test.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    const found = async (state: string) => {
      const url = `/wps/records/deposits?from=${day}&to=${day}&pageNo=1&state=${state}`
      const answer = await testbed.test.call({ url, headers: caller.headers })
      return answer.json<{ value: { deposits: { id: string }[] } }>().value.deposits.map((one) => one.id)
    }
    expect([await found('success'), await found('failed')]).toEqual([[], [id]])
    await testbed.plaza('credit', item, '--why', 'short by ten')
    expect([await found('success'), await found('failed')]).toEqual([[id], []])
  })

  // RECORDS-1
  it('a payment that was credited by hand is in the transactions by the number of its order', async () => {
    const { caller, id, item } = await testbed.shortPaid()
    expect(item).toMatch(/^HP/)
    await testbed.plaza('credit', item, '--why', 'short by ten')
    const day = new Date(testbed.test.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    const answer = await testbed.test.call({
      url: `/wps/records/transactions?from=${day}&to=${day}&search=${id}`,
      headers: caller.headers,
    })
    expect(answer.json()).toMatchObject({
      value: { records: [{ kind: 'suspense-credit', amountMinor: 49_077, reference: id }] },
    })
  })

  // OPS-1
  it('an operator returns a suspended payment once, and none of it reaches the wallet', async () => {
    const { caller, id, item } = await testbed.shortPaid()
    expect(await testbed.plaza('return', item, '--why', 'asked for it')).toBe(`${item}: sent back`)
    await expect(testbed.plaza('credit', item, '--why', 'x')).rejects.toThrow('It was returned at')
    const { deposit, balance } = await testbed.look(caller, id)
    expect(deposit.held).toMatchObject([{ state: 'returned' }])
    expect(balance?.totalMinor).toBe(0)
  })

  // OPS-3
  it('the audit trail records who decided about a suspended payment, and a decision needs a reason', async () => {
    const { item } = await testbed.shortPaid()
    await expect(testbed.plaza('credit', item, '--by', 'ana')).rejects.toThrow('Give a reason')
    await testbed.plaza('credit', item, '--why', 'short by ten', '--by', 'ana')
    const trail = await readTrail(testbed.test.db.read, { merchant: 'demo', limit: 1_000 })
    expect(trail.filter(({ subject }) => subject === item)).toMatchObject([
      {
        operation: 'suspense-credit',
        by: 'ana',
        why: 'short by ten',
        before: { state: 'held' },
        after: { state: 'credited' },
      },
    ])
  })

  it('an operator assigns a payment without an order to the member whom it belongs to', async () => {
    const caller = await testbed.member()
    const reference = `LOST-${testbed.accountOf()}`
    await testbed.report({ reference, amountMinor: 12_345 })
    const [item] = await testbed.ofReference(reference)
    expect(await heldByNobody()).toBe('12345')
    const credit = (...more: string[]) =>
      testbed.plaza('credit', item?.id ?? '', '--why', 'receipt seen', ...more)
    await expect(credit()).rejects.toThrow('Name the member with --member')
    await expect(credit('--member', 'demo/nobody-at-all')).rejects.toThrow('no account "nobody-at-all"')
    await credit('--member', `demo/${testbed.accountOf()}`)
    const answer = await testbed.test.call({ url: '/wps/wallets/balance', headers: caller.headers })
    expect(answer.json()).toMatchObject({ value: { totalMinor: 12_345 } })
    expect(await heldByNobody()).toBe('0')
  })

  it('a payment without an order is in suspense until an operator returns it, with a step in the ledger for each', async () => {
    const reference = `LOST-${randomUUID()}`
    await testbed.report({ reference, amountMinor: 888 })
    const [item] = await testbed.ofReference(reference)
    expect(await heldByNobody()).toBe('888')
    await testbed.plaza('return', item?.id ?? '', '--why', 'nobody knows it')
    expect(await heldByNobody()).toBe('0')
    const steps = await testbed.test.db.read
      .selectFrom('transactions')
      .select('kind')
      .where('reference', '=', item?.id ?? '')
      .orderBy('id')
      .execute()
    expect(steps).toEqual([{ kind: 'suspense-hold' }, { kind: 'suspense-return' }])
  })

  it('an operator cannot credit the payment of an order to another member', async () => {
    const { item } = await testbed.shortPaid()
    await testbed.member()
    const stolen = testbed.plaza('credit', item, '--why', 'x', '--member', `demo/${testbed.accountOf()}`)
    await expect(stolen).rejects.toThrow('another account')
  })

  it('an operator’s note cannot contain terminal control characters', async () => {
    const { item } = await testbed.shortPaid()
    await expect(testbed.plaza('return', item, '--why', 'x\u001B[2J')).rejects.toThrow(
      '--why must be one line',
    )
  })
})

it('the suspense account equals the suspended payments, whatever is reported and decided in any order', async () => {
  const amount = fc.constantFrom(50_077, 49_077, 51_077)
  const step = fc.record({
    amount,
    id: fc.constantFrom('a', 'b', 'c'),
    end: fc.constantFrom('credit', 'return', 'keep'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const caller = await testbed.member()
      const { id, reference } = await testbed.create(caller, 50_077)
      for (const { amount: amountMinor, id: event } of steps)
        await testbed.report({ reference, amountMinor }, `${reference}-${event}-${amountMinor}`)
      await testbed.test.runJobs(2, 1_000)
      const items = await testbed.ofReference(reference)
      for (const [index, { id: item }] of items.entries()) {
        const end = steps[index]?.end ?? 'keep'
        if (end !== 'keep') await testbed.plaza(end, item, '--why', 'property')
      }
      const { deposit, balance } = await testbed.look(caller, id)
      const credited = (deposit.held ?? []).filter(({ state }) => state === 'credited')
      const expected = credited.reduce(
        (sum, one) => sum + one.amountMinor,
        deposit.state === 'credited' ? 50_077 : 0,
      )
      expect(balance?.totalMinor).toBe(expected)
      expect(items).toHaveLength(
        new Set(steps.map((one) => `${one.id}-${one.amount}`)).size - (deposit.state === 'credited' ? 1 : 0),
      )
      expect(await auditMoney(testbed.test.db.read)).toEqual([])
    }),
    { numRuns: 12 },
  )
})
