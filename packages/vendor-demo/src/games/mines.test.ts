import { minesMultiple, playMines, verifyRound } from '@plaza/fair'
import * as z from 'zod/mini'
import { apiPaths, minesAnswerSchema, refusalSchema, seedsAnswerSchema, type MinesAnswer } from '../api'
import type { Database } from '../kernel/db/database'
import { createTestDatabase, createTestVendor, type TestVendor } from '../testing/create-test-vendor'

let db: Database
let vendor: TestVendor
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  vendor = await createTestVendor(db)
})
afterEach(() => vendor.close())

const betId = 'mines-0000000000000001'
const start = async (bearer: string, mines = 3, id = betId) =>
  z.parse(
    minesAnswerSchema,
    (await vendor.call(bearer, apiPaths.minesStart, { betId: id, stakeMinor: 100, mines })).json,
  )
const open = (bearer: string, round: string, field: number) =>
  vendor.call(bearer, apiPaths.minesOpen, { round, field })
const cashOut = (bearer: string, round: string) => vendor.call(bearer, apiPaths.minesCashOut, { round })
const refusalOf = ({ json }: { json: unknown }) => z.parse(refusalSchema, json).refusal

/** Where the mines are, read from the vendor's database. */
async function secrets(round: string): Promise<{ safe: number[]; mines: number[] }> {
  const [row] = await db.query(
    `select s.server_seed, r.client_seed, r.nonce, r.params from vendor.round r join vendor.seeds s on s.id = r.seeds_id
     where r.id = $1`,
    [round],
  )
  const shape = z.object({
    server_seed: z.string(),
    client_seed: z.string(),
    nonce: z.int(),
    params: z.object({ mines: z.int() }),
  })
  const { server_seed, client_seed, nonce, params } = z.parse(shape, row)
  const mines = await playMines({ serverSeed: server_seed, clientSeed: client_seed, nonce }, params.mines)
  return {
    mines,
    safe: Array.from({ length: 25 }, (_, field) => field).filter((field) => !mines.includes(field)),
  }
}

it('a board pays what its opened fields are worth, once, and can be recomputed', async () => {
  const { bearer } = await vendor.open('mines')
  const { round, minePositions, multiple } = await start(bearer)
  expect({ minePositions, multiple }).toEqual({ minePositions: null, multiple: 0 })
  const { safe } = await secrets(round)
  let board: MinesAnswer | undefined
  for (const field of safe.slice(0, 4)) {
    board = z.parse(minesAnswerSchema, (await open(bearer, round, field)).json)
    await open(bearer, round, field)
  }
  expect(board).toMatchObject({
    state: 'open',
    multiple: minesMultiple(3, 4),
    nextMultiple: minesMultiple(3, 5),
  })
  const [paid, again] = [await cashOut(bearer, round), await cashOut(bearer, round)]
  expect(paid.json).toEqual(again.json)
  expect(paid.json).toMatchObject({ state: 'settled', winMinor: minesMultiple(3, 4) })
  expect(vendor.wallet.balanceMinor).toBe(100_000 - 100 + minesMultiple(3, 4))
  const seeds = await vendor.call(bearer, apiPaths.seeds, { clientSeed: 'x' })
  const { previous } = z.parse(seedsAnswerSchema, seeds.json)
  const [proof] = vendor.wallet.proofs
  expect(proof && (await verifyRound({ ...proof, serverSeed: previous?.serverSeed }))).toMatchObject({
    hashMatches: true,
    matches: true,
  })
})

it('a mine ends the board without a win and shows where the mines were', async () => {
  const { bearer } = await vendor.open('mines')
  const { round } = await start(bearer)
  const { mines } = await secrets(round)
  const { json } = await open(bearer, round, mines[0] ?? 0)
  expect(json).toMatchObject({ state: 'settled', winMinor: 0, multiple: 0, minePositions: mines })
  expect(refusalOf(await open(bearer, round, ((mines[0] ?? 0) + 1) % 25))).toBe('TOO_LATE')
  expect(vendor.wallet.balanceMinor).toBe(99_900)
})

it('the last safe field cashes out by itself', async () => {
  const { bearer } = await vendor.open('mines')
  const { round } = await start(bearer, 24)
  const { safe } = await secrets(round)
  expect((await open(bearer, round, safe[0] ?? 0)).json).toMatchObject({ state: 'settled', winMinor: 2_425 })
})

// ENGINE-1
it('an open board continues after a lost connection, a restart and in a new session, with the same seeds', async () => {
  const { bearer } = await vendor.open('mines')
  const { round } = await start(bearer)
  const { safe } = await secrets(round)
  await open(bearer, round, safe[0] ?? 0)
  expect(refusalOf(await vendor.call(bearer, apiPaths.seeds, { clientSeed: 'x' }))).toBe('OPEN_ROUND')
  await vendor.clock.advance(6_000)
  const other = { betId: 'mines-0000000000000002', stakeMinor: 100, mines: 3 }
  expect(refusalOf(await vendor.call(bearer, apiPaths.minesStart, other))).toBe('OPEN_ROUND')
  await vendor.restart()
  const next = await vendor.open('mines')
  const found = await vendor.call(next.bearer, apiPaths.round)
  expect(found.json).toMatchObject({ round: { engine: 'mines', round, opened: [safe[0]], state: 'open' } })
  expect((await cashOut(next.bearer, round)).json).toMatchObject({ state: 'settled' })
})

it('a board without opened fields cannot be cashed out, and nobody can open another player’s board', async () => {
  const { bearer } = await vendor.open('mines')
  const { round } = await start(bearer)
  expect(refusalOf(await cashOut(bearer, round))).toBe('TOO_SOON')
  const otherPlayer = await vendor.open('mines', { player: 'player-two' })
  expect(refusalOf(await open(otherPlayer.bearer, round, 0))).toBe('NO_SUCH_ROUND')
  expect(refusalOf(await cashOut(otherPlayer.bearer, round))).toBe('NO_SUCH_ROUND')
})

describe('when the player leaves', () => {
  // LAUNCH-6
  it('a board with opened fields is cashed out when the player leaves', async () => {
    const { bearer } = await vendor.open('mines')
    const { round } = await start(bearer)
    const { safe } = await secrets(round)
    await open(bearer, round, safe[0] ?? 0)
    const close = await vendor.operator('close', { session: 'wallet-session-1' })
    expect(close).toEqual({ status: 200, json: { status: 'OK', openRounds: 0 } })
    expect(vendor.wallet.balanceMinor).toBe(100_000 - 100 + minesMultiple(3, 1))
    expect((await open(bearer, round, safe[1] ?? 0)).status).toBe(401)
    expect(await vendor.operator('close', { session: 'wallet-session-1' })).toEqual(close)
  })

  it('a board without opened fields is cancelled when the player leaves', async () => {
    const { bearer } = await vendor.open('mines')
    await start(bearer)
    await vendor.operator('close', { session: 'wallet-session-1' })
    expect(vendor.wallet.balanceMinor).toBe(100_000)
    expect(vendor.wallet.asked.at(-1)?.action).toBe('rollback')
  })
})

it('a call of the operator is accepted only with its signature', async () => {
  const { bearer } = await vendor.open('mines')
  await start(bearer)
  const forged = { 'x-plaza-timestamp': String(vendor.clock.now()), 'x-plaza-signature': 'v2=AAAA' }
  expect((await vendor.operator('close', { session: 'wallet-session-1' }, forged)).json).toEqual({
    status: 'REFUSED',
  })
  expect((await vendor.operator('close', { session: 'nobody’s' })).json).toEqual({
    status: 'UNKNOWN_SESSION',
  })
  expect((await vendor.operator('rotate', { player: 'player-one', clientSeed: 'x' })).json).toEqual({
    status: 'OPEN_ROUND',
  })
  expect((await vendor.operator('seeds', { player: 'player-one' })).json).toMatchObject({
    status: 'OK',
    seeds: { nonce: 1 },
  })
})

describe('a signed call of the operator', () => {
  const seedsOf = (json: unknown) => (json as { seeds: { serverSeedHash: string } }).seeds.serverSeedHash

  it('a signed call of the operator rotates the seeds once, however often it arrives', async () => {
    const rotate = { player: 'player-one', clientSeed: 'mine' }
    const first = await vendor.operator('rotate', rotate)
    expect(seedsOf((await vendor.operator('rotate', rotate)).json)).toBe(seedsOf(first.json))
    await vendor.clock.advance(1)
    expect(seedsOf((await vendor.operator('rotate', rotate)).json)).not.toBe(seedsOf(first.json))
  })

  it('a signed call of the operator is refused at another address than the signed one', async () => {
    const body = { player: 'player-one', clientSeed: 'mine' }
    const headers = vendor.signFor('seeds', body)
    expect((await vendor.operator('seeds', body, headers)).status).toBe(200)
    expect(await vendor.operator('rotate', body, headers)).toEqual({
      status: 403,
      json: { status: 'REFUSED' },
    })
  })
})
