import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeVendorKey } from '../../../testing/vendor-caller'
import { callsOf, openPlayTestbed, type PlayTestbed } from '../../play/game-sessions/testing/play-testbed'
import { isBalanced, readVendorReport } from '../../play/vendor-wallet/vendor-report'
import { perform, type AskedOperation } from '../../../testing/perform'

let testbed: PlayTestbed
beforeAll(async () => {
  testbed = await openPlayTestbed()
})
afterAll(() => testbed.close())

const vendor = { merchant: 'demo', vendor: 'TST' } as const
const operate = (operation: AskedOperation) =>
  perform(testbed.test.db, operation, { by: 'ana', why: null }, testbed.test.clock.now())
const code = async (balance = 1_000) => {
  const caller = await testbed.test.signedIn({ account: `op${String(Math.round(performance.now()))}` })
  await testbed.fund(caller.id, balance)
  return (await testbed.launch(caller)).json<{ code?: string }>().code
}

it('an operator closes a vendor to players and opens it', async () => {
  await operate({ kind: 'vendor-maintenance', ...vendor, isOn: true, until: null })
  expect(await code()).toBe('game.maintenance')
  await operate({ kind: 'vendor-maintenance', ...vendor, isOn: false, until: null })
  expect(await code()).toBeUndefined()
})

it('an operator closes a vendor to a country', async () => {
  await operate({ kind: 'vendor-countries', ...vendor, countries: ['ph'] })
  expect(await code()).toBe('game.country')
  await operate({ kind: 'vendor-countries', ...vendor, countries: [] })
  expect(await code()).toBeUndefined()
})

it('an operator limits an account and lifts the limit', async () => {
  const player = await testbed.seat(1_000, { account: 'limited01' })
  const limit = { kind: 'limit', merchant: 'demo', account: 'limited01', limit: 'wager' } as const
  await operate({ ...limit, amount: 150 })
  const play = () => testbed.wallet('bet', callsOf(player).bet(100))
  expect(await play()).toMatchObject({ status: 'OK' })
  expect(await play()).toEqual({ status: 'RS_ERROR_LIMIT_REACHED' })
  await operate({ ...limit, amount: '2.00' })
  expect(await play()).toMatchObject({ status: 'OK' })
  expect(await play()).toEqual({ status: 'RS_ERROR_LIMIT_REACHED' })
  await expect(operate({ ...limit, amount: '1.505' })).rejects.toThrow('1.505 is not an exact amount of PHP.')
  await operate({ ...limit, amount: null })
  expect(await play()).toMatchObject({ status: 'OK' })
})

it('an operator gives a vendor another key, which is valid at the next call', async () => {
  const player = await testbed.seat(1_000)
  const next = makeVendorKey()
  await operate({ kind: 'vendor-key', ...vendor, pem: next.publicPem })
  await new Promise((resolve) => setTimeout(resolve, 2_100))
  const stake = callsOf(player).bet(100)
  expect(await testbed.wallet('bet', stake)).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE' })
  expect(await testbed.wallet('bet', stake, { key: next.privateKey })).toMatchObject({ status: 'OK' })
  await operate({ kind: 'vendor-key', ...vendor, pem: testbed.key.publicPem })
  await new Promise((resolve) => setTimeout(resolve, 2_100))
})

it.each([
  [{ kind: 'limit', merchant: 'demo', account: 'nobody', limit: 'loss', amount: 1 }, 'There is no account'],
  [{ kind: 'vendor-maintenance', merchant: 'demo', vendor: 'NONE', isOn: true, until: null }, 'It has: TST.'],
  [{ kind: 'vendor-countries', ...vendor, countries: ['Germany'] }, 'is not a country code of two letters'],
  [{ kind: 'vendor-key', ...vendor, pem: 'rubbish' }, 'not a public key in PEM'],
  [{ kind: 'vendor-link', ...vendor, baseUrl: 'ftp://x', origin: null }, 'is not an http address'],
] as const)('play operations refuse %j', async (operation, message) => {
  const given = operation.kind === 'vendor-countries' ? { ...operation, countries: ['Germany'] } : operation
  await expect(operate(given)).rejects.toThrow(message)
})

it('play operations work under /dev and from this site only', async () => {
  const post = (url: string, payload: object, headers = {}) =>
    testbed.test.call({ method: 'POST', url, payload, headers })
  const maintenance = { ...vendor, maintenance: true }
  expect((await post('/dev/vendor', maintenance)).json()).toMatchObject({ success: true })
  expect(await code()).toBe('game.maintenance')
  expect((await post('/dev/vendor', { ...maintenance, maintenance: false })).json()).toMatchObject({
    success: true,
  })
  expect((await post('/dev/vendor', maintenance, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  const limit = { merchant: 'demo', account: 'nobody', limit: 'wager', amount: 100 }
  expect((await post('/dev/limit', limit)).json()).toMatchObject({ code: 'request.invalid' })
})

describe('a vendor’s day', () => {
  const day = '2026-11-01'
  const report = () => readVendorReport(testbed.test.db.read, { ...vendor, day })

  // VENDOR-5
  it('a vendor’s daily report balances to the cent with the ledger', async () => {
    const before = await report()
    const player = await testbed.seat(10_000)
    const [won, taken, open] = [callsOf(player), callsOf(player), callsOf(player)]
    const [first, second] = [won.bet(500), taken.bet(300)]
    await testbed.wallet('bet', first)
    await testbed.wallet('win', won.win(first.transaction, 800))
    await testbed.wallet('bet', second)
    await testbed.wallet('rollback', taken.rollback(second.transaction))
    await testbed.wallet('bet', open.bet(200))
    await testbed.wallet('rollback', open.rollback('unknown-bet'))
    const after = await report()
    expect(after).toMatchObject({
      rounds: before.rounds + 3,
      openRounds: before.openRounds + 1,
      bets: before.bets + 3,
      rollbacks: before.rollbacks + 1,
      stakedMinor: before.stakedMinor + 1_000,
      paidMinor: before.paidMinor + 800,
      rolledBackMinor: before.rolledBackMinor + 300,
      netMinor: before.netMinor - 100,
      unbalanced: [],
    })
    expect(after.ledgerMinor).toBe(after.netMinor)
    expect(isBalanced(after)).toBe(true)
    const response = await testbed.test.call({
      url: `/dev/vendor-report?merchant=demo&vendor=TST&day=${day}`,
    })
    expect(response.json()).toMatchObject({ value: { netMinor: after.netMinor } })
  })

  it('a vendor’s daily report names the transaction that the ledger does not know', async () => {
    const player = await testbed.seat(1_000)
    const stake = callsOf(player).bet(100, 'lost-transaction')
    await testbed.wallet('bet', stake)
    const change = testbed.test.db.write
      .updateTable('vendor_transactions')
      .where('transaction', '=', 'lost-transaction')
    await change.set({ amount_minor: 101 }).execute()
    const found = await report()
    await change.set({ amount_minor: 100 }).execute()
    expect(isBalanced(found)).toBe(false)
    expect(found.unbalanced).toEqual(['lost-transaction'])
  })

  it('a vendor’s daily report is refused for a date that does not exist', async () => {
    const response = { ...vendor, day: '2026-02-30' }
    await expect(readVendorReport(testbed.test.db.read, response)).rejects.toThrow('is not a day')
  })
})

it('the command reads a vendor’s key from a file', async () => {
  const { runCli } = await import('../../../command/cli-program')
  const folder = await mkdtemp(join(tmpdir(), 'plaza-key-'))
  await writeFile(join(folder, 'key.pem'), makeVendorKey().publicPem)
  const lines: string[] = []
  const output = {
    out: (text: string) => void lines.push(text),
    err: (text: string) => void lines.push(text),
  }
  const run = (...args: string[]) => runCli(['node', 'plaza', ...args], { DATA_DIR: folder }, output)
  expect(await run('vendor', 'key', 'demo', 'TST', join(folder, 'none.pem'))).toBe(1)
  expect(await run('limit', 'demo', 'player01', 'deposit', '5')).toBe(1)
  expect(await run('limit', 'demo', 'player01', 'wager', 'much')).toBe(1)
  expect(await run('vendor', 'maintenance', 'demo', 'TST', 'maybe')).toBe(1)
  expect(lines.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
    'The file ' + join(folder, 'none.pem'),
    'Expected one of',
    'Expected an amount',
    'Expected "on" or',
  ])
  await rm(folder, { recursive: true, force: true })
})
