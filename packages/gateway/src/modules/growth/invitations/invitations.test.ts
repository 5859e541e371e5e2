import type { AnswerOf } from '@plaza/contract/kernel'
import type {
  invitationFiguresCall,
  InvitationKind,
  invitationRewardsCall,
  invitedFriendsCall,
} from '@plaza/contract/growth'
import { sql } from 'kysely'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { eventually } from '../../../testing/eventually'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { depositCaller } from '../../money/testing/deposit-caller'
import { putPromotion } from '../../platform/content'

type Figures = AnswerOf<typeof invitationFiguresCall>
type Friends = AnswerOf<typeof invitedFriendsCall>
type Rewards = AnswerOf<typeof invitationRewardsCall>

const dayMs = 86_400_000
const referral = {
  leastDepositMinor: 500_00,
  friendMinor: 100_00,
  tiers: [
    { from: 1, rewardMinor: 200_00 },
    { from: 2, rewardMinor: 250_00 },
  ],
  wagering: 0,
  wageringDays: null,
}

describe('invitations of a member', () => {
  let test: TestGateway
  let deposits: ReturnType<typeof depositCaller>

  const read = async <T>(caller: TestCaller, part: string): Promise<T> => {
    const { headers } = await test.signedInAgain(caller)
    return (await test.call({ url: `/wps/member/invite/${part}`, headers })).json<{ value: T }>().value
  }
  const visit = (kind: InvitationKind, code: string, address = '203.0.113.7') =>
    test.call({
      method: 'POST',
      url: '/wps/invite/visit',
      payload: { kind, code },
      remoteAddress: address,
    })
  const invite = async (inviter: TestCaller, friend: TestCaller) => {
    await sql`insert into member_details (member_id, merchant, recommender_id, register_method, register_url, registered_at)
      select id, merchant, ${inviter.id}, 'H5', '', reg_date from members where id = ${friend.id}`.execute(
      test.db.read,
    )
  }
  const registered = (friend: TestCaller, ms: number) =>
    test.db.write.updateTable('members').set({ reg_date: ms }).where('id', '=', friend.id).execute()

  beforeAll(async () => {
    test = await createTestGateway()
    deposits = depositCaller(test, 'inviting')
    await operateInEffect(test, { kind: 'promo', merchant: 'demo', name: 'REFERRAL', isOn: true })
    await operateInEffect(test, { kind: 'flag', merchant: 'demo', name: 'REWCEN3', isOn: true })
    await sql`update merchants set settings = settings || ${JSON.stringify({ referral })}::jsonb
      where code = 'demo'`.execute(test.db.read)
    await sql`select pg_notify('plaza_merchant', 'demo')`.execute(test.db.read)
    await eventually(async () =>
      expect((await test.gateway.merchants.find('demo'))?.stored['referral']).toEqual(referral),
    )
    await test.db.transaction((trx) =>
      putPromotion(trx, 'demo', {
        id: 'friends',
        promo: 'REFERRAL',
        title: { en: 'Friends' },
        summary: { en: '' },
        content: { en: '' },
        startsAt: 0,
        endsAt: null,
        category: 'friends',
        plan: { kind: 'referral' },
      }),
    )
  })
  afterAll(() => test.close())

  // INVITE-1
  it('friends are shown at their step with masked names, and the figures are those of their range', async () => {
    const now = test.clock.now()
    const [inviter, quick, small, waiting, late] = await Promise.all(
      Array.from({ length: 5 }, () => deposits.member()),
    )
    if (!inviter || !quick || !small || !waiting || !late) throw new Error('five members')
    await registered(quick, now - 20 * dayMs)
    await registered(small, now - 3 * dayMs)
    await registered(waiting, now - dayMs)
    await registered(late, now - 91 * dayMs)
    for (const friend of [quick, small, waiting, late]) await invite(inviter, friend)
    await deposits.create(quick, 'demo-bank', 600_00)
    await deposits.create(small, 'demo-bank', 499_00)
    await test.runJobs(4, 1_000)

    const { friends, total } = await read<Friends>(inviter, 'friends')
    expect(total).toBe(4)
    expect(friends.map(({ step, rewardMinor }) => [step, rewardMinor])).toEqual([
      ['registered', null],
      ['deposited', null],
      ['qualified', 200_00],
      ['late', null],
    ])
    expect(friends[0]?.qualifiesUntil).toBe(now + 89 * dayMs)
    expect(friends.every(({ name }) => name.includes('*'))).toBe(true)

    const rewards = await read<Rewards>(inviter, 'rewards')
    expect(rewards.rewards).toMatchObject([
      { friend: friends[2]?.name, number: 1, depositMinor: 600_00, reward: { state: 'claimable' } },
    ])
    expect((await read<Rewards>(quick, 'rewards')).rewards).toMatchObject([
      { friend: null, number: null, reward: { amountMinor: 100_00 } },
    ])

    const common = { clicks: 0, currency: 'PHP', rules: { ...referral, qualifyDays: 90 } }
    const counts = { registered: 4, deposited: 2, qualified: 1, paidMinor: 0, pendingMinor: 200_00 }
    expect(await read<Figures>(inviter, 'figures')).toEqual({ ...common, ...counts })
    expect(await read<Figures>(inviter, 'figures?days=7')).toEqual({
      ...common,
      ...{ registered: 2, deposited: 1, qualified: 0, paidMinor: 0, pendingMinor: 0 },
    })

    const id = rewards.rewards[0]?.reward.id ?? ''
    const { headers } = await test.signedInAgain(inviter)
    const claim = await test.call({
      method: 'POST',
      url: `/wps/member/rewards/${id}/claim`,
      headers: { ...headers, 'idempotency-key': 'claim-of-a-friend-1' },
      payload: {},
    })
    expect(claim.statusCode).toBe(200)
    expect(await read<Figures>(inviter, 'figures?days=30')).toMatchObject({
      paidMinor: 200_00,
      pendingMinor: 0,
    })
  })

  // INVITE-1
  it('a visit of a link counts once a day for an address, and an unknown code for nobody', async () => {
    const inviter = await deposits.member()
    const { headers } = await test.signedInAgain(inviter)
    const { code } = (await test.call({ url: '/wps/member/invite', headers })).json<{
      value: { code: string }
    }>().value
    for (const address of ['198.51.100.1', '198.51.100.1', '198.51.100.2'])
      expect((await visit('member', code.toLowerCase(), address)).statusCode).toBe(200)
    expect((await visit('agent', code)).statusCode).toBe(200)
    expect((await visit('member', 'NOBODY7')).statusCode).toBe(200)
    expect((await read<Figures>(inviter, 'figures')).clicks).toBe(2)
    test.clock.advance(dayMs)
    await visit('member', code, '198.51.100.1')
    expect((await read<Figures>(inviter, 'figures')).clicks).toBe(3)
  })

  it('an address that tries many codes is rate limited', async () => {
    const answers = []
    for (let index = 0; index < 41; index += 1)
      answers.push((await visit('member', `TRY${String(index)}`, '198.51.100.9')).statusCode)
    expect([answers[39], answers[40]]).toEqual([200, 429])
  })

  it('an agent sees who registered below it, without rewards for friends', async () => {
    const agent = await test.signedIn({ account: 'inviting-agent', type: 1 })
    const below = await deposits.member()
    await test.db.write
      .updateTable('members')
      .set({ upline_id: agent.id })
      .where('id', '=', below.id)
      .execute()
    expect((await read<Friends>(agent, 'friends')).friends).toMatchObject([{ step: 'registered' }])
    expect(await read<Figures>(agent, 'figures')).toMatchObject({ registered: 1, rules: null })
  })

  // MEMBER-6
  it.each(['figures', 'friends', 'rewards'])('%s of invitations need the promotion', async (part) => {
    const { headers } = await test.signedIn({ account: `lite-${part}`, merchant: 'lite' })
    const answer = await test.call({ url: `/wps/member/invite/${part}`, headers })
    expect(answer.json()).toMatchObject({ code: 'feature.off' })
  })
})
