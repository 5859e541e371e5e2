import type { AnswerOf } from '@plaza/contract/kernel'
import type { inviteCall, memberInfoCall } from '@plaza/contract/identity'
import type { unreadCountCall } from '@plaza/contract/site'
import { createSeededGateway, type SeededGateway } from '../testing/create-seeded-gateway'

type Info = AnswerOf<typeof memberInfoCall>
type Invite = AnswerOf<typeof inviteCall>

describe('the signed-in account', () => {
  let test: SeededGateway
  beforeAll(async () => {
    test = await createSeededGateway()
  })
  afterAll(() => test.close())

  it('the account call returns the signed-in account', async () => {
    const info = await test.value<Info>('/wps/member/info', await test.as('player01'))
    expect(info).toMatchObject({
      account: 'player01',
      nickname: 'Mayumi',
      type: 0,
      toUpline: false,
      vipLabel: 'VIP 3',
    })
    expect(await test.value<Info>('/wps/member/info', await test.as('up01'))).toMatchObject({
      toUpline: true,
    })
    const plain = await test.value<Info>('/wps/member/info', await test.as('plain01'))
    expect(plain).toMatchObject({ nickname: null, mustChangePassword: false })
    expect(await test.value<Info>('/wps/member/info', await test.as('newbie01'))).toMatchObject({
      mustChangePassword: true,
    })
    expect(plain.vipLabel).toBeUndefined()
  })

  it('the account call returns the number of unread messages, and of notices for agents only', async () => {
    const unread = async (account: string) =>
      test.value<AnswerOf<typeof unreadCountCall>>('/wps/relay/CSP_unreadCount', await test.as(account))
    expect(await unread('player01')).toEqual({ value: 3, mail: 3, notices: 0 })
    expect(await unread('plain01')).toEqual({ value: 0, mail: 0, notices: 0 })
    expect(await unread('agent01')).toEqual({ value: 2, mail: 2, notices: 3 })
  })

  // AFFILIATE-1
  it('an account has one invitation code, which stays the same and differs from others', async () => {
    const own = await test.as('player01')
    const first = await test.value<Invite>('/wps/member/invite', own)
    expect(await test.value<Invite>('/wps/member/invite', own)).toEqual(first)
    expect(first.link).toBe(`http://localhost/m/register?recommenderId=${first.code}`)
    const other = await test.value<Invite>('/wps/member/invite', await test.as('agent01'))
    expect(other).toMatchObject({
      code: 'AGENT01',
      link: 'http://localhost/m/register?affiliateCode=AGENT01',
    })
    expect(other.registered).toBeGreaterThan(5)
  })

  it.each(['plain01', 'agent01'])(
    'the account %s without a code gets one, and concurrent calls get the same',
    async (account) => {
      await test.db.write.deleteFrom('invites').execute()
      await test.db.write.deleteFrom('affiliates').execute()
      const own = await test.as(account)
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => test.value<Invite>('/wps/member/invite', own)),
      )
      expect(new Set(answers.map((answer) => answer.code)).size).toBe(1)
    },
  )

  // MEMBER-6
  it('a member cannot invite where the promotion is off', async () => {
    const answer = await test.call({ url: '/wps/member/invite', headers: await test.as('player01', 'lite') })
    expect(answer.json()).toMatchObject({ code: 'feature.off' })
  })

  it.each(['/wps/member/info', '/wps/relay/CSP_unreadCount', '/wps/member/invite'])(
    '%s needs a session of this merchant',
    async (url) => {
      expect((await test.call({ url })).json()).toMatchObject({ code: 'session.required' })
      const { cookie } = await test.as('player01', 'lite')
      const foreign = await test.call({ url, headers: { cookie } })
      expect({ status: foreign.statusCode, ...foreign.json<object>() }).toMatchObject({
        status: 401,
        code: 'session.expired',
      })
    },
  )

  it('a trial account can read its own profile but cannot invite', async () => {
    const [trial] = await test.db.write
      .insertInto('members')
      .values({
        id: 'trial-1',
        merchant: 'demo-trial',
        account: 'trial1',
        type: 4,
        password_hash: '-',
        reg_date: 0,
        trial: true,
      })
      .returning('account')
      .execute()
    const headers = { ...(await test.as(trial?.account ?? '', 'demo-trial')), host: 'localhost' }
    expect(await test.value<Info>('/wps/member/info', headers)).toMatchObject({ account: 'trial1', type: 4 })
    expect((await test.call({ url: '/wps/member/invite', headers })).json()).toMatchObject({
      code: 'trial.rejected',
    })
  })
})
