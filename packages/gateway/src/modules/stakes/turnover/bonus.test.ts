import type { Requirement } from '@plaza/contract/money'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { TestCaller } from '../../../testing/create-test-gateway'
import { callsOf, openPlayTestbed, type PlayTestbed } from '../../play/game-sessions/testing/play-testbed'
import { sayStakesSettled } from '../../../kernel/stakes/stake-settled'
import { settledStake } from '../../../testing/settled-stake'
import { auditMoney } from '../../money/suspense'
import { addRequirement, withdrawable, type NewRequirement } from './index'

interface Turnover {
  requirements: Requirement[]
  withdrawableMinor: number
}
interface GivenUp {
  code?: string
  value: { requirement: Requirement; balance: { totalMinor: number }; goesMinor?: number }
}

const minuteMs = 60_000

describe('a bonus in the main wallet', () => {
  let bed: PlayTestbed
  let orders = 0

  const require = (memberId: string, amountMinor: number, more: Partial<NewRequirement> = {}) =>
    bed.test.db.transaction((trx) =>
      addRequirement(trx, {
        memberId,
        merchant: 'demo',
        currency: 'PHP',
        kind: 'bonus',
        reference: `order-${(orders += 1)}`,
        amountMinor,
        requiredMinor: amountMinor * 10,
        now: bed.test.clock.now(),
        ...more,
      }),
    )
  const stake = (memberId: string, stakeMinor: number) =>
    bed.test.db.transaction((trx) =>
      sayStakesSettled(trx, [settledStake({ memberId, stakeMinor })], bed.test.clock.now()),
    )
  const turnover = async ({ headers }: TestCaller) =>
    (await bed.test.call({ url: '/wps/withdraw/turnover', headers })).json<{ value: Turnover }>().value
  const bonusOf = async (caller: TestCaller) => {
    const bonus = (await turnover(caller)).requirements.find(({ kind }) => kind === 'bonus')
    if (!bonus) throw new Error('no bonus')
    return bonus
  }
  const giveUp = async (caller: TestCaller, id: string, goesMinor: number, key: string = randomUUID()) => {
    const url = `/wps/withdraw/turnover/${id}/give-up`
    const headers = { ...caller.headers, 'idempotency-key': key }
    return (await bed.test.call({ method: 'POST', url, payload: { goesMinor }, headers })).json<GivenUp>()
  }
  /** A player with a deposit of 300.00 and a bonus of 200.00. */
  const withBonus = async (more: Partial<NewRequirement> = {}) => {
    const player = await bed.seat(50_000)
    await require(player.id, 30_000, { kind: 'deposit', requiredMinor: 30_000 })
    await require(player.id, 20_000, more)
    return player
  }
  const lose = async (player: Awaited<ReturnType<typeof withBonus>>, amountMinor: number) => {
    const { bet, win } = callsOf(player)
    const placed = bet(amountMinor)
    await bed.wallet('bet', placed)
    await bed.wallet('win', win(placed.transaction, 0))
  }

  beforeAll(async () => {
    bed = await openPlayTestbed()
  })
  afterEach(async () => expect(await auditMoney(bed.test.db.read)).toEqual([]))
  afterAll(() => bed.close())

  // BONUS-3
  it('giving a bonus up takes what is left of it and nothing else, once', async () => {
    const player = await withBonus()
    const bonus = await bonusOf(player)
    expect(bonus).toMatchObject({ state: 'open', goesMinor: 20_000 })
    const key = randomUUID()
    const answers = [await giveUp(player, bonus.id, 20_000, key), await giveUp(player, bonus.id, 20_000, key)]
    for (const { value } of answers)
      expect(value).toMatchObject({ requirement: { state: 'given-up' }, balance: { totalMinor: 30_000 } })
    expect(await giveUp(player, bonus.id, 20_000)).toMatchObject({ code: 'bonus.state' })
    const kinds = await sql<{
      kind: string
    }>`select kind from transactions where reference = ${bonus.reference}`.execute(bed.test.db.read)
    expect(kinds.rows).toEqual([{ kind: 'bonus-given-up' }])
  })

  it('stakes take own money first, so a loss leaves the bonus, and never more goes than there is', async () => {
    const player = await withBonus()
    for (let round = 0; round < 4; round += 1) await lose(player, 10_000)
    const bonus = await bonusOf(player)
    expect(bonus).toMatchObject({ goesMinor: 10_000 })
    expect(await giveUp(player, bonus.id, 10_000)).toMatchObject({
      value: { requirement: { state: 'given-up' }, balance: { totalMinor: 0 } },
    })
    expect((await turnover(player)).requirements.map(({ state }) => state)).toEqual(['given-up', 'done'])
  })

  it('a bonus that was lost is not held again from a later deposit', async () => {
    const player = await withBonus()
    for (let round = 0; round < 4; round += 1) await lose(player, 10_000)
    await bed.fund(player.id, 70_000)
    await require(player.id, 70_000, { kind: 'deposit', requiredMinor: 70_000 })
    expect(await bonusOf(player)).toMatchObject({ amountMinor: 20_000, goesMinor: 10_000 })
  })

  it('a bonus cannot be given up while something is in play or after more of it would go, nor by a stranger', async () => {
    const player = await withBonus()
    const stranger = await bed.seat(1_000)
    const bonus = await bonusOf(player)
    const { bet, win } = callsOf(player)
    const placed = bet(1_000)
    await bed.wallet('bet', placed)
    expect(await giveUp(player, bonus.id, 20_000)).toMatchObject({ code: 'bonus.in.play' })
    await bed.wallet('win', win(placed.transaction, 0))
    expect(await giveUp(player, bonus.id, 19_999)).toMatchObject({
      code: 'bonus.changed',
      value: { goesMinor: 20_000 },
    })
    for (const id of [bonus.id, '9999999', 'x'])
      expect(await giveUp(stranger, id, 20_000)).toMatchObject({ code: 'bonus.not.found' })
    const deposit = (await turnover(player)).requirements.find(({ kind }) => kind === 'deposit')
    expect(await giveUp(player, deposit?.id ?? '', 30_000)).toMatchObject({ code: 'bonus.not.found' })
    expect(await bonusOf(player)).toMatchObject({ state: 'open' })
  })

  // BONUS-4
  it('a bonus goes back when its time is up, as soon as nothing is in play, and late stakes do not count', async () => {
    const player = await withBonus({ expiresAt: bed.test.clock.now() + minuteMs })
    const { bet, win } = callsOf(player)
    const placed = bet(1_000)
    await bed.wallet('bet', placed)
    await bed.test.runJobs(1, minuteMs)
    expect(await bonusOf(player)).toMatchObject({ state: 'open' })
    await stake(player.id, 40_000)
    expect(await bonusOf(player)).toMatchObject({ state: 'open', doneMinor: 0 })
    await bed.wallet('win', win(placed.transaction, 0))
    await bed.test.runJobs(1, 31_000)
    expect(await bonusOf(player)).toMatchObject({ state: 'expired' })
    expect(await bed.mainOf(player)).toBe(29_000)
  })

  it('a bonus that was staked enough is the member’s own and does not expire', async () => {
    const player = await withBonus({ expiresAt: bed.test.clock.now() + minuteMs })
    await stake(player.id, 30_000 + 200_000)
    expect(await bonusOf(player)).toMatchObject({ state: 'done' })
    await bed.test.runJobs(1, minuteMs)
    const owner = { memberId: player.id, merchant: 'demo', currency: 'PHP' }
    expect(await withdrawable(bed.test.db.read, owner, 0)).toMatchObject({ withdrawableMinor: 50_000 })
  })

  // BONUS-2
  it('a stake above the highest one is refused at the bet with its reason, also in parts of one round', async () => {
    const player = await withBonus({ highestStakeMinor: 5_000 })
    const { bet } = callsOf(player)
    expect(await bed.wallet('bet', bet(5_001))).toEqual({ status: 'RS_ERROR_BONUS_STAKE' })
    const first = bet(3_000)
    expect(await bed.wallet('bet', first)).toMatchObject({ status: 'OK' })
    const second = { ...bet(2_001), round: first.round }
    expect(await bed.wallet('bet', second)).toEqual({ status: 'RS_ERROR_BONUS_STAKE' })
    expect(await bed.wallet('bet', { ...second, amountMinor: 2_000 })).toMatchObject({ status: 'OK' })
  })

  it('without a bonus, or once it has ended, any stake of the game is accepted', async () => {
    const player = await withBonus({ highestStakeMinor: 5_000 })
    const bonus = await bonusOf(player)
    await giveUp(player, bonus.id, 20_000)
    expect(await bed.wallet('bet', callsOf(player).bet(10_000))).toMatchObject({ status: 'OK' })
  })
})
