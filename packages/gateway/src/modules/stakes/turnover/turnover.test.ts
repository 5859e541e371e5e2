import type { Requirement } from '@plaza/contract/money'
import type { GameType } from '@plaza/contract/play'
import { houseAccount, memberWallet, transfer } from '../../../kernel/ledger'
import { sayStakesSettled } from '../../../kernel/stakes/stake-settled'
import { settledStake } from '../../../testing/settled-stake'
import { testSettings } from '../../../testing/fixtures'
import { callsOf, openPlayTestbed, type PlayTestbed } from '../../play/game-sessions/testing/play-testbed'
import { addRequirement, withdrawable, type NewRequirement } from './index'

describe('turnover', () => {
  let bed: PlayTestbed
  let members = 0

  const owner = (memberId: string) => ({ memberId, merchant: 'demo', currency: 'PHP' })
  const take = (memberId: string, amountMinor: number) =>
    bed.test.db.transaction((trx) =>
      transfer(trx, {
        merchant: 'demo',
        currency: 'PHP',
        kind: 'game-bet',
        reference: memberId,
        entries: [
          { account: memberWallet(memberId, 'main'), amountMinor: -amountMinor },
          { account: houseAccount('house:games'), amountMinor },
        ],
        now: 0,
      }),
    )
  const require = (memberId: string, amountMinor: number, more: Partial<NewRequirement> = {}) =>
    bed.test.db.transaction((trx) =>
      addRequirement(trx, {
        ...owner(memberId),
        kind: 'deposit',
        reference: `order-${(members += 1)}`,
        amountMinor,
        requiredMinor: amountMinor,
        now: bed.test.clock.now(),
        ...more,
      }),
    )
  const stake = (memberId: string, stakeMinor: number, type: GameType = 'RNG') =>
    bed.test.db.transaction((trx) =>
      sayStakesSettled(trx, [settledStake({ memberId, kind: type, stakeMinor })], bed.test.clock.now()),
    )
  const free = (memberId: string) => withdrawable(bed.test.db.read, owner(memberId), 0)
  const member = async (balanceMinor: number) => {
    const caller = await bed.test.signedIn({ account: `staker${(members += 1)}` })
    if (balanceMinor > 0) await bed.fund(caller.id, balanceMinor)
    return caller
  }
  const requirements = async ({ headers }: { headers: Record<string, string> }) =>
    (await bed.test.call({ url: '/wps/withdraw/turnover', headers })).json<{
      value: { requirements: Requirement[]; withdrawableMinor: number }
    }>().value.requirements

  beforeAll(async () => {
    bed = await openPlayTestbed()
  })
  afterAll(() => bed.close())

  it('a member without requirements may withdraw the whole main wallet', async () => {
    const { id } = await member(50_000)
    expect(await free(id)).toEqual({
      withdrawableMinor: 50_000,
      totalMinor: 50_000,
      debtMinor: 0,
      locked: [],
    })
  })

  // WITHDRAW-7
  it('an open requirement holds the money that it came with, until enough was staked', async () => {
    const caller = await member(50_000)
    await require(caller.id, 30_000)
    expect(await free(caller.id)).toMatchObject({
      withdrawableMinor: 20_000,
      locked: [{ reason: 'deposit', amountMinor: 30_000 }],
    })
    await stake(caller.id, 29_999)
    expect(await free(caller.id)).toMatchObject({ withdrawableMinor: 20_000 })
    await stake(caller.id, 1)
    expect(await free(caller.id)).toMatchObject({ withdrawableMinor: 50_000, locked: [] })
    expect(await requirements(caller)).toMatchObject([
      { state: 'done', requiredMinor: 30_000, doneMinor: 30_000, endedAt: bed.test.clock.now() },
    ])
  })

  it('requirements hold no more than the main wallet has', async () => {
    const { id } = await member(50_000)
    await require(id, 30_000)
    await require(id, 20_000, { kind: 'bonus', requiredMinor: 100_000 })
    await take(id, 15_000)
    expect(await free(id)).toEqual({
      withdrawableMinor: 0,
      totalMinor: 35_000,
      debtMinor: 0,
      locked: [
        { reason: 'bonus', amountMinor: 20_000 },
        { reason: 'deposit', amountMinor: 15_000 },
      ],
    })
  })

  // WITHDRAW-7
  it('a stake fulfils the oldest requirement first, and what it does not need goes to the next', async () => {
    const caller = await member(50_000)
    await require(caller.id, 10_000)
    await require(caller.id, 20_000, { kind: 'transfer' })
    await stake(caller.id, 15_000)
    expect(await requirements(caller)).toMatchObject([
      { kind: 'transfer', state: 'open', doneMinor: 5_000 },
      { kind: 'deposit', state: 'done', doneMinor: 10_000 },
    ])
  })

  // WITHDRAW-7
  it('live tables count a tenth, to the hundredth of a minor unit, and every share is shown', async () => {
    const caller = await member(50_000)
    await require(caller.id, 1_000)
    for (let round = 0; round < 5; round += 1) await stake(caller.id, 5, 'LIVE')
    await stake(caller.id, 100, 'LOTT')
    expect(await requirements(caller)).toMatchObject([
      {
        doneMinor: 102,
        shares: { LIVE: 10 },
        contributions: [
          { type: 'LIVE', stakedMinor: 25, countedMinor: 2 },
          { type: 'LOTT', stakedMinor: 100, countedMinor: 100 },
        ],
      },
    ])
  })

  it('a merchant sets the shares, and a requirement keeps those that it was made with', async () => {
    const caller = await member(50_000)
    const set = (settings: object) =>
      bed.test.db.write
        .updateTable('merchants')
        .set({ settings: JSON.stringify({ ...testSettings(), ...settings }) })
        .where('code', '=', 'demo')
        .execute()
    await set({ turnover: { shares: { SPORTS: 50, POKER: 0 } } })
    await require(caller.id, 1_000)
    await set({})
    await stake(caller.id, 100, 'SPORTS')
    await stake(caller.id, 100, 'POKER')
    expect(await requirements(caller)).toMatchObject([
      { doneMinor: 50, contributions: [{ type: 'SPORTS', countedMinor: 50 }] },
    ])
  })

  it('one order makes one requirement', async () => {
    const { id } = await member(50_000)
    expect(await require(id, 10_000, { reference: 'the same' })).toBe(true)
    expect(await require(id, 10_000, { reference: 'the same' })).toBe(false)
    expect(await free(id)).toMatchObject({ withdrawableMinor: 40_000 })
  })

  it('a hundred stakes at the same time count once each', async () => {
    const caller = await member(50_000)
    await require(caller.id, 50_000)
    await Promise.all(Array.from({ length: 100 }, () => stake(caller.id, 123)))
    expect(await requirements(caller)).toMatchObject([{ doneMinor: 12_300 }])
  })

  it('a round of a vendor counts when it ends, once however often its win is reported', async () => {
    const player = await bed.seat(50_000)
    await require(player.id, 20_000)
    const { bet, win } = callsOf(player)
    const placed = bet(700)
    await bed.wallet('bet', placed)
    expect(await requirements(player)).toMatchObject([{ doneMinor: 0 }])
    const payout = win(placed.transaction, 300)
    await Promise.all([1, 2, 3].map(() => bed.wallet('win', payout)))
    expect(await requirements(player)).toMatchObject([
      { doneMinor: 700, contributions: [{ type: 'RNG', stakedMinor: 700 }] },
    ])
  })

  // WITHDRAW-7
  it('requirements end when everything is lost and no round is open', async () => {
    const player = await bed.seat(1_050)
    await require(player.id, 1_050)
    const { bet, win } = callsOf(player)
    const placed = bet(1_000)
    await bed.wallet('bet', placed)
    await stake(player.id, 1)
    expect(await requirements(player)).toMatchObject([{ state: 'open' }])
    await bed.wallet('win', win(placed.transaction, 0))
    expect(await requirements(player)).toMatchObject([{ state: 'ended', doneMinor: 1_001 }])
  })

  it('earlier requirements end when money comes to a member who had nothing left', async () => {
    const caller = await member(50)
    await require(caller.id, 50_000, { kind: 'bonus' })
    await bed.fund(caller.id, 10_000)
    await require(caller.id, 10_000)
    expect((await requirements(caller)).map(({ kind, state }) => [kind, state])).toEqual([
      ['deposit', 'open'],
      ['bonus', 'ended'],
    ])
  })
})
