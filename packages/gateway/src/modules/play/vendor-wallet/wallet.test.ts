import { memberTypes } from '@plaza/contract/identity'
import { walletPath } from '@plaza/contract/vendors'
import { sql } from 'kysely'
import {
  callsOf,
  openPlayTestbed,
  type PlayTestbed,
  type TestPlayer,
} from '../game-sessions/testing/play-testbed'
import { dayProblems, daysOf } from '../../stakes/member-days'
import { putInDebt } from '../../../testing/put-in-debt'
import { makeVendorKey } from '../../../testing/vendor-caller'

let testbed: PlayTestbed
beforeAll(async () => {
  testbed = await openPlayTestbed()
})
afterAll(() => testbed.close())

const gameSession = async (player: TestPlayer) => {
  const url = `/wps/game/play/${player.launch.play.id}`
  return (await testbed.test.call({ url, headers: player.headers })).json<{ value: unknown }>().value
}

describe('a bet and its win', () => {
  it('a bet and its win move money between player and operator and count in the game session', async () => {
    const player = await testbed.seat(10_000)
    const { bet, win } = callsOf(player)
    const stake = bet(500)
    expect(await testbed.wallet('bet', stake)).toMatchObject({ status: 'OK', balanceMinor: 9_500 })
    expect(await gameSession(player)).toMatchObject({ bets: 1, stakedMinor: 500, openRounds: 1 })
    const paid = await testbed.wallet('win', win(stake.transaction, 1_200))
    expect(paid).toMatchObject({ status: 'OK', balanceMinor: 10_700, currency: 'PHP' })
    expect(await gameSession(player)).toMatchObject({
      bets: 1,
      wonMinor: 1_200,
      netMinor: 700,
      openRounds: 0,
    })
    expect(await testbed.wallet('balance', player)).toMatchObject({ status: 'OK', balanceMinor: 10_700 })
  })

  // DAYS-1
  it('a bet that is taken back after its round has ended counts back on the day of that end', async () => {
    const player = await testbed.seat(10_000)
    const { bet, win, rollback } = callsOf(player)
    const [first, second] = [bet(500), bet(300)]
    await testbed.wallet('bet', first)
    await testbed.wallet('bet', second)
    await testbed.wallet('win', win(first.transaction, 1_200))
    const played = () => daysOf(testbed.test.db.read, { memberId: player.id })
    expect(await played()).toMatchObject([
      { day: '2026-11-01', category: 'RNG', bets: 2, stakeMinor: 800, validMinor: 800, prizeMinor: 1_200 },
    ])
    testbed.test.clock.advance(30 * 3_600_000)
    expect(await testbed.wallet('rollback', rollback(second.transaction))).toMatchObject({ status: 'OK' })
    expect(await played()).toMatchObject([
      { day: '2026-11-01', category: 'RNG', bets: 1, stakeMinor: 500, validMinor: 500, prizeMinor: 1_200 },
    ])
    expect(
      (await dayProblems(testbed.test.db.read)).filter(({ memberId }) => memberId === player.id),
    ).toEqual([])
    testbed.test.clock.advance(-30 * 3_600_000)
  })

  // LEDGER-7
  it('a win pays what its player owes, and the vendor is told what is left', async () => {
    const player = await testbed.seat(10_000)
    const { bet, win } = callsOf(player)
    const stake = bet(500)
    await testbed.wallet('bet', stake)
    await putInDebt(testbed.test.db, player.id, 10_000)
    const paid = await testbed.wallet('win', win(stake.transaction, 1_200))
    expect(paid).toMatchObject({ status: 'OK', balanceMinor: 700 })
    expect(await testbed.wallet('balance', player)).toMatchObject({ status: 'OK', balanceMinor: 700 })
  })

  // VENDOR-1
  it('a transaction is booked once, and a repetition returns the same answer with the current balance', async () => {
    const player = await testbed.seat(10_000)
    const { bet, win } = callsOf(player)
    const stake = bet(500)
    const first = await testbed.wallet('bet', stake)
    expect(await testbed.wallet('bet', stake)).toEqual(first)
    const payout = win(stake.transaction, 700)
    await testbed.wallet('win', payout)
    expect(await testbed.wallet('win', payout)).toMatchObject({ status: 'OK', balanceMinor: 10_200 })
    expect(await testbed.wallet('bet', stake)).toMatchObject({ status: 'OK', balanceMinor: 10_200 })
  })

  it.each([
    ['another amount', { amountMinor: 501 }],
    ['another round', { round: 'another-round' }],
    ['another game', { gameId: 'tst-2' }],
  ])('a bet is refused under a used id with %s', async (_what, change) => {
    const player = await testbed.seat(10_000)
    const stake = callsOf(player).bet(500)
    await testbed.wallet('bet', stake)
    const changed = await testbed.wallet('bet', { ...stake, ...change })
    expect(changed).toEqual({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' })
    expect(await testbed.mainOf(player)).toBe(9_500)
  })

  it('transactions that were stored before they named the game are still recognised', async () => {
    const player = await testbed.seat(10_000)
    const stake = callsOf(player).bet(500)
    const first = await testbed.wallet('bet', stake)
    await sql`update vendor_transactions set request_hash = split_part(request_hash, ' ', 2)
      where transaction = ${stake.transaction}`.execute(testbed.test.db.read)
    expect(await testbed.wallet('bet', stake)).toEqual(first)
  })

  it('a transaction id that another player or another kind of call used is refused', async () => {
    const [one, other] = [await testbed.seat(1_000), await testbed.seat(1_000)]
    const stake = callsOf(one).bet(500)
    await testbed.wallet('bet', stake)
    const theirs = callsOf(other)
    const duplicate = { status: 'RS_ERROR_DUPLICATE_TRANSACTION' }
    expect(await testbed.wallet('bet', theirs.bet(500, stake.transaction))).toEqual(duplicate)
    expect(await testbed.wallet('rollback', theirs.rollback('some-bet-1', stake.transaction))).toEqual(
      duplicate,
    )
    expect(await testbed.mainOf(other)).toBe(1_000)
  })

  it('a bet in another currency than the session’s is refused', async () => {
    const player = await testbed.seat(1_000)
    const { bet, win } = callsOf(player)
    const wrong = { status: 'RS_ERROR_WRONG_CURRENCY' }
    expect(await testbed.wallet('bet', { ...bet(500), currency: 'USD' })).toEqual(wrong)
    const stake = bet(500)
    await testbed.wallet('bet', stake)
    expect(await testbed.wallet('win', { ...win(stake.transaction, 5), currency: 'USD' })).toEqual(wrong)
  })
})

describe('a bet', () => {
  it('a bet over the balance is refused, and nothing of it is stored', async () => {
    const player = await testbed.seat(300)
    const stake = callsOf(player).bet(400)
    expect(await testbed.wallet('bet', stake)).toEqual({ status: 'RS_ERROR_NOT_ENOUGH_MONEY' })
    expect(await gameSession(player)).toMatchObject({ bets: 0, openRounds: 0 })
    await testbed.fund(player.id, 200)
    expect(await testbed.wallet('bet', stake)).toMatchObject({ status: 'OK', balanceMinor: 100 })
  })

  it.each([99, 10_001, 0])('a bet of %i is outside of the game’s bounds', async (amountMinor) => {
    const player = await testbed.seat(50_000)
    expect(await testbed.wallet('bet', callsOf(player).bet(amountMinor))).toEqual({
      status: 'RS_ERROR_BET_LIMIT',
    })
  })

  it('a bet without its fields is refused', async () => {
    const player = await testbed.seat(1_000)
    for (const change of [{ transaction: 'x' }, { round: undefined }, { gameId: 'x'.repeat(65) }])
      expect(await testbed.wallet('bet', { ...callsOf(player).bet(100), ...change })).toEqual({
        status: 'RS_ERROR_WRONG_SYNTAX',
      })
  })

  it('a bet in another game than the session’s is refused', async () => {
    const player = await testbed.seat(1_000)
    const other = { ...callsOf(player).bet(100), gameId: 'tst-2' }
    expect(await testbed.wallet('bet', other)).toEqual({ status: 'RS_ERROR_GAME_DISABLED' })
  })

  it('a bet into a round that has ended is refused', async () => {
    const player = await testbed.seat(1_000)
    const { bet, win } = callsOf(player)
    const stake = bet(100)
    await testbed.wallet('bet', stake)
    await testbed.wallet('win', win(stake.transaction, 0))
    expect(await testbed.wallet('bet', bet(100))).toEqual({ status: 'RS_ERROR_ROUND_CLOSED' })
    expect(await testbed.wallet('win', win(stake.transaction, 50))).toEqual({
      status: 'RS_ERROR_ROUND_CLOSED',
    })
  })

  it('a bet for another player than the session’s is refused', async () => {
    const [one, other] = [await testbed.seat(1_000), await testbed.seat(1_000)]
    const mixed = callsOf({ session: one.session, player: other.player }).bet(100)
    expect(await testbed.wallet('bet', mixed)).toEqual({ status: 'RS_ERROR_WRONG_PLAYER' })
    const unknown = callsOf({ session: 'nobody', player: one.player }).bet(100)
    expect(await testbed.wallet('bet', unknown)).toEqual({ status: 'RS_ERROR_INVALID_SESSION' })
  })

  it('a bet of a blocked member is refused but a win is booked', async () => {
    const player = await testbed.seat(1_000)
    const { bet, win } = callsOf(player)
    const stake = bet(100)
    await testbed.wallet('bet', stake)
    await testbed.test.db.write
      .updateTable('members')
      .set({ blocked: true })
      .where('id', '=', player.id)
      .execute()
    expect(await testbed.wallet('bet', bet(100))).toEqual({ status: 'RS_ERROR_USER_DISABLED' })
    expect(await testbed.wallet('win', win(stake.transaction, 300))).toMatchObject({
      status: 'OK',
      balanceMinor: 1_200,
    })
  })

  it('a bet is refused while an operator keeps the vendor closed', async () => {
    const player = await testbed.seat(1_000)
    const { bet, win } = callsOf(player)
    const stake = bet(100)
    await testbed.wallet('bet', stake)
    const vendors = testbed.test.db.write.updateTable('vendors').where('code', '=', 'TST')
    await vendors.set({ is_in_maintenance: true, maintenance_cause: 'operator' }).execute()
    const late = await testbed.wallet('bet', bet(100))
    const paid = await testbed.wallet('win', win(stake.transaction, 300))
    await vendors.set({ is_in_maintenance: false, maintenance_cause: null }).execute()
    expect(late).toEqual({ status: 'RS_ERROR_GAME_DISABLED' })
    expect(paid).toMatchObject({ status: 'OK', balanceMinor: 1_200 })
  })

  // RG-3
  it('a bet beyond the player’s limit is refused, and the next day starts from zero', async () => {
    const player = await testbed.seat(10_000)
    const limit = { member_id: player.id, kind: 'wager', period: 'day', amount: 500, set_at: 0 } as const
    await testbed.test.db.write.insertInto('member_limits').values(limit).execute()
    const play = (amountMinor: number) => testbed.wallet('bet', callsOf(player).bet(amountMinor))
    expect(await play(400)).toMatchObject({ status: 'OK' })
    expect(await play(101)).toEqual({ status: 'RS_ERROR_LIMIT_REACHED' })
    expect(await play(100)).toMatchObject({ status: 'OK' })
    expect(await play(100)).toEqual({ status: 'RS_ERROR_LIMIT_REACHED' })
  })

  it('winnings count towards a loss limit', async () => {
    const player = await testbed.seat(10_000)
    const limit = { member_id: player.id, kind: 'loss', period: 'day', amount: 500, set_at: 0 } as const
    await testbed.test.db.write.insertInto('member_limits').values(limit).execute()
    const { bet, win } = callsOf(player)
    const stake = bet(500)
    await testbed.wallet('bet', stake)
    expect(await testbed.wallet('bet', bet(100))).toEqual({ status: 'RS_ERROR_LIMIT_REACHED' })
    await testbed.wallet('win', win(stake.transaction, 200))
    expect(await testbed.wallet('bet', callsOf(player).bet(200))).toMatchObject({ status: 'OK' })
  })
})

describe('bookings out of order', () => {
  it('a win without its bet is refused', async () => {
    const player = await testbed.seat(1_000)
    expect(await testbed.wallet('win', callsOf(player).win('no-such-bet', 500))).toEqual({
      status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    })
    expect(await testbed.mainOf(player)).toBe(1_000)
  })

  it('a win for another player’s bet, or in another round, is refused', async () => {
    const [one, other] = [await testbed.seat(1_000), await testbed.seat(1_000)]
    const own = callsOf(one, 'a-round-of-both')
    const stake = own.bet(100)
    await testbed.wallet('bet', stake)
    const theirs = callsOf(other, 'a-round-of-both')
    expect(await testbed.wallet('win', theirs.win(stake.transaction, 500))).toEqual({
      status: 'RS_ERROR_WRONG_PLAYER',
    })
    expect(await testbed.wallet('rollback', theirs.rollback(stake.transaction))).toEqual({
      status: 'RS_ERROR_WRONG_PLAYER',
    })
    expect(await testbed.wallet('win', callsOf(one).win(stake.transaction, 500))).toEqual({
      status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    })
    expect(await testbed.mainOf(other)).toBe(1_000)
  })

  it('a rollback returns the stake once, and the win of its bet is refused', async () => {
    const player = await testbed.seat(1_000)
    const { bet, win, rollback } = callsOf(player)
    const stake = bet(400)
    await testbed.wallet('bet', stake)
    const back = rollback(stake.transaction)
    for (const again of [back, back, rollback(stake.transaction)])
      expect(await testbed.wallet('rollback', again)).toMatchObject({ status: 'OK', balanceMinor: 1_000 })
    expect(await testbed.wallet('win', win(stake.transaction, 900))).toEqual({
      status: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
    })
    expect(await gameSession(player)).toMatchObject({ bets: 0, stakedMinor: 0, openRounds: 0 })
  })

  // VENDOR-1
  it('a rollback of an unknown bet is remembered, and the bet that comes later is refused', async () => {
    const player = await testbed.seat(1_000)
    const { bet, rollback } = callsOf(player)
    const stake = bet(400)
    expect(await testbed.wallet('rollback', rollback(stake.transaction))).toMatchObject({ status: 'OK' })
    expect(await testbed.wallet('bet', stake)).toEqual({ status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' })
    expect(await testbed.mainOf(player)).toBe(1_000)
  })

  it('a rollback after the win is refused, and both bookings stay', async () => {
    const player = await testbed.seat(1_000)
    const { bet, win, rollback } = callsOf(player)
    const stake = bet(400)
    await testbed.wallet('bet', stake)
    await testbed.wallet('win', win(stake.transaction, 100, false))
    expect(await testbed.wallet('rollback', rollback(stake.transaction))).toEqual({
      status: 'RS_ERROR_ROUND_CLOSED',
    })
    expect(await testbed.mainOf(player)).toBe(700)
  })

  // VENDOR-1
  it('win and rollback are booked after the player has left, but a bet is not', async () => {
    const player = await testbed.seat(1_000)
    const [first, second] = [callsOf(player), callsOf(player)]
    const [won, lost] = [first.bet(100), second.bet(200)]
    await testbed.wallet('bet', won)
    await testbed.wallet('bet', lost)
    const url = `/wps/game/play/${player.launch.play.id}/leave`
    await testbed.test.call({ method: 'POST', url, headers: player.headers })
    expect(await testbed.wallet('bet', callsOf(player).bet(100))).toEqual({
      status: 'RS_ERROR_INVALID_SESSION',
    })
    expect(await testbed.wallet('win', first.win(won.transaction, 500))).toMatchObject({
      balanceMinor: 1_200,
    })
    expect(await testbed.wallet('rollback', second.rollback(lost.transaction))).toMatchObject({
      balanceMinor: 1_400,
    })
    expect(await testbed.wallet('bet', won)).toMatchObject({ status: 'OK', balanceMinor: 1_400 })
  })

  it('a bet after the sign-in has ended is refused', async () => {
    const player = await testbed.seat(1_000)
    await testbed.test.call({ method: 'DELETE', url: '/wps/session/logout', headers: player.headers })
    expect(await testbed.wallet('bet', callsOf(player).bet(100))).toEqual({
      status: 'RS_ERROR_INVALID_SESSION',
    })
  })
})

describe('concurrent bets', () => {
  // LEDGER-2
  it('a hundred identical concurrent bets are one debit', async () => {
    const player = await testbed.seat(10_000)
    const stake = callsOf(player).bet(100)
    const answers = await Promise.all(Array.from({ length: 100 }, () => testbed.wallet('bet', stake)))
    expect(answers.every(({ status }) => status === 'OK')).toBe(true)
    expect(await testbed.mainOf(player)).toBe(9_900)
  })

  // LEDGER-2
  it('of a hundred concurrent bets with money for ten exactly ten are booked', async () => {
    const player = await testbed.seat(1_000)
    const bets = Array.from({ length: 100 }, () => callsOf(player).bet(100))
    const answers = await Promise.all(bets.map((bet) => testbed.wallet('bet', bet)))
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 'RS_ERROR_NOT_ENOUGH_MONEY')).toHaveLength(90)
    expect(await testbed.mainOf(player)).toBe(0)
  })

  it('a concurrent bet and rollback leave nothing behind, whichever is first', async () => {
    const player = await testbed.seat(5_000)
    const pairs = Array.from({ length: 20 }, () => callsOf(player)).map(({ bet, rollback }) => {
      const stake = bet(200)
      return [testbed.wallet('bet', stake), testbed.wallet('rollback', rollback(stake.transaction))]
    })
    await Promise.all(pairs.flat())
    expect(await testbed.mainOf(player)).toBe(5_000)
  })
})

describe('a wallet call', () => {
  const body = { session: 'x', player: 'y' }
  const answer = (more: Parameters<PlayTestbed['wallet']>[2]) => testbed.wallet('balance', body, more)

  it('a caller that signs with another key, or not at all, is refused', async () => {
    const wrong = { status: 'RS_ERROR_INVALID_SIGNATURE' }
    expect(await answer({ key: makeVendorKey().privateKey })).toEqual(wrong)
    expect(await answer({ headers: { 'x-plaza-signature': 'v2=AAAA' } })).toEqual(wrong)
    expect(await answer({ headers: { 'x-plaza-signature': '' } })).toEqual(wrong)
    expect(await answer({ headers: { 'x-plaza-timestamp': String(testbed.test.clock.now() + 1) } })).toEqual(
      wrong,
    )
    expect(await answer({ vendor: 'NOBODY' })).toEqual(wrong)
    const unsigned = await testbed.test.call({
      method: 'POST',
      url: walletPath('TST', 'balance'),
      payload: body,
    })
    expect([unsigned.statusCode, unsigned.json()]).toEqual([401, wrong])
  })

  it.each([-60_001, 60_001])('a call whose signature is %i ms off is refused as stale', async (off) => {
    expect(await answer({ at: testbed.test.clock.now() + off })).toEqual({ status: 'RS_ERROR_STALE' })
  })

  it('a signature is refused for another body than it was made for', async () => {
    const player = await testbed.seat(1_000)
    const stake = callsOf(player).bet(100)
    const signed = JSON.stringify({ ...stake, amountMinor: 200 })
    const { signCall } = await import('../vendors/vendor-signature')
    const call = { method: 'POST', path: walletPath('TST', 'bet'), body: signed }
    const headers = signCall(testbed.key.privateKey, call, testbed.test.clock.now())
    expect(await testbed.wallet('bet', stake, { headers })).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE' })
  })

  it('a body that is larger than a round needs, or not JSON, is refused', async () => {
    const huge = await testbed.wallet('balance', { ...body, more: 'x'.repeat(40_000) })
    expect(huge).toEqual({ status: 'RS_ERROR_WRONG_SYNTAX' })
    const text = await testbed.wallet('balance', body, { headers: { 'content-type': 'text/plain' } })
    expect(text).toEqual({ status: 'RS_ERROR_WRONG_SYNTAX' })
  })
})

describe('a trial account', () => {
  it('a trial account plays on the ledger of trials only', async () => {
    const player = await testbed.seat(1_000, { merchant: 'demo-trial', type: memberTypes.trial })
    await testbed.wallet('bet', callsOf(player).bet(300))
    expect(await testbed.mainOf(player)).toBe(700)
    const operatorAccounts = await testbed.test.db.read
      .selectFrom('accounts')
      .select('balance_minor')
      .where('merchant', '=', 'demo-trial')
      .where('wallet', 'like', 'house:games:%')
      .execute()
    expect(operatorAccounts.map(({ balance_minor: minor }) => minor)).toEqual([300])
  })
})

describe('jackpots', () => {
  it('jackpots have the value that the vendor reported last', async () => {
    const report = (amountMinor: number) =>
      testbed.wallet('jackpots', { currency: 'PHP', pools: [{ id: 'grand', name: 'Grand', amountMinor }] })
    expect(await report(500)).toEqual({ status: 'OK' })
    await report(700)
    const pools = await testbed.test.db.read.selectFrom('jackpot_pools').selectAll().execute()
    expect(pools).toMatchObject([{ merchant: 'demo', vendor: 'TST', id: 'grand', amount_minor: 700 }])
  })
})
