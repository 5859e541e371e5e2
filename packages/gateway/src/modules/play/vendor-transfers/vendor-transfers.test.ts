import type { Balance, TransactionRecord, VendorTransfer, VendorWallets } from '@plaza/contract/money'
import { randomUUID } from 'node:crypto'
import { ledgerAudit } from '../../../kernel/ledger'
import type { TestCaller } from '../../../testing/create-test-gateway'
import { putInDebt } from '../../../testing/put-in-debt'
import { createWalletVendor, type WalletVendor } from '../../../testing/wallet-vendor'
import type { Play } from '@plaza/contract/play'
import { openPlayTestbed, testAgent, type PlayTestbed } from '../game-sessions/testing/play-testbed'
import { playerOf } from '../vendors'
import { perform, type AskedOperation } from '../../../testing/perform'
import { addRequirement } from '../../stakes/turnover'
import { openTransfers } from './settle-transfer'
import { transitProblems } from './transit-problems'

interface Answer {
  success: boolean
  code?: string
  value: { transfer: VendorTransfer; balance: Balance; waitsFor: string[] }
}

describe('wallets at vendors', () => {
  let bed: PlayTestbed
  let vendor: WalletVendor
  let members = 0

  const member = async (balanceMinor = 100_000) => {
    const caller = await bed.test.signedIn({ account: `mover${(members += 1)}` })
    const headers = { ...caller.headers, host: 'localhost' }
    if (balanceMinor > 0) await bed.fund(caller.id, balanceMinor)
    return { ...caller, headers }
  }
  const post = async (caller: TestCaller, path: string, payload: object, key: string = randomUUID()) =>
    (
      await bed.test.call({
        method: 'POST',
        url: `/wps/wallets/vendors/${path}`,
        payload,
        headers: { ...caller.headers, 'idempotency-key': key },
      })
    ).json<Answer>()
  const send = (
    caller: TestCaller,
    direction: 'in' | 'out',
    amountMinor: number,
    { key, code = 'TST' }: { key?: string; code?: string } = {},
  ) => post(caller, 'transfers', { vendor: code, direction, amountMinor }, key)
  const bringBack = (caller: TestCaller) => post(caller, 'return', {})
  const read = async <Value>(caller: TestCaller, url: string) =>
    (await bed.test.call({ url, headers: caller.headers })).json<{ code?: string; value: Value }>()
  const wallets = async (caller: TestCaller) =>
    (await read<VendorWallets>(caller, '/wps/wallets/vendors')).value
  const automatic = (caller: TestCaller, isAutomatic: boolean) =>
    bed.test.call({
      method: 'PUT',
      url: '/wps/wallets/vendors/automatic',
      payload: { isAutomatic },
      headers: caller.headers,
    })
  const operate = (operation: AskedOperation) =>
    perform(bed.test.db, operation, { by: 'olivia', why: 'seen' }, bed.test.clock.now())
  const setLimit = (memberId: string, amount: number) =>
    bed.test.db.write
      .insertInto('member_limits')
      .values({ member_id: memberId, kind: 'wager', period: 'day', amount, set_at: 0 })
      .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doUpdateSet({ amount }))
      .execute()
  const unsettled = async ({ id }: TestCaller) =>
    (await openTransfers(bed.test.db.read)).filter((row) => row.member_id === id)
  const nameAtVendor = ({ id }: TestCaller) => playerOf(bed.test.db.write, id, 'test', 0)
  /** What the ledger has in the main wallet, at the vendor, on its way, and in all. */
  const held = async (caller: TestCaller) => {
    const { value } = await read<Balance>(caller, '/wps/wallets/balance')
    const of = (name: string) => value.wallets.find(({ wallet }) => wallet === name)?.balanceMinor ?? 0
    return [of('main'), of('vendor:TST'), of('transfer:transit'), value.totalMinor]
  }

  beforeAll(async () => {
    bed = await openPlayTestbed()
    await bed.test.db.write
      .updateTable('vendor_links')
      .set({ adapter: 'plaza-transfer-v1' })
      .where('vendor', '=', 'TST')
      .execute()
  })
  afterAll(() => bed.close())
  beforeEach(async () => {
    vendor = createWalletVendor()
    bed.vendor.reply((request) => vendor.reply(request))
    await bed.test.db.write.deleteFrom('vendor_health').execute()
    bed.test.clock.advance(60_000)
  })
  afterEach(async () => {
    vendor.mood = 'well'
    await bed.test.runJobs(4, 120_000)
    expect([await ledgerAudit(bed.test.db.read), await transitProblems(bed.test.db.read)]).toEqual([[], []])
  })

  // WALLET-2
  it('money goes to a vendor and comes back, the total unchanged, and the records say both', async () => {
    const caller = await member()
    const sent = await send(caller, 'in', 40_000)
    expect(sent.value.transfer).toMatchObject({ state: 'done', vendor: 'TST', vendorName: 'Test Vendor' })
    expect(await held(caller)).toEqual([60_000, 40_000, 0, 100_000])
    expect(vendor.balanceOf(await nameAtVendor(caller))).toBe(40_000)
    bed.test.clock.advance(1_000)
    expect((await send(caller, 'out', 15_000)).value.transfer).toMatchObject({ state: 'done' })
    expect(await held(caller)).toEqual([75_000, 25_000, 0, 100_000])
    const records = await read<{ records: TransactionRecord[] }>(caller, '/wps/records/transactions')
    expect(records.value.records.slice(0, 2)).toMatchObject([
      { kind: 'vendor-out-done', type: 'transfer-in', amountMinor: 15_000 },
      { kind: 'vendor-in', type: 'transfer-out', amountMinor: -40_000 },
    ])
    const url = `/wps/wallets/vendors/transfers/${sent.value.transfer.id}`
    expect((await read<{ transfer: VendorTransfer }>(caller, url)).value.transfer.state).toBe('done')
    expect(await read(await member(0), url)).toMatchObject({ code: 'transfer.not.found' })
  })

  it('the list asks vendors for balances, and books what was won and lost there', async () => {
    const caller = await member()
    await send(caller, 'in', 40_000)
    bed.test.clock.advance(60_000)
    vendor.play(await nameAtVendor(caller), 2_500)
    const { wallets: shown, mainMinor, recent } = await wallets(caller)
    expect(mainMinor).toBe(60_000)
    expect(shown).toMatchObject([
      { vendor: 'TST', balanceMinor: 42_500, askedAt: bed.test.clock.now(), isAnswering: true },
    ])
    expect(recent).toHaveLength(1)
    expect(await held(caller)).toEqual([60_000, 42_500, 0, 102_500])
    vendor.play(await nameAtVendor(caller), -42_500)
    vendor.mood = 'away'
    bed.test.clock.advance(60_000)
    expect((await wallets(caller)).wallets).toMatchObject([{ balanceMinor: 42_500, isAnswering: false }])
  })

  it('a stake in an open round is not yet a loss', async () => {
    const caller = await member()
    await send(caller, 'in', 40_000)
    vendor.play(await nameAtVendor(caller), -10_000)
    vendor.openRounds = 1
    bed.test.clock.advance(60_000)
    expect((await wallets(caller)).wallets).toMatchObject([{ balanceMinor: 40_000 }])
    expect(await bringBack(caller)).toMatchObject({ success: true })
    expect(await held(caller)).toEqual([90_000, 10_000, 0, 100_000])
    vendor.openRounds = 0
    vendor.version += 1
    bed.test.clock.advance(60_000)
    await wallets(caller)
    expect(await held(caller)).toEqual([90_000, 0, 0, 90_000])
  })

  // WALLET-2
  it('a transfer whose answer is lost stays on its way, counted once, until the vendor says that it is done', async () => {
    const caller = await member()
    vendor.mood = 'loses answers'
    const { value } = await send(caller, 'in', 40_000)
    expect(value.transfer.state).toBe('pending')
    expect(await held(caller)).toEqual([60_000, 0, 40_000, 100_000])
    expect(await send(caller, 'out', 1_000)).toMatchObject({
      code: 'transfer.pending',
      value: { transfer: value.transfer.id },
    })
    vendor.mood = 'well'
    await bed.test.runJobs(1, 60_000)
    expect(await held(caller)).toEqual([60_000, 40_000, 0, 100_000])
    expect(vendor.balanceOf(await nameAtVendor(caller))).toBe(40_000)
  })

  it.each(['away', 'nonsense'] as const)(
    'a vendor that is %s for long gets a transfer that never arrived cancelled, and the money is back',
    async (mood) => {
      const caller = await member()
      vendor.mood = mood
      const { value } = await send(caller, 'in', 40_000)
      expect(value.transfer.state).toBe('pending')
      await bed.test.runJobs(1, 4_000)
      await bed.test.runJobs(1, 119_000)
      expect(await held(caller)).toEqual([60_000, 0, 40_000, 100_000])
      vendor.mood = 'well'
      await bed.test.runJobs(2, 60_000)
      expect(await held(caller)).toEqual([100_000, 0, 0, 100_000])
      expect((await wallets(caller)).recent).toMatchObject([{ state: 'failed', reason: 'cancelled' }])
      expect(vendor.balanceOf(await nameAtVendor(caller))).toBe(0)
    },
  )

  it.each([
    ['arrived', [60_000, 40_000, 0, 100_000], 'done'],
    ['returned', [100_000, 0, 0, 100_000], 'failed'],
  ] as const)(
    'an operator settles a transfer whose vendor gives no answer as %s, once and with a reason',
    async (end, after, state) => {
      const caller = await member()
      vendor.mood = 'away'
      const { id } = (await send(caller, 'in', 40_000)).value.transfer
      const settle = { kind: 'vendor-transfer-settle', transfer: id, end } as const
      expect((await unsettled(caller)).map((row) => row.id)).toEqual([id])
      const now = bed.test.clock.now()
      await expect(perform(bed.test.db, settle, { by: 'olivia', why: null }, now)).rejects.toThrow(
        'Give a reason: --why "<words>".',
      )
      await expect(operate(settle)).rejects.toThrow('The gateway is still asking the vendor.')
      expect((await unsettled(caller)).map((row) => row.id)).toEqual([id])
      await bed.test.runJobs(2, 61_000)
      expect((await operate(settle)).after).toEqual({ state })
      expect(await held(caller)).toEqual(after)
      bed.test.clock.advance(1_000)
      await expect(operate(settle)).rejects.toThrow(`: ${state}.`)
      await expect(operate({ ...settle, transfer: 'TR0' })).rejects.toThrow('There is no transfer "TR0".')
      await bed.test.runJobs(2, 120_000)
      expect(await held(caller)).toEqual(after)
      expect(await unsettled(caller)).toMatchObject([{ id, state, doubt: 'unconfirmed' }])
    },
  )

  it('a vendor that confirms how an operator settled a transfer ends the doubt, and later wins are booked', async () => {
    const caller = await member()
    vendor.mood = 'away'
    const { id } = (await send(caller, 'in', 40_000)).value.transfer
    await bed.test.runJobs(2, 61_000)
    await operate({ kind: 'vendor-transfer-settle', transfer: id, end: 'returned' })
    vendor.mood = 'well'
    await bed.test.runJobs(2, 61_000)
    expect(await unsettled(caller)).toEqual([])
    vendor.play(await nameAtVendor(caller), 1_500)
    bed.test.clock.advance(60_000)
    await wallets(caller)
    expect(await held(caller)).toEqual([100_000, 1_500, 0, 101_500])
  })

  it.each([
    ['in', 'returned', 'arrived', [100_000, 0, 0, 100_000], [60_000, 40_000, 0, 100_000]],
    ['out', 'returned', 'arrived', [60_000, 40_000, 0, 100_000], [100_000, 0, 0, 100_000]],
  ] as const)(
    'money that a vendor moved %s although an operator settled it as %s is neither won nor lost, and is settled as %s',
    async (direction, end, otherEnd, settled, after) => {
      const caller = await member()
      if (direction === 'out') await send(caller, 'in', 40_000)
      vendor.mood = 'loses answers'
      const { id } = (await send(caller, direction, 40_000)).value.transfer
      await bed.test.runJobs(2, 61_000)
      await operate({ kind: 'vendor-transfer-settle', transfer: id, end })
      vendor.mood = 'well'
      await bed.test.runJobs(2, 61_000)
      bed.test.clock.advance(60_000)
      await wallets(caller)
      expect(await held(caller)).toEqual(settled)
      expect(await unsettled(caller)).toMatchObject([{ id, doubt: 'contradicted' }])
      await operate({ kind: 'vendor-transfer-settle', transfer: id, end: otherEnd })
      expect(await unsettled(caller)).toEqual([])
      bed.test.clock.advance(60_000)
      await wallets(caller)
      expect(await held(caller)).toEqual(after)
    },
  )

  it('money that never arrived at a vendor although an operator settled it as arrived goes back, once', async () => {
    const caller = await member()
    vendor.mood = 'away'
    const { id } = (await send(caller, 'in', 40_000)).value.transfer
    await bed.test.runJobs(2, 61_000)
    await operate({ kind: 'vendor-transfer-settle', transfer: id, end: 'arrived' })
    vendor.mood = 'well'
    await bed.test.runJobs(2, 61_000)
    bed.test.clock.advance(60_000)
    await wallets(caller)
    expect(await held(caller)).toEqual([60_000, 40_000, 0, 100_000])
    const settle = { kind: 'vendor-transfer-settle', transfer: id, end: 'returned' } as const
    const both = await Promise.allSettled([operate(settle), operate(settle)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await held(caller)).toEqual([100_000, 0, 0, 100_000])
  })

  it('a transfer in doubt whose money is spent is not settled the other way, and can be confirmed as it is', async () => {
    const caller = await member(40_000)
    vendor.mood = 'loses answers'
    const { id } = (await send(caller, 'in', 40_000)).value.transfer
    await bed.test.runJobs(2, 61_000)
    await operate({ kind: 'vendor-transfer-settle', transfer: id, end: 'returned' })
    vendor.mood = 'well'
    await bed.test.runJobs(2, 61_000)
    expect((await send(caller, 'in', 30_000)).value.transfer.state).toBe('done')
    await expect(operate({ kind: 'vendor-transfer-settle', transfer: id, end: 'arrived' })).rejects.toThrow(
      'There is less than the amount',
    )
    vendor.play(await nameAtVendor(caller), -40_000)
    await operate({ kind: 'vendor-transfer-settle', transfer: id, end: 'returned' })
    bed.test.clock.advance(60_000)
    await wallets(caller)
    expect(await held(caller)).toEqual([10_000, 30_000, 0, 40_000])
  })

  // LEDGER-7
  it('a member in debt cannot transfer to a vendor, and what comes back from one pays the debt', async () => {
    const caller = await member(50_000)
    await send(caller, 'in', 30_000)
    await putInDebt(bed.test.db, caller.id, 25_000)
    expect(await send(caller, 'in', 1_000)).toMatchObject({
      code: 'wallet.in.debt',
      value: { debtMinor: 5_000 },
    })
    expect((await send(caller, 'out', 30_000)).value.transfer.state).toBe('done')
    expect(await held(caller)).toEqual([25_000, 0, 0, 25_000])
  })

  it('two taps are one transfer, two tabs one at a time, and never more than there is', async () => {
    const caller = await member(50_000)
    const key = randomUUID()
    const taps = await Promise.all([send(caller, 'in', 20_000, { key }), send(caller, 'in', 20_000, { key })])
    expect(new Set(taps.map(({ value }) => value.transfer.id)).size).toBe(1)
    expect(await send(caller, 'in', 20_001, { key })).toMatchObject({ code: 'idempotency.conflict' })
    const tabs = await Promise.all(Array.from({ length: 6 }, () => send(caller, 'in', 20_000)))
    const codes = tabs.map(({ success, code }) => (success ? 'done' : code))
    expect(codes.filter((code) => code === 'done')).toHaveLength(1)
    const expected = ['done', 'transfer.pending', 'wallet.insufficient']
    expect(codes.filter((code) => !expected.includes(code ?? ''))).toEqual([])
    expect(await held(caller)).toEqual([10_000, 40_000, 0, 50_000])
    expect(await send(caller, 'in', 10_001)).toMatchObject({ code: 'wallet.insufficient' })
    expect(await send(caller, 'out', 40_001)).toMatchObject({ code: 'wallet.insufficient' })
    for (const amountMinor of [99, 0, -500, 1e15])
      expect(await send(caller, 'in', amountMinor)).toMatchObject({ code: 'transfer.amount.range' })
    expect(await send(caller, 'in', 100, { code: 'NOPE' })).toMatchObject({ code: 'transfer.vendor.unknown' })
  })

  it('a vendor that has less than the ledger knows refuses, and the money stays where it was', async () => {
    const caller = await member()
    await send(caller, 'in', 40_000)
    vendor.play(await nameAtVendor(caller), -30_000)
    expect((await send(caller, 'out', 40_000)).value.transfer).toMatchObject({
      state: 'failed',
      reason: 'insufficient',
    })
    expect(await held(caller)).toEqual([60_000, 10_000, 0, 70_000])
  })

  // WALLET-2
  it('one tap brings everything back, wins included, also in maintenance, and once for two taps', async () => {
    const caller = await member()
    await send(caller, 'in', 40_000)
    vendor.play(await nameAtVendor(caller), 5_000)
    const maintenance = { kind: 'vendor-maintenance', merchant: 'demo', vendor: 'TST', until: null } as const
    await operate({ ...maintenance, isOn: true })
    expect(await send(caller, 'in', 1_000)).toMatchObject({ code: 'transfer.vendor.closed' })
    const both = await Promise.all([bringBack(caller), bringBack(caller)])
    expect(both.map(({ success }) => success)).toEqual([true, true])
    await bed.test.runJobs(2, 20_000)
    expect(await held(caller)).toEqual([105_000, 0, 0, 105_000])
    expect([...vendor.transfers.values()].filter(({ direction }) => direction === 'out')).toHaveLength(1)
    await operate({ ...maintenance, isOn: false })
  })

  it('bringing back from a vendor that does not answer goes on by itself, also when the process died', async () => {
    const caller = await member()
    await send(caller, 'in', 40_000)
    vendor.mood = 'away'
    expect((await bringBack(caller)).value.waitsFor).toEqual(['Test Vendor'])
    expect((await wallets(caller)).wallets).toMatchObject([{ isReturning: true, balanceMinor: 40_000 }])
    vendor.mood = 'well'
    await bed.test.runJobs(2, 60_000)
    expect(await held(caller)).toEqual([100_000, 0, 0, 100_000])
    expect((await wallets(caller)).wallets).toMatchObject([{ isReturning: false, balanceMinor: 0 }])
  })

  // WALLET-2
  it('a game opens with the money in its wallet, sent by itself where the member wants it, and back on leaving', async () => {
    const caller = await member()
    const open = async () =>
      (await bed.launch(caller)).json<{ code?: string; value: { play: { id: string } } }>()
    expect(await open()).toMatchObject({
      code: 'wallet.vendor.empty',
      value: { minimumMinor: 100, vendorName: 'Test Vendor' },
    })
    await automatic(caller, true)
    vendor.mood = 'away'
    expect(await open()).toMatchObject({ code: 'transfer.pending' })
    expect(await open()).toMatchObject({ code: 'transfer.pending' })
    expect(await held(caller)).toEqual([0, 0, 100_000, 100_000])
    vendor.mood = 'well'
    await bed.test.runJobs(1, 60_000)
    const { value } = await open()
    expect(await held(caller)).toEqual([0, 100_000, 0, 100_000])
    vendor.play(await nameAtVendor(caller), 700)
    const left = await bed.test.call({
      method: 'POST',
      url: `/wps/game/play/${value.play.id}/leave`,
      headers: caller.headers,
    })
    expect(left.json<Answer>().value.balance.wallets[0]).toEqual({ wallet: 'main', balanceMinor: 100_700 })
  })

  it('money goes nowhere that a bonus could not limit stakes, but comes back from there', async () => {
    const caller = await member()
    await send(caller, 'in', 10_000)
    await bed.test.db.transaction((trx) =>
      addRequirement(trx, {
        merchant: 'demo',
        memberId: caller.id,
        currency: 'PHP',
        kind: 'bonus',
        reference: 'bonus',
        amountMinor: 5_000,
        requiredMinor: 5_000,
        highestStakeMinor: 1_000,
        now: bed.test.clock.now(),
      }),
    )
    expect(await send(caller, 'in', 1_000)).toMatchObject({ code: 'transfer.bonus.open' })
    expect((await bed.launch(caller)).json()).toMatchObject({ code: 'transfer.bonus.open' })
    expect(await wallets(caller)).toMatchObject({ isHeldByBonus: true })
    expect(await send(caller, 'out', 10_000)).toMatchObject({ success: true })
  })

  /** A member with money at the vendor who has opened the game there, and what the vendor says of a round. */
  const seated = async (amountMinor = 40_000) => {
    const caller = await member()
    await send(caller, 'in', amountMinor)
    const launched = (await bed.launch(caller)).json<{ value: { url: string; play: { id: string } } }>().value
    const token = decodeURIComponent(new URL(launched.url).hash.replace('#token=', ''))
    const traded = (await bed.wallet('session', { token, userAgent: testAgent })) as unknown as {
      session: string
      player: string
      wallet: string
      balanceMinor: number
    }
    const report = async (stakedMinor: number, wonMinor: number, more: object = {}) => {
      vendor.play(traded.player, wonMinor - stakedMinor)
      return (await bed.wallet('round', {
        session: traded.session,
        player: traded.player,
        round: randomUUID(),
        gameId: 'tst-1',
        bets: 1,
        stakedMinor,
        wonMinor,
        currency: 'PHP',
        startedAt: bed.test.clock.now(),
        endedAt: bed.test.clock.now(),
        balanceMinor: vendor.balanceOf(traded.player),
        balanceVersion: vendor.version,
        openRounds: 0,
        ...more,
      })) as unknown as { status: string; mayPlay?: boolean }
    }
    return { caller, traded, report, play: launched.play.id }
  }
  const playOf = async ({ headers }: TestCaller, play: string) =>
    (await bed.test.call({ url: `/wps/game/play/${play}`, headers })).json<{ value: Play }>().value

  // RG-3 WITHDRAW-7
  it('a round that the vendor reports counts once: in the game session, as turnover, and in the wallet', async () => {
    const { caller, traded, report, play } = await seated()
    expect(traded).toMatchObject({ wallet: 'transfer', balanceMinor: 0 })
    await bed.test.db.transaction((trx) =>
      addRequirement(trx, {
        merchant: 'demo',
        memberId: caller.id,
        currency: 'PHP',
        kind: 'deposit',
        reference: 'deposit',
        amountMinor: 20_000,
        requiredMinor: 20_000,
        now: bed.test.clock.now(),
      }),
    )
    const round = randomUUID()
    expect(await report(2_000, 500, { round })).toEqual({ status: 'OK', mayPlay: true })
    expect(await report(0, 0, { round, stakedMinor: 2_000, wonMinor: 500 })).toMatchObject({ mayPlay: true })
    expect(await held(caller)).toEqual([60_000, 38_500, 0, 98_500])
    expect(await playOf(caller, play)).toMatchObject({
      bets: 1,
      stakedMinor: 2_000,
      wonMinor: 500,
      openRounds: 0,
    })
    const { value } = await read<{ requirements: { doneMinor: number }[] }>(caller, '/wps/withdraw/turnover')
    expect(value.requirements).toMatchObject([{ doneMinor: 2_000 }])
  })

  it('a report that reaches a limit ends the game, and no other game opens', async () => {
    const { caller, report, play } = await seated()
    await setLimit(caller.id, 5_000)
    expect(await report(4_000, 0)).toMatchObject({ mayPlay: true })
    expect(await report(1_000, 0)).toMatchObject({ mayPlay: false })
    expect((await playOf(caller, play)).endedAt).not.toBeNull()
    expect((await bed.launch(caller)).json()).toMatchObject({ code: 'limit.reached' })
  })

  it('a round paid after the game was left is counted, and the money comes back where it follows the member', async () => {
    const { caller, report, play } = await seated()
    await automatic(caller, true)
    await bed.test.call({ method: 'POST', url: `/wps/game/play/${play}/leave`, headers: caller.headers })
    expect(await held(caller)).toEqual([100_000, 0, 0, 100_000])
    expect(await report(1_000, 3_000)).toMatchObject({ mayPlay: false })
    await bed.test.runJobs(1, 1_000)
    expect(await held(caller)).toEqual([102_000, 0, 0, 102_000])
  })

  it('reports of others, and calls of seamless play, are refused', async () => {
    const { traded, report } = await seated()
    expect(await report(100, 0, { player: 'somebody' })).toMatchObject({ status: 'RS_ERROR_WRONG_PLAYER' })
    expect(await report(100, 0, { session: 'unknown' })).toMatchObject({ status: 'RS_ERROR_INVALID_SESSION' })
    expect(await report(100, 0, { currency: 'USD' })).toMatchObject({ status: 'RS_ERROR_WRONG_CURRENCY' })
    const bet = { ...traded, transaction: randomUUID(), round: randomUUID(), gameId: 'tst-1' }
    expect(await bed.wallet('bet', { ...bet, amountMinor: 1_000, currency: 'PHP' })).toMatchObject({
      status: 'RS_ERROR_INVALID_SESSION',
    })
  })

  it('an operator sets whether a vendor has wallets, but not while members have money in them', async () => {
    const caller = await member()
    const shared = { kind: 'vendor-wallets', merchant: 'demo', vendor: 'TST', hasWallets: false } as const
    await send(caller, 'in', 10_000)
    await expect(operate(shared)).rejects.toThrow('Members have money at "TST"')
    expect((await wallets(caller)).wallets).toHaveLength(1)
  })

  it('trial accounts have no transfers, and visitors none', async () => {
    const trial = await bed.test.signedIn({ account: 'tried', type: 4 })
    expect(await read(trial, '/wps/wallets/vendors')).toMatchObject({ code: 'trial.rejected' })
    expect(await send(trial, 'in', 1_000)).toMatchObject({ code: 'trial.rejected' })
    const nobody = { id: '', token: '', headers: { cookie: '', host: 'localhost' } }
    expect(await read(nobody, '/wps/wallets/vendors')).toMatchObject({ code: 'session.required' })
  })
})
