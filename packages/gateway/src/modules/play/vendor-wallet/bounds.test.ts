import type { AnswerOf } from '@plaza/contract/kernel'
import type { jackpotsCall } from '@plaza/contract/play'
import { sql } from 'kysely'
import { callsOf, openPlayTestbed, type PlayTestbed } from '../game-sessions/testing/play-testbed'

let testbed: PlayTestbed
beforeAll(async () => {
  testbed = await openPlayTestbed()
})
afterAll(() => testbed.close())

const most = 1_000_000_000_000
const pool = (id: string, amountMinor: number, name = 'Grand') => ({ id, name, amountMinor })
const sendPools = (pools: unknown[]) => testbed.wallet('jackpots', { currency: 'PHP', pools })
const shown = async () => {
  const answer = await testbed.test.call({ url: '/wps/game/jackpots' })
  return answer.json<{ value: AnswerOf<typeof jackpotsCall> }>().value
}

describe('jackpots of a vendor', () => {
  afterEach(() => testbed.test.db.write.deleteFrom('jackpot_pools').execute())

  // VENDOR-3
  it.each([
    ['a negative amount', [pool('a', -1)], 'RS_ERROR_AMOUNT'],
    ['a fraction of a minor unit', [pool('a', 0.5)], 'RS_ERROR_AMOUNT'],
    ['the largest exact number', [pool('a', Number.MAX_SAFE_INTEGER)], 'RS_ERROR_AMOUNT'],
    ['one above the largest amount', [pool('a', most + 1)], 'RS_ERROR_AMOUNT'],
    ['an amount in words', [{ ...pool('a', 1), amountMinor: '1' }], 'RS_ERROR_WRONG_SYNTAX'],
    ['no amount', [{ id: 'a', name: 'A' }], 'RS_ERROR_WRONG_SYNTAX'],
    ['the same id twice', [pool('a', 1), pool('b', 1), pool('a', 2)], 'RS_ERROR_DUPLICATE_ID'],
    ['a name that turns the text', [pool('a', 1, 'Gr\u202Eand')], 'RS_ERROR_WRONG_SYNTAX'],
    ['a name that steers a terminal', [pool('a', 1, 'Gr\u001B[2Jand')], 'RS_ERROR_WRONG_SYNTAX'],
    ['a name without end', [pool('a', 1, 'x'.repeat(65))], 'RS_ERROR_WRONG_SYNTAX'],
    [
      'more pools than one vendor has',
      Array.from({ length: 21 }, (_, at) => pool(`p${at}`, 1)),
      'RS_ERROR_WRONG_SYNTAX',
    ],
  ])(
    'jackpots of a vendor are refused for %s, and nothing of them is stored',
    async (_what, pools, status) => {
      expect(await sendPools(pools)).toEqual({ status })
      expect((await shown()).pools).toEqual([])
    },
  )

  // VENDOR-3
  it('jackpots are refused when a vendor exceeds its maximum number of them', async () => {
    const pools = (from: string) => Array.from({ length: 20 }, (_, at) => pool(`${from}${at}`, most))
    expect(await sendPools(pools('a'))).toEqual({ status: 'OK' })
    expect(await sendPools([pool('b', 1)])).toEqual({ status: 'RS_ERROR_TOO_MANY_POOLS' })
    expect(await shown()).toMatchObject({ totalMinor: 20 * most })
  })

  it('the published jackpots omit one that is out of bounds', async () => {
    await sendPools([pool('good', 500)])
    for (const id of ['huge', 'huger'])
      await sql`insert into jackpot_pools (merchant, vendor, id, name, amount_minor, updated_at)
        values ('demo', 'TST', ${id}, 'Huge', ${String(Number.MAX_SAFE_INTEGER)}::bigint + 1, 1)`.execute(
        testbed.test.db.read,
      )
    expect(await shown()).toMatchObject({ totalMinor: 500, pools: [{ id: 'good' }] })
  })
})

describe('amounts of bets and wins', () => {
  it.each([-1, 0.5, most + 1, 2 ** 53, 1e300])(
    'a bet or win of %d is refused with the error code of amounts',
    async (amountMinor) => {
      const player = await testbed.seat(1_000)
      const { bet, win } = callsOf(player)
      const refused = { status: 'RS_ERROR_AMOUNT' }
      expect(await testbed.wallet('bet', { ...bet(1), amountMinor })).toEqual(refused)
      const stake = bet(100)
      await testbed.wallet('bet', stake)
      expect(await testbed.wallet('win', { ...win(stake.transaction, 1), amountMinor })).toEqual(refused)
      expect(await testbed.mainOf(player)).toBe(900)
    },
  )

  it('a win beyond the largest exact balance is refused, and the round can still be ended', async () => {
    const player = await testbed.seat(1_000)
    await testbed.fund(player.id, 100 * most - 1_000)
    const { bet, win } = callsOf(player)
    const stake = bet(100)
    await testbed.wallet('bet', stake)
    expect(await testbed.wallet('win', win(stake.transaction, most))).toEqual({
      status: 'RS_ERROR_BALANCE_LIMIT',
    })
    expect(await testbed.wallet('win', win(stake.transaction, 100))).toMatchObject({
      status: 'OK',
      balanceMinor: 100 * most,
    })
  })
})
