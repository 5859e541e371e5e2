import type { TeamCounters } from '@plaza/contract/agency'
import { sayStakesSettled } from '../../../kernel/stakes/stake-settled'
import {
  createTestGateway,
  testStart,
  type TestCaller,
  type TestGateway,
} from '../../../testing/create-test-gateway'
import { settledStake } from '../../../testing/settled-stake'
import { moveMember } from '../../identity/directory'
import { importSignIns } from '../../identity/session'

const hourMs = 3_600_000
const today = '2026-11-01'

interface Answer {
  success: boolean
  code?: string
  value: { footer: TeamCounters; asOf: number; problem?: string }
}

describe('the counters of a team', () => {
  let test: TestGateway
  let agent: TestCaller
  let sister: TestCaller
  let player: TestCaller
  beforeAll(async () => {
    test = await createTestGateway()
    agent = await test.signedIn({ account: 'agent', type: 1 })
    sister = await test.signedIn({ account: 'sister', type: 1 })
    const downline = await test.signedIn({ account: 'downline', type: 2, uplineId: agent.id })
    player = await test.signedIn({ account: 'player', uplineId: downline.id })
    // Of another team, doing the same.
    const other = await test.signedIn({ account: 'other', uplineId: sister.id })
    const members = () => test.db.write.updateTable('members')
    // A second before the day began in Manila, and its first moment.
    await members()
      .set({ reg_date: testStart - 12 * hourMs - 1000 })
      .execute()
    await members()
      .set({ reg_date: testStart - 12 * hourMs })
      .where('id', 'in', [player.id, other.id])
      .execute()
    for (const { id: memberId } of [player, other]) {
      const bet = settledStake({ memberId, stakeMinor: 100, day: today })
      const signIn = { memberId, ip: '10.0.0.1', userAgent: '', refusal: null, isOpen: false }
      await test.db.transaction(async (trx) => {
        await sayStakesSettled(trx, [bet, { ...bet, kind: 'LIVE', reference: 'round-2' }], testStart)
        const ats = [testStart, testStart + 1]
        await importSignIns(
          trx,
          'demo',
          ats.map((at) => ({ ...signIn, at })),
          testStart,
        )
        await importSignIns(trx, 'demo', [{ ...signIn, at: testStart, refusal: 'login.failed' }], testStart)
      })
    }
  })
  afterAll(() => test.close())

  const kpi = async ({ headers }: Pick<TestCaller, 'headers'>, from = today, to = today) =>
    (
      await test.call({ url: `/wps/agent/team/kpi?startDate=${from}&endDate=${to}&size=0`, headers })
    ).json<Answer>()
  const counts = async (who: TestCaller) => Object.values((await kpi(who)).value.footer)

  // TEAM-4
  it('the counters count each member of the own team once, at any depth, and nobody else', async () => {
    expect((await kpi(agent)).value).toEqual({
      footer: {
        teamLoginMemberCount: 1,
        teamBetMemberCount: 1,
        teamRegisterMemberCount: 1,
        teamOnlineCount: 2,
      },
      asOf: testStart,
    })
    expect((await kpi(player)).code).toBe('agent.only')
  })

  it.each([
    ['2026-11-01', '2026-10-31', 'order'],
    ['2026-11-01', '2026-11-02', 'future'],
    ['2026-07-01', '2026-07-02', 'early'],
    ['2026-09-20', '2026-11-01', 'long'],
    ['2026-10-35', '2026-11-01', 'invalid'],
  ])('the counters from %s to %s are refused: %s', async (from, to, problem) => {
    expect(await kpi(agent, from, to)).toMatchObject({ code: 'range.invalid', value: { problem } })
  })

  it('a member counts as online for five minutes after its session was last seen', async () => {
    const online = async () => (await kpi(agent)).value.footer.teamOnlineCount
    test.clock.advance(5 * 60_000 - 1)
    expect(await online()).toBe(2)
    await test.call({ url: '/wps/member/info', headers: player.headers })
    test.clock.advance(1)
    expect(await online()).toBe(1)
    await test.call({ method: 'DELETE', url: '/wps/session/logout', headers: player.headers })
    expect(await online()).toBe(0)
  })

  it('a member that moves counts today for the line before, and from tomorrow for the new one', async () => {
    const now = test.clock.now()
    await test.db.transaction((trx) =>
      moveMember(trx, { memberId: player.id, uplineId: sister.id, day: today, now }),
    )
    expect((await counts(agent)).slice(0, 3)).toEqual([1, 1, 1])
    expect((await counts(sister)).slice(0, 3)).toEqual([1, 1, 1])
    const bet = settledStake({ memberId: player.id, stakeMinor: 100, day: '2026-11-02' })
    test.clock.advance(24 * hourMs)
    await test.db.transaction((trx) => sayStakesSettled(trx, [bet], test.clock.now()))
    const bettors = async (caller: TestCaller) => {
      const again = await test.signedInAgain(caller)
      return (await kpi(again, '2026-11-02', '2026-11-02')).value.footer.teamBetMemberCount
    }
    expect([await bettors(agent), await bettors(sister)]).toEqual([0, 1])
  })
})
