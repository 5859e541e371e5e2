import type { AnswerOf } from '@plaza/contract/kernel'
import type { rewardsCall } from '@plaza/contract/growth'
import { sql } from 'kysely'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { eventually } from '../../../testing/eventually'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { depositCaller } from '../../money/testing/deposit-caller'
import { auditMoney } from '../../money/suspense'
import { putPromotion } from '../../platform/content'
import { tierOf } from './referral-rules'

const referral = {
  leastDepositMinor: 500_00,
  friendMinor: 100_00,
  tiers: [
    { from: 1, rewardMinor: 200_00 },
    { from: 2, rewardMinor: 250_00 },
  ],
  wagering: 1,
  wageringDays: null,
}

describe('what is given for friends', () => {
  let test: TestGateway

  const rewards = async (caller: TestCaller) => {
    const { headers } = await test.signedInAgain(caller)
    const { value } = (await test.call({ url: '/wps/member/rewards?tab=claimable', headers })).json<{
      value: AnswerOf<typeof rewardsCall>
    }>()
    return value.rewards.map(({ source, amountMinor }) => [source, amountMinor])
  }

  beforeAll(async () => {
    test = await createTestGateway()
    await operateInEffect(test, { kind: 'flag', merchant: 'demo', name: 'REWCEN3', isOn: true })
    await operateInEffect(test, { kind: 'promo', merchant: 'demo', name: 'REFERRAL', isOn: true })
    await sql`update merchants set settings = settings || ${JSON.stringify({ referral })}::jsonb
      where code = 'demo'`.execute(test.db.read)
    await sql`select pg_notify('plaza_merchant', 'demo')`.execute(test.db.read)
    await eventually(async () =>
      expect((await test.gateway.merchants.find('demo'))?.stored['referral']).toEqual(referral),
    )
    const texts = { title: { en: 'Friends' }, summary: { en: '' }, content: { en: '' } }
    await test.db.transaction((trx) =>
      putPromotion(trx, 'demo', {
        id: 'friends',
        promo: 'REFERRAL',
        ...texts,
        startsAt: 0,
        endsAt: null,
        category: 'friends',
        plan: { kind: 'referral' },
      }),
    )
  })
  afterAll(() => test.close())

  // PROMO-6
  it('a member and a friend are rewarded once for a first deposit that is large enough, by the tier that was reached', async () => {
    const deposits = depositCaller(test, 'friend')
    const [inviter, first, second, small] = await Promise.all(
      Array.from({ length: 4 }, () => deposits.member()),
    )
    if (!inviter || !first || !second || !small) throw new Error('four members')
    await sql`insert into member_details (member_id, merchant, recommender_id, register_method, register_url, registered_at)
      select id, merchant, ${inviter.id}, 'H5', '', ${test.clock.now()}::bigint from members
      where id in (${first.id}, ${second.id}, ${small.id})`.execute(test.db.read)
    await deposits.create(first, 'demo-bank', 500_00)
    await deposits.create(small, 'demo-bank', 499_00)
    await test.runJobs(4, 1_000)
    expect(await rewards(inviter)).toEqual([['invitation', 200_00]])
    expect(await rewards(first)).toEqual([['invitation', 100_00]])
    expect(await rewards(small)).toEqual([])
    await deposits.create(second, 'demo-bank', 900_00)
    await test.runJobs(4, 1_000)
    expect(await rewards(inviter)).toEqual([
      ['invitation', 200_00],
      ['invitation', 250_00],
    ])
    expect(await auditMoney(test.db.read)).toEqual([])
  })

  it.each([
    [1, 200_00],
    [2, 250_00],
    [50, 250_00],
    [0, 0],
  ])('the friend who is number %s to qualify gives %s', (count, minor) => {
    expect(tierOf(referral, count)).toBe(minor)
  })
})
