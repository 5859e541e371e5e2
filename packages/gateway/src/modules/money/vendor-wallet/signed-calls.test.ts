import { callsOf, openPlayRoom, type PlayRoom } from '../../play/game-sessions/testing/play-room'

jest.setTimeout(60_000)

let room: PlayRoom
beforeAll(async () => {
  room = await openPlayRoom()
}, 60_000)
afterAll(() => room.close())

const wrong = { status: 'RS_ERROR_INVALID_SIGNATURE' }

// VENDOR-2
it('a signed win is refused at any other address', async () => {
  const player = await room.seat(1_000)
  const { bet, win } = callsOf(player)
  const stake = bet(100)
  await room.wallet('bet', stake)
  const payout = win(stake.transaction, 500)
  for (const action of ['rollback', 'balance', 'bet', 'session', 'jackpots'] as const)
    expect(await room.wallet(action, payout, { signedAction: 'win' })).toEqual(wrong)
  expect(await room.mainOf(player)).toBe(900)
})

it('a call whose query, method or signature version was not signed is refused', async () => {
  const player = await room.seat(1_000)
  const { signCall } = await import('../../play/vendors/vendor-signature')
  const { walletPath } = await import('@plaza/contract')
  const path = walletPath('TST', 'balance')
  const body = JSON.stringify({ session: player.session, player: player.player })
  const signed = (method: string) =>
    signCall(room.key.privateKey, { method, path, body }, room.test.clock.now())
  const send = async (url: string, headers: Record<string, string>) =>
    (
      await room.test.gateway.app.inject({
        method: 'POST',
        url,
        payload: body,
        headers: { 'content-type': 'application/json', ...headers },
      })
    ).json<{ status: string }>()
  expect(await send(path, signed('POST'))).toMatchObject({ status: 'OK' })
  expect(await send(`${path}?more=1`, signed('POST'))).toEqual(wrong)
  expect(await send(path, signed('PUT'))).toEqual(wrong)
  const { 'x-plaza-signature': signature = '', ...rest } = signed('POST')
  for (const other of [
    signature.replace('v2=', ''),
    signature.replace('v2=', 'v1='),
    signature.replace('v2=', 'v3='),
  ])
    expect(await send(path, { ...rest, 'x-plaza-signature': other })).toEqual(wrong)
})

it('a repeated signed win is answered as the first time and paid once', async () => {
  const player = await room.seat(1_000)
  const { bet, win } = callsOf(player)
  const stake = bet(100)
  await room.wallet('bet', stake)
  const payout = win(stake.transaction, 500)
  const at = room.test.clock.now()
  const first = await room.wallet('win', payout, { at })
  const again = await Promise.all(Array.from({ length: 5 }, () => room.wallet('win', payout, { at })))
  for (const one of again) expect(one).toEqual(first)
  expect(await room.mainOf(player)).toBe(1_400)
})

it('an earlier signed report of jackpots does not replace a later one', async () => {
  const now = room.test.clock.now()
  const told = (amountMinor: number, at: number) =>
    room.wallet('jackpots', { currency: 'PHP', pools: [{ id: 'grand', name: 'Grand', amountMinor }] }, { at })
  await told(700, now)
  expect(await told(500, now - 1_000)).toEqual({ status: 'OK' })
  const pools = await room.test.db.read.selectFrom('jackpot_pools').select('amount_minor').execute()
  expect(pools).toEqual([{ amount_minor: 700 }])
})
