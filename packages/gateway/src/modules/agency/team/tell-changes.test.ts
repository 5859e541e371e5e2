import { sayStakesSettled } from '../../../kernel/stakes/stake-settled'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { pushChannel } from '../../../kernel/stream/push'
import { eventually } from '../../../testing/eventually'
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
  const told: string[] = []
  let stop: () => Promise<void>
  let round = 0
  beforeAll(async () => {
    test = await createTestGateway()
    stop = await test.db.listen(pushChannel, (text) => {
      const { memberId, direct } = JSON.parse(text) as Pushed
      if (direct?.event === 'team:changed') told.push(memberId)
    })
    agent = await test.signedIn({ account: 'agent', type: 1 })
    other = await test.signedIn({ account: 'other', type: 1 })
    player = await test.signedIn({ account: 'player', uplineId: agent.id })
    await test.db.write.updateTable('members').set({ reg_date: 0 }).execute()
  })
  afterAll(async () => {
    await stop()
    await test.close()
  })
  beforeEach(async () => {
    // Long enough after whatever was told before.
    test.clock.advance(60_000)
    await test.call({ url: '/wps/member/info', headers: agent.headers })
    await test.call({ url: '/wps/member/info', headers: other.headers })
    await test.runJobs()
    await new Promise((resolve) => setTimeout(resolve, 50))
    told.length = 0
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
    await eventually(async () => expect(told).toEqual([agent.id]))
    for (let second = 1; second < 10; second += 1) {
      await bet()
      await test.runJobs(1, 999)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(told).toEqual([agent.id])
    // What happened meanwhile is told when the ten seconds are over.
    await test.runJobs(1, 1_100)
    await eventually(async () => expect(told).toEqual([agent.id, agent.id]))
    await test.runJobs(3, 11_000)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(told).toEqual([agent.id, agent.id])
  })

  // TEAM-9
  it('a registration is pushed to the agents above it', async () => {
    await test.db.write
      .updateTable('members')
      .set({ reg_date: test.clock.now() })
      .where('id', '=', player.id)
      .execute()
    await test.runJobs()
    await eventually(async () => expect(told).toEqual([agent.id]))
  })

  it('nothing is pushed to an agent who is offline, nor about a quiet team', async () => {
    test.clock.advance(6 * 60_000)
    await bet()
    await test.runJobs(2, 11_000)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(told).toEqual([])
  })
})
