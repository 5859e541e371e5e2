import type { TeamOverview } from '@plaza/contract/agency'
import { houseAccount, memberWallet, transfer } from '../../../kernel/ledger'
import { sayStakesSettled } from '../../../kernel/stakes/stake-settled'
import {
  createTestGateway,
  testStart,
  type TestCaller,
  type TestGateway,
} from '../../../testing/create-test-gateway'
import { settledStake } from '../../../testing/settled-stake'
import { moveMember } from '../../identity/directory'

const dayMs = 24 * 3_600_000
/** Noon of a day in Manila, counted from today. */
const noon = (days: number) => testStart + days * dayMs

describe('the overview of a team', () => {
  let test: TestGateway
  let agent: TestCaller
  let downline: TestCaller
  let player: TestCaller
  let beside: TestCaller
  let round = 0

  const money = (kind: string, memberId: string, amountMinor: number, now: number) =>
    test.db.transaction((trx) =>
      transfer(trx, {
        ...{ merchant: 'demo', currency: 'PHP', kind: kind as 'deposit', now, reference: `m${(round += 1)}` },
        entries: [
          { account: memberWallet(memberId, 'main'), amountMinor },
          { account: houseAccount('psp:clearing'), amountMinor: -amountMinor },
        ],
      }),
    )
  const bet = (memberId: string, stakeMinor: number, day: string, payoutMinor = 0) =>
    test.db.transaction((trx) =>
      sayStakesSettled(
        trx,
        [settledStake({ memberId, stakeMinor, payoutMinor, day, reference: `b${(round += 1)}` })],
        testStart,
      ),
    )

  beforeAll(async () => {
    test = await createTestGateway()
    agent = await test.signedIn({ account: 'agent', type: 1 })
    downline = await test.signedIn({ account: 'downline', type: 2, uplineId: agent.id })
    player = await test.signedIn({ account: 'player', uplineId: downline.id })
    beside = await test.signedIn({ account: 'beside', uplineId: agent.id })
    const stranger = await test.signedIn({ account: 'stranger', type: 1 })
    await test.db.write
      .updateTable('members')
      .set({ reg_date: noon(0) })
      .where('id', '=', player.id)
      .execute()
    await money('deposit', beside.id, 10_00, noon(-1))
    await money('deposit', beside.id, 20_00, noon(0))
    await money('deposit', player.id, 500_00, noon(0))
    await money('deposit', player.id, 100_00, noon(0) + 1)
    await money('reward-promotion', player.id, 7_00, noon(0))
    await money('commission', agent.id, 3_00, noon(0))
    await money('commission', downline.id, 1_00, noon(0))
    await money('deposit', stranger.id, 999_00, noon(0))
    await bet(player.id, 200_00, '2026-11-01', 150_00)
    await bet(beside.id, 50_00, '2026-10-31')
  })
  afterAll(() => test.close())

  const overview = async (who: Pick<TestCaller, 'headers'>, from = '2026-11-01', to = from) =>
    (await test.call({ url: `/wps/agent/team/overview?from=${from}&to=${to}`, headers: who.headers })).json<{
      code?: string
      value: TeamOverview & { problem?: string }
    }>()

  // TEAM-6
  it('an overview has the people and sums of the range and of as many days before it', async () => {
    const { current, previous, before, asOf, teamBalanceMinor } = (await overview(agent)).value
    expect(before).toEqual({ from: '2026-10-31', to: '2026-10-31' })
    expect(current.people).toEqual({
      ...{ members: 3, agents: 1, players: 2, registered: 1, firstDepositors: 1, online: 3 },
      ...{ bettors: 1, depositors: 2, withdrawers: 0 },
    })
    expect(previous.people).toMatchObject({
      ...{ members: 2, agents: 1, players: 1, registered: 0, firstDepositors: 1 },
      ...{ bettors: 1, depositors: 1 },
    })
    expect(current.sums).toMatchObject({
      ...{ deposits: 3, depositMinor: 620_00, bets: 1, stakeMinor: 200_00, validMinor: 200_00 },
      ...{ prizeMinor: 150_00, rebatesMinor: 1_00, bonusMinor: 7_00, gameMinor: -50_00, netMinor: -42_00 },
    })
    expect(previous.sums).toMatchObject({ depositMinor: 10_00, stakeMinor: 50_00, netMinor: -50_00 })
    expect([current.incomeMinor, previous.incomeMinor]).toEqual([3_00, 0])
    expect(asOf).toBe(testStart)
    expect(teamBalanceMinor).toBe(638_00)
  })

  // TEAM-6
  it('the days of an overview are all days of its range, and add up to it', async () => {
    const { days, current } = (await overview(agent, '2026-10-26', '2026-11-01')).value
    expect(days.map(({ day }) => day)).toHaveLength(7)
    expect(days.reduce((sum, { sums }) => sum + sums.netMinor, 0)).toBe(current.sums.netMinor)
    expect(days.at(-2)).toMatchObject({ day: '2026-10-31', sums: { stakeMinor: 50_00 } })
  })

  it('the best lines are direct downlines with everybody below them, by valid bets', async () => {
    const { lines } = (await overview(agent, '2026-10-31', '2026-11-01')).value
    expect(lines.map(({ userName, sums }) => [userName, sums.validMinor])).toEqual([
      ['downline', 200_00],
      ['beside', 50_00],
    ])
    expect((await overview(downline)).value.current.sums.depositMinor).toBe(600_00)
  })

  it.each([
    ['2026-11-01', '2026-10-31', 'order'],
    ['2026-11-01', '2026-11-02', 'future'],
    ['2026-07-01', '2026-07-02', 'early'],
    ['2026-09-30', '2026-10-31', 'long'],
    ['2026-10-35', '2026-11-01', 'invalid'],
  ])('an overview from %s to %s is refused: %s', async (from, to, problem) => {
    expect(await overview(agent, from, to)).toMatchObject({ code: 'range.invalid', value: { problem } })
  })

  it('members, and no agent above or beside, see nothing of a team', async () => {
    expect(await overview(player)).toMatchObject({ code: 'agent.only' })
    const other = await test.signedIn({ account: 'otheragent', type: 1 })
    const { current, days, lines } = (await overview(other)).value
    expect(Object.values(current.people)).toEqual(Object.values(current.people).map(() => 0))
    expect(current.sums.depositMinor).toBe(0)
    expect([days.length, lines]).toEqual([1, []])
  })

  it('a member that moves counts for the line before up to the day of its move', async () => {
    const sister = await test.signedIn({ account: 'sister', type: 1 })
    await test.db.transaction((trx) =>
      moveMember(trx, { memberId: downline.id, uplineId: sister.id, day: '2026-11-01', now: testStart }),
    )
    test.clock.advance(dayMs)
    await bet(player.id, 30_00, '2026-11-02')
    const [mine, theirs] = [await test.signedInAgain(agent), await test.signedInAgain(sister)]
    const stakes = async (who: TestCaller) =>
      (await overview(who, '2026-11-01', '2026-11-02')).value.days.map(({ sums }) => sums.stakeMinor)
    expect(await stakes(mine)).toEqual([200_00, 0])
    expect(await stakes(theirs)).toEqual([0, 30_00])
    const lines = async (who: TestCaller) =>
      (await overview(who, '2026-11-01', '2026-11-02')).value.lines.map(({ sums }) => sums.validMinor)
    expect([await lines(mine), await lines(theirs)]).toEqual([[200_00], [30_00]])
  })
})
