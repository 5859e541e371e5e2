import { apiPaths, roundAnswerSchema, spinAnswerSchema } from '../api'
import type { Database } from '../kernel/db/database'
import { createTestDatabase, createTestVendor, type TestVendor } from '../testing/create-test-vendor'

const of = { vendor: 'reef', player: 'player-one', currency: 'PHP' }
const transaction = 'TR23456789ABCDE'

describe('purses', () => {
  let db: Database
  let vendor: TestVendor

  const ask = async (action: string, more: object = {}) =>
    (await vendor.operator(action, { ...of, ...more })).json
  const fund = (amountMinor: number, id = transaction) =>
    ask('transfer', { transaction: id, direction: 'in', amountMinor })
  const reports = () => vendor.wallet.asked.filter(({ action }) => action === 'round')
  const spin = async (bearer: string, betId: string) =>
    vendor.call(bearer, apiPaths.spin, { betId, stakeMinor: 1_000 })

  beforeAll(async () => {
    db = await createTestDatabase()
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    vendor = await createTestVendor(db)
  })
  afterEach(() => vendor.close())

  // WALLET-2
  it('a transfer moves money once for its key, and says so when it is asked about', async () => {
    expect(await ask('transfer-state', { transaction })).toMatchObject({ state: 'unknown', balanceMinor: 0 })
    const [first, second] = await Promise.all([fund(5_000), fund(5_000)])
    expect(first).toMatchObject({ state: 'done', amountMinor: 5_000, balanceMinor: 5_000 })
    expect(second).toMatchObject({ state: 'done', balanceMinor: 5_000 })
    expect(await fund(6_000)).toEqual({ status: 'REFUSED' })
    expect(await ask('transfer-state', { transaction, player: 'another' })).toEqual({ status: 'REFUSED' })
    expect(await ask('transfer-cancel', { transaction })).toMatchObject({
      state: 'done',
      balanceMinor: 5_000,
    })
  })

  it('a cancelled transfer does nothing when it arrives, and no more goes out than there is', async () => {
    expect(await ask('transfer-cancel', { transaction })).toMatchObject({ state: 'cancelled' })
    expect(await fund(5_000)).toMatchObject({ state: 'cancelled', balanceMinor: 0 })
    await fund(5_000, 'TR-second')
    expect(
      await ask('transfer', { transaction: 'TR-third', direction: 'out', amountMinor: 5_001 }),
    ).toMatchObject({
      state: 'refused',
      reason: 'NOT_ENOUGH_MONEY',
      balanceMinor: 5_000,
    })
  })

  it('a game is played from the purse without a call of the wallet, and each round is reported until it is taken', async () => {
    await fund(2_000)
    const { bearer, balance } = await vendor.open('slot-low', { wallet: 'transfer', balanceMinor: 0 })
    expect(balance.minor).toBe(2_000)
    vendor.wallet.moods = { round: ['lost-after'] }
    const answer = spinAnswerSchema.parse((await spin(bearer, 'bet-one-0000000001')).json)
    const left = 1_000 + answer.winMinor
    expect(answer).toMatchObject({ state: 'settled', balance: { minor: left } })
    expect(await ask('balance')).toMatchObject({ balanceMinor: left, openRounds: 0 })
    await vendor.clock.advance(10_000)
    expect(reports().length).toBeGreaterThan(1)
    expect(reports().at(-1)?.body).toMatchObject({
      round: answer.round,
      stakedMinor: 1_000,
      wonMinor: answer.winMinor,
      balanceMinor: left,
      openRounds: 0,
    })
    expect(vendor.wallet.asked.filter(({ action }) => action === 'bet' || action === 'win')).toEqual([])
  })

  it('a stake in an open round is counted as open, and comes back when the process dies before the round begins', async () => {
    await fund(2_000)
    const { bearer } = await vendor.open('mines', { wallet: 'transfer' })
    await vendor.call(bearer, apiPaths.minesStart, {
      betId: 'bet-two-0000000002',
      stakeMinor: 1_000,
      mines: 3,
    })
    expect(await ask('balance')).toMatchObject({ balanceMinor: 1_000, openRounds: 1 })
    expect(await vendor.operator('close', { session: 'wallet-session-1' })).toMatchObject({
      json: { openRounds: 0 },
    })
    expect(await ask('balance')).toMatchObject({ balanceMinor: 2_000, openRounds: 0 })
    expect(reports()).toEqual([])
  })

  it('too small a purse refuses the bet, and a player who may not go on has to open the game again', async () => {
    await fund(1_500)
    const { bearer } = await vendor.open('slot-low', { wallet: 'transfer' })
    vendor.wallet.mayPlay = false
    expect((await spin(bearer, 'bet-one-0000000001')).status).toBe(200)
    expect((await spin(bearer, 'bet-two-0000000002')).json).toMatchObject({ refusal: 'SESSION' })
    const again = await vendor.open('slot-low', { wallet: 'transfer' })
    await vendor.clock.advance(10_000)
    await db.query('update vendor.purse set balance_minor = 999, version = version + 1')
    expect((await spin(again.bearer, 'bet-three-00000003')).json).toMatchObject({
      refusal: 'NOT_ENOUGH_MONEY',
    })
    expect(roundAnswerSchema.parse((await vendor.call(again.bearer, apiPaths.round)).json).round).toBeNull()
  })
})
