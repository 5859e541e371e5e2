import type { Deposit } from '@plaza/contract'
import { Command } from 'commander'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { addSuspenseCommands } from '../../admin/suspense-commands'
import { demoBankCallback, demoBankSecret } from '../../carriers/demo-bank'
import { readSecret } from '../../carriers/shared-secret'
import { ledgerAudit } from '../../db/ledger'
import { createTestGateway, type TestCaller, type TestGateway } from '../../testing/create-test-gateway'
import { perform } from '../operations/perform'
import { listSuspense } from './read-suspense'

interface Answer {
  value: { deposit: Deposit; balance?: { totalMinor: number } }
}
interface Reported {
  reference: string
  amountMinor: number
  currency?: string
  status?: 'paid' | 'declined'
}

jest.setTimeout(60_000)

let test: TestGateway
let account = 0
beforeAll(async () => {
  test = await createTestGateway({ env: { DEPOSIT_EXPIRY_MS: '60000' } })
}, 60_000)
afterAll(() => test.close())
afterEach(async () => expect(await ledgerAudit(test.db.read)).toEqual([]))

const member = () => test.signedIn({ account: `held${(account += 1)}` })
const create = async (caller: TestCaller, amountMinor: number) => {
  const headers = { ...caller.headers, 'idempotency-key': randomUUID() }
  const payload = { method: 'demo-bank', amountMinor }
  return (await test.call({ method: 'POST', url: '/wps/deposit', payload, headers })).json<Answer>().value
    .deposit
}
const look = async (caller: TestCaller, id: string) =>
  (await test.call({ url: `/wps/deposit/${id}`, headers: caller.headers })).json<Answer>().value
const cancel = (caller: TestCaller, id: string) =>
  test.call({ method: 'POST', url: `/wps/deposit/${id}/cancel`, headers: caller.headers })
const report = async (event: Reported, id: string = randomUUID()) => {
  const full = { id, currency: 'PHP', status: 'paid' as const, ...event }
  const secret = await readSecret(test.db.read, demoBankSecret)
  const { path, body, headers } = demoBankCallback(full, secret, test.clock.now())
  return (await test.call({ method: 'POST', url: path, payload: body, headers })).json<{ code?: string }>()
}
const ofReference = async (reference: string) =>
  (await listSuspense(test.db.read, true)).filter((item) => item.reference === reference)
const inSuspense = async () => {
  const { rows } = await sql<{ balance: number }>`
    select balance_minor as balance from accounts
    where merchant = 'demo' and wallet = 'psp:suspense' and currency = 'PHP'`.execute(test.db.read)
  return rows[0]?.balance ?? 0
}

/** Runs a command as the shell would; answers what it printed. */
async function plaza(...args: string[]): Promise<string> {
  const printed: string[] = []
  const program = new Command('plaza').exitOverride()
  program.configureOutput({ writeErr: () => undefined })
  addSuspenseCommands(program, {
    operate: async (operation, done) => {
      await perform(test.db, operation, test.clock.now())
      printed.push(done)
    },
    list: (isAll) => listSuspense(test.db.read, isAll),
    out: (text) => void printed.push(text),
  })
  await program.parseAsync(['node', 'plaza', 'suspense', ...args])
  return printed.join('\n')
}

/** An order that was paid with ten less, and its item. */
async function shortPaid() {
  const caller = await member()
  const { id, reference } = await create(caller, 50_077)
  await report({ reference, amountMinor: 49_077 })
  const [item] = await ofReference(reference)
  return { caller, id, reference, item: item?.id ?? '' }
}

describe('a payment that is not as ordered', () => {
  it('of another amount is in suspense, and the order says what came', async () => {
    const before = await inSuspense()
    const { caller, id } = await shortPaid()
    const { deposit, balance } = await look(caller, id)
    expect(deposit).toMatchObject({
      state: 'failed',
      reason: 'mismatch',
      amountMinor: 50_077,
      held: [{ amountMinor: 49_077, currency: 'PHP', cause: 'amount', state: 'held' }],
    })
    expect(balance?.totalMinor).toBe(0)
    expect(await inSuspense()).toBe(before + 49_077)
  })

  it.each([
    ['the order has expired', 'expired', async () => void (await test.runJobs(1, 60_000))],
    [
      'the order was cancelled',
      'cancelled',
      async (caller: TestCaller, id: string) => void (await cancel(caller, id)),
    ],
  ])('that comes after %s is in suspense', async (_when, state, end) => {
    const caller = await member()
    const { id, reference } = await create(caller, 50_077)
    await end(caller, id)
    await report({ reference, amountMinor: 50_077 })
    expect((await look(caller, id)).deposit).toMatchObject({
      state,
      held: [{ cause: 'late', amountMinor: 50_077 }],
    })
  })

  it('that is a second one of an order is in suspense; the same report again is not', async () => {
    const caller = await member()
    const { id, reference } = await create(caller, 50_077)
    await report({ reference, amountMinor: 50_077 }, 'first')
    await report({ reference, amountMinor: 50_077 }, 'first')
    await report({ reference, amountMinor: 50_077 }, 'second')
    await test.runJobs(2, 1_000)
    await report({ reference, amountMinor: 50_077 }, 'second')
    const { deposit, balance } = await look(caller, id)
    expect(deposit).toMatchObject({ state: 'credited', held: [{ cause: 'again' }] })
    expect(deposit.held).toHaveLength(1)
    expect(balance?.totalMinor).toBe(50_077)
  })

  it('of another currency is kept in that currency and can only be sent back', async () => {
    const caller = await member()
    const { id, reference } = await create(caller, 50_077)
    await report({ reference, amountMinor: 50_077, currency: 'USD' })
    expect((await look(caller, id)).deposit.held).toMatchObject([{ currency: 'USD', cause: 'currency' }])
    const [item] = await ofReference(reference)
    await expect(plaza('credit', item?.id ?? '', '--why', 'x')).rejects.toThrow('It is USD')
    expect(await plaza('return', item?.id ?? '', '--why', 'wrong currency')).toContain('sent back')
  })

  it('under the id of another payment is refused and changes nothing', async () => {
    const caller = await member()
    const { id, reference } = await create(caller, 50_077)
    await report({ reference, amountMinor: 49_077 }, 'reused')
    const other = await report({ reference, amountMinor: 50_077 }, 'reused')
    expect(other).toMatchObject({ code: 'idempotency.conflict' })
    expect((await look(caller, id)).deposit.held).toMatchObject([{ amountMinor: 49_077 }])
  })

  it('that was declined first and made later is not lost', async () => {
    const caller = await member()
    const { id, reference } = await create(caller, 50_077)
    await report({ reference, amountMinor: 50_077, status: 'declined' }, 'tried')
    await report({ reference, amountMinor: 50_077 }, 'tried')
    expect((await look(caller, id)).deposit).toMatchObject({ state: 'failed', held: [{ cause: 'late' }] })
  })

  it('that the bank declined moves no money, whenever it is told', async () => {
    const caller = await member()
    const { id, reference } = await create(caller, 50_077)
    await report({ reference, amountMinor: 49_077, status: 'declined' })
    await report({ reference, amountMinor: 50_077, status: 'declined' })
    const { deposit } = await look(caller, id)
    expect(deposit).toMatchObject({ state: 'failed', reason: 'declined' })
    expect(deposit.held).toBeUndefined()
  })

  it.each([
    [25_041, 'failed', { cause: 'amount', amountMinor: 24_041 }],
    [25_043, 'expired', { cause: 'late', amountMinor: 25_043 }],
  ])('can be tried with the demo bank: %i', async (amountMinor, state, held) => {
    const caller = await member()
    const { id } = await create(caller, amountMinor)
    await test.runJobs(2, 1_300)
    await test.runJobs(3, 30_000)
    expect((await look(caller, id)).deposit).toMatchObject({ state, held: [held] })
  })

  it('comes from the demo bank soon after a cancellation, too', async () => {
    const caller = await member()
    const { id } = await create(caller, 25_043)
    await cancel(caller, id)
    await test.runJobs(2, 1_300)
    expect((await look(caller, id)).deposit).toMatchObject({ state: 'cancelled', held: [{ cause: 'late' }] })
  })
})

describe('an operator', () => {
  it('sees what waits, with what was ordered and whose it is', async () => {
    const { reference, id, item } = await shortPaid()
    const printed = await plaza()
    expect(printed).toContain(`${item}  held`)
    expect(printed).toContain('received   490.77 PHP, ordered 500.77 PHP, another amount than ordered')
    expect(printed).toContain(`of         demo/held${account}`)
    expect(printed).toContain(`reference  ${reference} by demo-bank, order ${id}`)
  })

  it('credits a payment once, and the order says so', async () => {
    const { caller, id, item } = await shortPaid()
    const twice = await Promise.allSettled(
      [1, 2].map(() => plaza('credit', item, '--why', 'short by ten', '--by', 'ana')),
    )
    expect(twice.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    const { deposit, balance } = await look(caller, id)
    expect(deposit.held).toMatchObject([{ state: 'credited', resolvedAt: test.clock.now() }])
    expect(balance?.totalMinor).toBe(49_077)
    await expect(plaza('return', item, '--why', 'x')).rejects.toThrow('It was credited at')
    expect(await plaza('list', '--all')).toContain('by ana: short by ten')
    expect(await plaza()).not.toContain(item)
  })

  it('sends a payment back once; nothing of it reaches the wallet', async () => {
    const { caller, id, item } = await shortPaid()
    expect(await plaza('return', item, '--why', 'asked for it')).toBe(`${item}: sent back`)
    await expect(plaza('credit', item, '--why', 'x')).rejects.toThrow('It was returned at')
    const { deposit, balance } = await look(caller, id)
    expect(deposit.held).toMatchObject([{ state: 'returned' }])
    expect(balance?.totalMinor).toBe(0)
  })

  it('gives a payment that no order knows to the member who it belongs to', async () => {
    const caller = await member()
    const reference = `LOST${account}`
    await report({ reference, amountMinor: 12_345 })
    const [item] = await ofReference(reference)
    const credit = (...more: string[]) => plaza('credit', item?.id ?? '', '--why', 'receipt seen', ...more)
    await expect(credit()).rejects.toThrow('say whose it is by --member')
    await expect(credit('--member', 'demo/nobody-at-all')).rejects.toThrow('no account "nobody-at-all"')
    await credit('--member', `demo/held${account}`)
    const answer = await test.call({ url: '/wps/wallets/balance', headers: caller.headers })
    expect(answer.json()).toMatchObject({ value: { totalMinor: 12_345 } })
  })

  it('cannot give the payment of an order to somebody else', async () => {
    const { item } = await shortPaid()
    await member()
    const stolen = plaza('credit', item, '--why', 'x', '--member', `demo/held${account}`)
    await expect(stolen).rejects.toThrow('another account')
  })

  it('cannot write what steers a terminal into the record', async () => {
    const { item } = await shortPaid()
    await expect(plaza('return', item, '--why', 'x\u001B[2J')).rejects.toThrow('--why is one line')
    await expect(plaza('return', item, '--why', 'x', '--by', 'a\nb')).rejects.toThrow('--by is one line')
  })
})

it('has in suspense what is held, whatever is reported and decided in whatever order', async () => {
  const amount = fc.constantFrom(50_077, 49_077, 51_077)
  const step = fc.record({
    amount,
    id: fc.constantFrom('a', 'b', 'c'),
    end: fc.constantFrom('credit', 'return', 'keep'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const caller = await member()
      const { id, reference } = await create(caller, 50_077)
      for (const { amount: amountMinor, id: event } of steps)
        await report({ reference, amountMinor }, `${reference}-${event}-${amountMinor}`)
      await test.runJobs(2, 1_000)
      const items = await ofReference(reference)
      for (const [index, { id: item }] of items.entries()) {
        const end = steps[index]?.end ?? 'keep'
        if (end !== 'keep') await plaza(end, item, '--why', 'property')
      }
      const { deposit, balance } = await look(caller, id)
      const credited = (deposit.held ?? []).filter(({ state }) => state === 'credited')
      const expected = credited.reduce(
        (sum, one) => sum + one.amountMinor,
        deposit.state === 'credited' ? 50_077 : 0,
      )
      expect(balance?.totalMinor).toBe(expected)
      expect(items).toHaveLength(
        new Set(steps.map((one) => `${one.id}-${one.amount}`)).size - (deposit.state === 'credited' ? 1 : 0),
      )
      expect(await ledgerAudit(test.db.read)).toEqual([])
    }),
    { numRuns: 12 },
  )
})
