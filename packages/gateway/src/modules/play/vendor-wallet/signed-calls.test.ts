import { callsOf, openPlayTestbed, type PlayTestbed } from '../game-sessions/testing/play-testbed'

let testbed: PlayTestbed
beforeAll(async () => {
  testbed = await openPlayTestbed()
})
afterAll(() => testbed.close())

const wrong = { status: 'RS_ERROR_INVALID_SIGNATURE' }

// VENDOR-2
it('a signed win is refused at any other address', async () => {
  const player = await testbed.seat(1_000)
  const { bet, win } = callsOf(player)
  const stake = bet(100)
  await testbed.wallet('bet', stake)
  const payout = win(stake.transaction, 500)
  for (const action of ['rollback', 'balance', 'bet', 'session', 'jackpots'] as const)
    expect(await testbed.wallet(action, payout, { signedAction: 'win' })).toEqual(wrong)
  expect(await testbed.mainOf(player)).toBe(900)
})

it('a call whose query, method or signature version was not signed is refused', async () => {
  const player = await testbed.seat(1_000)
  const { signCall } = await import('../vendors/vendor-signature')
  const { walletPath } = await import('@plaza/contract/vendors')
  const path = walletPath('TST', 'balance')
  const body = JSON.stringify({ session: player.session, player: player.player })
  const signed = (method: string) =>
    signCall(testbed.key.privateKey, { method, path, body }, testbed.test.clock.now())
  const send = async (url: string, headers: Record<string, string>) =>
    (
      await testbed.test.gateway.app.inject({
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
  const player = await testbed.seat(1_000)
  const { bet, win } = callsOf(player)
  const stake = bet(100)
  await testbed.wallet('bet', stake)
  const payout = win(stake.transaction, 500)
  const at = testbed.test.clock.now()
  const first = await testbed.wallet('win', payout, { at })
  const again = await Promise.all(Array.from({ length: 5 }, () => testbed.wallet('win', payout, { at })))
  for (const one of again) expect(one).toEqual(first)
  expect(await testbed.mainOf(player)).toBe(1_400)
})

it('an earlier signed report of jackpots does not replace a later one', async () => {
  const now = testbed.test.clock.now()
  const report = (amountMinor: number, at: number) =>
    testbed.wallet(
      'jackpots',
      { currency: 'PHP', pools: [{ id: 'grand', name: 'Grand', amountMinor }] },
      { at },
    )
  await report(700, now)
  expect(await report(500, now - 1_000)).toEqual({ status: 'OK' })
  const pools = await testbed.test.db.read.selectFrom('jackpot_pools').select('amount_minor').execute()
  expect(pools).toEqual([{ amount_minor: 700 }])
})
