import { longestReply, type Mail, type MailKind } from '@plaza/contract/site'
import type { AnswerOf } from '@plaza/contract/kernel'
import type { findRewardCall } from '@plaza/contract/growth'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { grantReward } from '../../growth/rewards'

describe('replies and rewards in the inbox', () => {
  let test: TestGateway
  let agent: TestCaller
  let names = 0

  beforeAll(async () => {
    test = await createTestGateway()
    for (const name of ['MAILCEN', 'REWCEN3'] as const)
      await operateInEffect(test, { kind: 'flag', merchant: 'demo', name, isOn: true })
    agent = await test.signedIn({ account: 'above01', type: 1 })
  })
  afterAll(() => test.close())

  const member = async (isBelow: boolean) => {
    const one = await test.signedIn({ account: `below${String((names += 1))}` })
    if (isBelow)
      await test.db.write
        .updateTable('members')
        .set({ upline_id: agent.id })
        .where('id', '=', one.id)
        .execute()
    return one
  }
  const receive = ({ id }: TestCaller, kind: MailKind, reward?: Mail['reward']) =>
    test.db.write
      .insertInto('mails')
      .values({
        merchant: 'demo',
        member_id: id,
        kind,
        sender: 'Above',
        title: JSON.stringify({ en: 'Hello', fil: 'Kumusta' }),
        content: JSON.stringify({ en: '<p>Hello</p>' }),
        sent_at: test.clock.now(),
        read_at: null,
        deleted_at: null,
        reward: reward ? JSON.stringify(reward) : null,
      })
      .execute()
  const list = async ({ headers }: TestCaller, kind: MailKind) =>
    (await test.call({ url: `/wps/relay/CSP_getInbox?kind=${kind}&language=fil`, headers })).json<{
      value: { mails: Mail[] }
    }>().value.mails
  const reply = async ({ headers }: TestCaller, id: string, content: string, key = 'reply-key-0000001') => {
    const url = `/wps/member/inbox/${id}/reply`
    return (await test.call({ method: 'PUT', url, headers, payload: { key, content } })).json<{
      code?: string
    }>()
  }

  // INBOX-1
  it('a reply to the agent above arrives once in its inbox, as plain text', async () => {
    const below = await member(true)
    await receive(below, 'agent')
    const [mail] = await list(below, 'agent')
    expect(mail?.canReply).toBe(true)
    for (let press = 0; press < 2; press += 1)
      expect((await reply(below, mail?.id ?? '', 'Thanks <b>a lot</b>\nSee you')).code).toBeUndefined()
    expect(await list(agent, 'personal')).toMatchObject([
      {
        sender: `below${String(names)}`,
        title: 'Re: Kumusta',
        content: '<p>Thanks &lt;b>a lot&lt;/b></p><p>See you</p>',
        isRead: false,
      },
    ])
  })

  it('a member without an agent above, and mail of another kind or member, get no reply', async () => {
    const [alone, below, stranger] = [await member(false), await member(true), await member(true)]
    await receive(alone, 'agent')
    await receive(below, 'personal')
    await receive(below, 'agent')
    const [own] = await list(alone, 'agent')
    expect(own?.canReply).toBeUndefined()
    const ids = [own, ...(await list(below, 'personal'))].map((mail) => mail?.id ?? '')
    expect((await reply(alone, ids[0] ?? '', 'Hello')).code).toBe('mail.not.found')
    expect((await reply(below, ids[1] ?? '', 'Hello')).code).toBe('mail.not.found')
    const [theirs] = await list(below, 'agent')
    expect((await reply(stranger, theirs?.id ?? '', 'Hello')).code).toBe('mail.not.found')
  })

  it.each([
    ['nothing', '  \n '],
    ['a character too many', '😀'.repeat(longestReply + 1)],
  ])('a reply of %s is refused with the bound', async (_what, content) => {
    const below = await member(true)
    await receive(below, 'agent')
    const [mail] = await list(below, 'agent')
    expect(await reply(below, mail?.id ?? '', content)).toMatchObject({
      code: 'mail.length',
      value: { longest: longestReply },
    })
  })

  // INBOX-1, REWARD-1
  it('a mail names its reward, which belongs to the member alone', async () => {
    const [rewarded, stranger] = [await member(false), await member(false)]
    const reward = { source: 'compensation', reference: 'for-the-wait' } as const
    await receive(rewarded, 'personal', reward)
    const found = async ({ headers }: TestCaller) =>
      (
        await test.call({
          url: `/wps/member/rewards/find?source=compensation&reference=for-the-wait`,
          headers,
        })
      ).json<{ code?: string; value: AnswerOf<typeof findRewardCall> }>()
    expect(await list(rewarded, 'personal')).toMatchObject([{ reward }])
    expect((await found(rewarded)).code).toBe('reward.not.found')
    const granted = { ...reward, merchant: 'demo', memberId: rewarded.id, amountMinor: 50_00 }
    await test.db.transaction((trx) =>
      grantReward(trx, { ...granted, name: { en: 'For the wait' }, now: test.clock.now() }),
    )
    expect((await found(rewarded)).value.reward).toMatchObject({ amountMinor: 50_00, state: 'claimable' })
    expect((await found(stranger)).code).toBe('reward.not.found')
  })
})
