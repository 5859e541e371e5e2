import { sayStakesSettled } from '../../../kernel/stakes/stake-settled'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { recordPushes, type RecordedPushes } from '../../../testing/record-pushes'
import { settledStake } from '../../../testing/settled-stake'

interface Pushed {
  memberId: string
  direct?: { event: string }
}

describe('pushes about changes in a team', () => {
  let test: TestGateway
  let agent: TestCaller
  let player: TestCaller
  let other: TestCaller
  let pushes: RecordedPushes
  let round = 0
  beforeAll(async () => {
    test = await createTestGateway()
    pushes = await recordPushes(test.db)
    agent = await test.signedIn({ account: 'agent', type: 1 })
    other = await test.signedIn({ account: 'other', type: 1 })
    player = await test.signedIn({ account: 'player', uplineId: agent.id })
    await test.db.write.updateTable('members').set({ reg_date: 0 }).execute()
  })
  afterAll(async () => {
    await pushes.stop()
    await test.close()
  })
  beforeEach(async () => {
    // Long enough after whatever was told before.
    test.clock.advance(60_000)
    await test.call({ url: '/wps/member/info', headers: agent.headers })
    await test.call({ url: '/wps/member/info', headers: other.headers })
    await test.runJobs()
    await pushes.take()
  })
  /** The agents who were told since this was last asked. */
  const told = async () =>
    (await pushes.take()).flatMap((text) => {
      const { memberId, direct } = JSON.parse(text) as Pushed
      return direct?.event === 'team:changed' ? [memberId] : []
    })

  const bet = () =>
    test.db.transaction((trx) =>
      sayStakesSettled(
        trx,
        [settledStake({ memberId: player.id, stakeMinor: 100, reference: `r${(round += 1)}` })],
        test.clock.now(),
      ),
    )

  // TEAM-9
  it('a settled bet is pushed to whoever stands above its member, once in ten seconds however many there are', async () => {
    await bet()
    await test.runJobs()
    expect(await told()).toEqual([agent.id])
    for (let second = 1; second < 10; second += 1) {
      await bet()
      await test.runJobs(1, 999)
    }
    expect(await told()).toEqual([])
    // What happened meanwhile is told when the ten seconds are over.
    await test.runJobs(1, 1_100)
    expect(await told()).toEqual([agent.id])
    await test.runJobs(3, 11_000)
    expect(await told()).toEqual([])
  })

  // TEAM-9
  it('a registration is pushed to the agents above it', async () => {
    await test.db.write
      .updateTable('members')
      .set({ reg_date: test.clock.now() })
      .where('id', '=', player.id)
      .execute()
    await test.runJobs()
    expect(await told()).toEqual([agent.id])
  })

  it('nothing is pushed to an agent who is offline, nor about a quiet team', async () => {
    test.clock.advance(6 * 60_000)
    await bet()
    await test.runJobs(2, 11_000)
    expect(await told()).toEqual([])
  })
})
