import { verifyRound } from '@plaza/fair'
import * as z from 'zod/mini'
import { apiPaths, refusalSchema, seedsAnswerSchema, spinAnswerSchema } from '../api'
import type { Database } from '../kernel/db/database'
import { jackpotChance, winPool } from '../jackpot/pool'
import { createTestDatabase, createTestVendor, type TestVendor } from '../testing/create-test-vendor'

let db: Database
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const betIdOf = (index: number) => `spin-${String(index).padStart(16, '0')}`

describe('a spin', () => {
  let vendor: TestVendor
  beforeEach(async () => {
    vendor = await createTestVendor(db)
  })
  afterEach(() => vendor.close())

  const spin = async (bearer: string, index: number, stakeMinor = 100) => {
    const { status, json } = await vendor.call(bearer, apiPaths.spin, { betId: betIdOf(index), stakeMinor })
    return { status, json, spin: spinAnswerSchema.safeParse(json).data }
  }
  const refusalOf = (json: unknown) => z.parse(refusalSchema, json).refusal

  it('a spin is one round, one bet and one win, to the cent, and can be recomputed once the seeds are rotated', async () => {
    const { bearer, seeds } = await vendor.open('slot-low')
    let expected = vendor.wallet.balanceMinor
    for (let index = 0; index < 25; index += 1) {
      const { spin: answer } = await spin(bearer, index)
      expected += (answer?.winMinor ?? 0) - 100
      expect(answer).toMatchObject({ state: 'settled', nonce: index, serverSeedHash: seeds.serverSeedHash })
      expect(answer?.winMinor).toBe(answer?.outcome?.totalMultiple)
      expect(answer?.balance?.minor).toBe(expected)
      await vendor.clock.advance(2_500)
    }
    expect(vendor.wallet.balanceMinor).toBe(expected)
    const rotated = await vendor.call(bearer, apiPaths.seeds, { clientSeed: 'my own words' })
    const { previous, clientSeed, nonce } = z.parse(seedsAnswerSchema, rotated.json)
    expect({ clientSeed, nonce, nonces: previous?.nonces }).toEqual({
      clientSeed: 'my own words',
      nonce: 0,
      nonces: 25,
    })
    expect(vendor.wallet.proofs).toHaveLength(25)
    for (const proof of vendor.wallet.proofs)
      expect(await verifyRound({ ...proof, serverSeed: previous?.serverSeed })).toMatchObject({
        hashMatches: true,
        matches: true,
      })
  })

  // ENGINE-1
  it('a spin requested again with the same id is the same spin', async () => {
    const { bearer } = await vendor.open('slot-low')
    const [first, twin] = await Promise.all([spin(bearer, 1), spin(bearer, 1)])
    const again = await spin(bearer, 1)
    expect(again.spin?.outcome).toEqual(first.spin?.outcome ?? twin.spin?.outcome)
    const found = await vendor.call(bearer, `${apiPaths.round}?betId=${betIdOf(1)}`)
    expect(found.json).toEqual({ round: again.json })
    expect([...vendor.wallet.booked.values()].filter(({ kind }) => kind === 'bet')).toHaveLength(1)
  })

  it('a spin is at least 2.5 s after the one before', async () => {
    const { bearer } = await vendor.open('slot-low')
    await spin(bearer, 1)
    await vendor.clock.advance(1_000)
    const early = await spin(bearer, 2)
    expect(early.status).toBe(429)
    const { waitMs = 0 } = z.parse(refusalSchema, early.json)
    expect(waitMs).toBeGreaterThan(0)
    await vendor.clock.advance(waitMs)
    expect((await spin(bearer, 2)).status).toBe(200)
  })

  it('a spin whose wallet does not answer is retried and booked once', async () => {
    const { bearer } = await vendor.open('slot-low')
    vendor.wallet.moods = {
      bet: ['lost-after', 'RS_ERROR_TRANSACTION_ROLLED_BACK'].slice(0, 1) as ['lost-after'],
    }
    const { spin: answer } = await spin(bearer, 1)
    expect(answer?.state).toBe('settled')
    expect(vendor.wallet.balanceMinor).toBe(100_000 - 100 + (answer?.winMinor ?? 0))
    expect(vendor.wallet.asked.filter(({ action }) => action === 'bet')).toHaveLength(2)
  })

  it('a spin whose bet may have been booked is rolled back until the wallet acknowledges it', async () => {
    const { bearer } = await vendor.open('slot-low')
    vendor.wallet.moods = {
      bet: ['lost-after', 'lost-before', 'lost-before'],
      rollback: ['lost-before', 'lost-after'],
    }
    const failed = await spin(bearer, 1)
    expect(failed.status).toBe(503)
    expect(refusalOf(failed.json)).toBe('WALLET')
    await vendor.clock.advance(30_000)
    expect(vendor.wallet.balanceMinor).toBe(100_000)
    expect((await spin(bearer, 1)).spin?.state).toBe('returned')
    expect((await spin(bearer, 2)).status).toBe(200)
  })

  it('a win is reported until the wallet acknowledges it, also by the next process', async () => {
    const { bearer } = await vendor.open('slot-low')
    vendor.wallet.moods = { win: ['lost-before', 'lost-before', 'lost-after'] }
    const { spin: answer } = await spin(bearer, 1)
    expect(answer).toMatchObject({ state: 'paying', balance: null })
    expect(answer?.outcome).not.toBeNull()
    await vendor.restart()
    await vendor.clock.advance(60_000)
    expect((await spin(bearer, 1)).spin).toMatchObject({ state: 'settled', winMinor: answer?.winMinor })
    expect(vendor.wallet.balanceMinor).toBe(100_000 - 100 + (answer?.winMinor ?? 0))
  })

  it('a spin that a killed process left between bet and outcome is rolled back by the next process', async () => {
    const { bearer } = await vendor.open('slot-low')
    const session = await vendor.db.query('select id from vendor.session')
    const { id } = z.parse(z.object({ id: z.string() }), session[0])
    await vendor.wallet.ask({
      vendor: 'reef',
      action: 'bet',
      answer: z.any(),
      body: {
        session: 'wallet-session-1',
        player: 'player-one',
        transaction: 'r_killed_round:bet',
        round: 'r_killed_round',
        gameId: 'g',
        amountMinor: 500,
        currency: 'PHP',
      },
    })
    await vendor.db.query(
      `insert into vendor.round (id, session_id, player, mode, engine, model, bet_id, state, stake_minor,
       server_seed_hash, client_seed, nonce, params, created_at)
       values ('r_killed_round', $1, 'player-one', 'real', 'slot', 'slot-low', $2, 'placing', 500, 'h', 'c', 0, '{}', 1)`,
      [id, betIdOf(9)],
    )
    expect(vendor.wallet.balanceMinor).toBe(99_500)
    await vendor.restart()
    await vendor.clock.advance(5_000)
    expect(vendor.wallet.balanceMinor).toBe(100_000)
    expect((await spin(bearer, 9)).spin).toMatchObject({ state: 'returned', outcome: null })
  })

  it('a spin that the wallet refuses says why and costs nothing', async () => {
    const { bearer } = await vendor.open('slot-low')
    for (const [error, refusal] of [
      ['RS_ERROR_NOT_ENOUGH_MONEY', 'NOT_ENOUGH_MONEY'],
      ['RS_ERROR_LIMIT_REACHED', 'LIMIT_REACHED'],
      ['RS_ERROR_BONUS_STAKE', 'BONUS_STAKE'],
      ['RS_ERROR_INVALID_SESSION', 'SESSION'],
    ] as const) {
      vendor.wallet.moods = { bet: [error] }
      const { json } = await spin(bearer, error.length)
      expect(refusalOf(json)).toBe(refusal)
    }
    expect(vendor.wallet.balanceMinor).toBe(100_000)
    expect((await spin(bearer, 1)).status).toBe(200)
  })

  // ENGINE-2
  it('a spin with an invalid stake, an invalid body or no session is refused before anything is stored', async () => {
    const { bearer } = await vendor.open('slot-low')
    for (const stakeMinor of [99, 10_001, 0, -100, 1.5])
      expect((await spin(bearer, 1, stakeMinor)).status).toBe(400)
    expect(refusalOf((await vendor.call(bearer, apiPaths.spin, { betId: 'x', stakeMinor: 100 })).json)).toBe(
      'SYNTAX',
    )
    expect((await spin('no-bearer', 1)).status).toBe(401)
    expect(await vendor.db.query('select id from vendor.round')).toEqual([])
  })

  // LAUNCH-8
  it('a practice spin moves practice money alone', async () => {
    const { bearer, balance } = await vendor.open('slot-high', { mode: 'demo', balanceMinor: 0 })
    expect(balance.minor).toBe(1_000_000)
    const { spin: answer } = await spin(bearer, 1)
    expect(answer).toMatchObject({ state: 'settled', poolMinor: null })
    expect(answer?.balance?.minor).toBe(1_000_000 - 100 + (answer?.winMinor ?? 0))
    expect(vendor.wallet.asked.map(({ action }) => action)).toEqual(['session'])
  })
})

describe('the pool', () => {
  let vendor: TestVendor
  beforeEach(async () => {
    vendor = await createTestVendor(db)
  })
  afterEach(() => vendor.close())

  // JACKPOT-1
  it('the pool grows by a hundredth of each stake, is reported, and is paid to the centavo when it is won', async () => {
    const { bearer, jackpot } = await vendor.open('slot-low')
    expect(jackpot).toEqual({ amountMinor: 1_000_000, rtpBasisPoints: 174 })
    await vendor.call(bearer, apiPaths.spin, { betId: betIdOf(1), stakeMinor: 10_000 })
    await vendor.clock.advance(2_500)
    expect(vendor.wallet.asked.at(-1)).toMatchObject({
      action: 'jackpots',
      body: { currency: 'PHP', pools: [{ amountMinor: 1_000_100 }] },
    })
    // A jackpot of one in thirteen thousand is too rare to wait for, so the payment to a winner is called directly.
    expect(jackpotChance(100) / 2 ** 32).toBe(100 / 2 ** 27)
    await vendor.db.query('update vendor.pool set hundredths = hundredths + 37')
    const won = await vendor.db.transaction((sql) => winPool(sql, 'PHP', 'reef'))
    expect(won).toBe(1_000_100)
    const [row] = await vendor.db.query('select hundredths from vendor.pool')
    expect(row).toEqual({ hundredths: 100_000_000 + 37 })
  })
})
