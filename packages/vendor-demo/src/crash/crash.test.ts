import { flightMs, flightMultiple, isOnChain, verifyRound } from '@plaza/fair'
import * as z from 'zod/mini'
import { apiPaths, crashBetAnswerSchema, refusalSchema } from '../api'
import type { Database } from '../kernel/db/database'
import { createTestDatabase, createTestVendor, type TestVendor } from '../testing/create-test-vendor'
import { settle } from '../testing/test-clock'

let db: Database
let vendor: TestVendor
let quit: () => void = () => undefined
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  vendor = await createTestVendor(db)
})
afterEach(async () => {
  quit()
  await vendor.close()
})

/** Flights begin only while somebody listens; the next one ends at the given point. */
async function look(point: number): Promise<void> {
  quit = vendor.running.flights.listen(() => undefined)
  await settle()
  const flight = vendor.running.flights.current()
  if (flight) flight.point = point
  await db.query('update vendor.flight set point = $1', [point])
}

const bet = async (bearer: string, more: Record<string, unknown> = {}) =>
  z.parse(
    crashBetAnswerSchema,
    (
      await vendor.call(bearer, apiPaths.crashBet, {
        betId: 'crash-000000000000001',
        stakeMinor: 100,
        ...more,
      })
    ).json,
  )
const cashOut = (bearer: string, round: string) => vendor.call(bearer, apiPaths.crashCashOut, { round })
const own = async (bearer: string) =>
  z.parse(
    z.object({ round: crashBetAnswerSchema }),
    (await vendor.call(bearer, `${apiPaths.round}?betId=crash-000000000000001`)).json,
  ).round
const refusalOf = ({ json }: { json: unknown }) => z.parse(refusalSchema, json).refusal

it('a bet leaves at the current multiple and is paid at once, and its proof follows the end of the flight', async () => {
  const { bearer } = await vendor.open('crash')
  await look(300)
  const { round } = await bet(bearer)
  expect((await cashOut(bearer, round)).status).toBe(429)
  await vendor.clock.advance(6_000 + flightMs(200))
  const left = await cashOut(bearer, round)
  const { cashedOutAt, winMinor } = z.parse(crashBetAnswerSchema, left.json)
  expect(cashedOutAt).toBeGreaterThanOrEqual(190)
  expect(cashedOutAt).toBeLessThanOrEqual(210)
  expect(winMinor).toBe(cashedOutAt)
  expect(vendor.wallet.balanceMinor).toBe(99_900 + winMinor)
  expect(vendor.wallet.proofs).toEqual([])
  expect((await cashOut(bearer, round)).json).toMatchObject({ cashedOutAt, winMinor })
  await vendor.clock.advance(flightMs(300))
  expect(vendor.wallet.balanceMinor).toBe(99_900 + winMinor)
  expect((await own(bearer)).state).toBe('settled')
  expect(vendor.wallet.proofs).toMatchObject([{ engine: 'crash', params: { cashOut: cashedOutAt } }])
})

// ENGINE-1
it('a bet with a target leaves at it without a connection, and one that did not leave is lost', async () => {
  const first = await vendor.open('crash')
  const second = await vendor.open('crash', { player: 'player-two' })
  await look(250)
  await bet(first.bearer, { cashOutAt: 249 })
  await bet(second.bearer, { betId: 'crash-000000000000002', cashOutAt: 251 })
  quit()
  await vendor.clock.advance(6_000 + flightMs(250) + 1_000)
  expect(await own(first.bearer)).toMatchObject({ state: 'settled', cashedOutAt: 249, winMinor: 249 })
  expect(vendor.wallet.balanceMinor).toBe(100_000 - 200 + 249)
})

it('every flight is on the published chain and every proof is confirmed', async () => {
  const { bearer } = await vendor.open('crash')
  quit = vendor.running.flights.listen(() => undefined)
  await settle()
  await bet(bearer, { cashOutAt: 101 })
  const point = vendor.running.flights.current()?.point ?? 0
  await vendor.clock.advance(6_000 + flightMs(point) + 1_000)
  const [proof] = vendor.wallet.proofs
  expect(proof && (await verifyRound(proof))).toMatchObject({ hashMatches: true, matches: true })
  const [chain] = await db.query('select end_hash from vendor.chain')
  const { end_hash } = z.parse(z.object({ end_hash: z.string() }), chain)
  expect(await isOnChain(proof?.serverSeed ?? '', end_hash, 3)).toBe(true)
  expect(await isOnChain('0'.repeat(64), end_hash, 3)).toBe(false)
})

it('bets are accepted before take-off only, and a bet that the wallet books later is rolled back', async () => {
  const { bearer } = await vendor.open('crash')
  await look(10_000)
  vendor.wallet.moods = { bet: ['lost-before', 'lost-after'] }
  await vendor.clock.advance(5_400)
  const late = await vendor.call(bearer, apiPaths.crashBet, {
    betId: 'crash-000000000000001',
    stakeMinor: 100,
  })
  expect(refusalOf(late)).toBe('TOO_LATE')
  expect(vendor.wallet.balanceMinor).toBe(100_000)
  await vendor.clock.advance(6_000)
  expect(
    refusalOf(
      await vendor.call(bearer, apiPaths.crashBet, { betId: 'crash-000000000000003', stakeMinor: 100 }),
    ),
  ).toBe('TOO_LATE')
})

it('a flight continues after a restart, and one that ended meanwhile pays targets and returns the other stakes', async () => {
  const first = await vendor.open('crash')
  const second = await vendor.open('crash', { player: 'player-two' })
  await look(400)
  await bet(first.bearer)
  await bet(second.bearer, { betId: 'crash-000000000000002', cashOutAt: 300 })
  await vendor.clock.advance(6_500)
  quit()
  await vendor.running.stop()
  await vendor.clock.advance(flightMs(400) + 10_000)
  await vendor.restart()
  await vendor.clock.advance(4_000)
  expect((await own(first.bearer)).state).toBe('returned')
  expect(vendor.wallet.balanceMinor).toBe(100_000 - 100 + 300)
})

it('leaving the game cashes out of the flight, unless a target was set', async () => {
  const first = await vendor.open('crash')
  const second = await vendor.open('crash', { player: 'player-two' })
  await look(500)
  await bet(first.bearer)
  await bet(second.bearer, { betId: 'crash-000000000000002', cashOutAt: 400 })
  await vendor.clock.advance(6_000 + flightMs(150))
  expect((await vendor.operator('close', { session: 'wallet-session-1' })).json).toEqual({
    status: 'OK',
    openRounds: 1,
  })
  expect((await vendor.operator('close', { session: 'wallet-session-2' })).json).toEqual({
    status: 'OK',
    openRounds: 1,
  })
  await vendor.clock.advance(flightMs(500))
  const [row] = await db.query(`select win_minor from vendor.round where player = 'player-one'`)
  const { win_minor } = z.parse(z.object({ win_minor: z.int() }), row)
  expect(win_minor).toBeGreaterThanOrEqual(150)
  expect(vendor.wallet.balanceMinor).toBe(100_000 - 200 + win_minor + 400)
  expect(flightMultiple(0)).toBe(100)
})
