import type { AnswerOf } from '@plaza/contract/kernel'
import { chatTokenMs, type contactsCall, type launchChatCall } from '@plaza/contract/site'
import { ProviderAway } from '../../../kernel/carriers/payment-provider'
import { defineModule } from '../../../kernel/modules/define-module'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { redeemChatToken } from './chat-tokens'

interface Answer {
  code?: string
  value: AnswerOf<typeof launchChatCall> & { retryAt?: number }
}

const provider = (code: string, takesVisitors: boolean, isAway = false) => ({
  code,
  takesVisitors,
  addressOf: ({ token, language }: { token: string; language: string }) =>
    isAway
      ? Promise.reject(new ProviderAway('no answer'))
      : Promise.resolve(`https://${code}.example/room?token=${token}&language=${language}`),
})
const providers = defineModule({
  name: 'test/chats',
  chatProviders: () => [provider('open', true), provider('members', false), provider('away', true, true)],
})

describe('the way into the chat', () => {
  let test: TestGateway
  let names = 0
  beforeAll(async () => {
    test = await createTestGateway({ modules: [providers] })
  })
  afterAll(() => test.close())

  const choose = (value: string | null) =>
    operateInEffect(test, { kind: 'setting', merchant: 'demo', path: 'chat', value: { provider: value } })
  const member = () => test.signedIn({ account: `guest${String((names += 1))}` })
  const launch = async (caller?: TestCaller, payload: object = { language: 'en' }) =>
    (
      await test.call({ method: 'POST', url: '/wps/chat/launch', payload, headers: caller?.headers ?? {} })
    ).json<Answer>()
  const tokenOf = ({ value }: Answer) => new URL(value.url).searchParams.get('token') ?? ''
  const redeem = (token: string, more: object = {}) => {
    const door = { token, merchant: 'demo', provider: 'open', ...more }
    return redeemChatToken(test.db.write, door, test.clock.now())
  }
  const offered = async () =>
    (await test.call({ url: '/wps/system/service/contacts' })).json<{
      value: AnswerOf<typeof contactsCall>
    }>().value.chat

  // CHAT-1
  it('a token opens the chat once, for its member, within 60 seconds', async () => {
    await choose('open')
    const caller = await member()
    const answer = await launch(caller, { language: 'fil', reference: 'PZ77' })
    expect(answer.value.url).toMatch(/^https:\/\/open\.example\/room\?token=[\w-]{43}&language=fil$/)
    expect(answer.value.expiresAt).toBe(test.clock.now() + chatTokenMs)
    const token = tokenOf(answer)
    expect(await redeem(token)).toEqual({ memberId: caller.id, language: 'fil', reference: 'PZ77' })
    expect(await redeem(token)).toBeNull()
  })

  // CHAT-1
  it('a token is used by one of many at the same moment', async () => {
    await choose('open')
    const token = tokenOf(await launch(await member()))
    const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(token)))
    expect(answers.filter((one) => one !== null)).toHaveLength(1)
  })

  // CHAT-1
  it('a token of another merchant, provider or viewer is refused and stays unused', async () => {
    await choose('open')
    const caller = await member()
    const other = await member()
    const token = tokenOf(await launch(caller))
    expect(await redeem(token, { merchant: 'lite' })).toBeNull()
    expect(await redeem(token, { provider: 'members' })).toBeNull()
    expect(await redeem(token, { viewer: { memberId: other.id } })).toBeNull()
    expect(await redeem(token, { viewer: { memberId: null } })).toBeNull()
    expect(await redeem('x'.repeat(43))).toBeNull()
    expect(await redeem(token, { viewer: { memberId: caller.id } })).toMatchObject({ memberId: caller.id })
  })

  // CHAT-1
  it('a token is late after 60 seconds, and forgotten afterwards', async () => {
    await choose('open')
    const token = tokenOf(await launch(await member()))
    test.clock.advance(chatTokenMs)
    expect(await redeem(token)).toBeNull()
    await test.runJobs()
    expect(await test.db.read.selectFrom('chat_tokens').selectAll().execute()).toEqual([])
  })

  // CHAT-1
  it('visitors may chat where the provider takes them', async () => {
    await choose('open')
    expect(await offered()).toEqual({ takesVisitors: true })
    expect(await redeem(tokenOf(await launch()))).toMatchObject({ memberId: null, language: 'en' })
    await choose('members')
    expect(await offered()).toEqual({ takesVisitors: false })
    expect((await launch()).code).toBe('session.required')
    expect((await launch(await member())).value.url).toContain('https://members.example/')
  })

  it('a merchant without a provider offers no chat', async () => {
    for (const none of [null, 'unheard-of']) {
      await choose(none)
      expect(await offered()).toBeUndefined()
      expect((await launch(await member())).code).toBe('feature.off')
    }
  })

  it('a launch fails with a code of its own while the provider does not answer', async () => {
    await choose('away')
    expect((await launch(await member())).code).toBe('chat.unavailable')
  })

  it('a chat is opened 20 times in ten minutes, by each member', async () => {
    await choose('open')
    const caller = await member()
    for (let count = 0; count < 20; count += 1) expect((await launch(caller)).code).toBeUndefined()
    expect(await launch(caller)).toMatchObject({
      code: 'request.rate.limited',
      value: { retryAt: expect.any(Number) },
    })
    expect((await launch(await member())).code).toBeUndefined()
  })

  it('visitors behind one address open 200 chats in ten minutes', async () => {
    await choose('open')
    test.clock.advance(10 * 60_000)
    for (let count = 0; count < 200; count += 1) expect((await launch()).code).toBeUndefined()
    expect((await launch()).code).toBe('request.rate.limited')
    test.clock.advance(10 * 60_000)
    expect((await launch()).code).toBeUndefined()
  })

  it.each([[{ reference: 'x'.repeat(65) }], [{ language: 'en', more: 1 }], [{ language: 7 }]])(
    'a launch with %j is refused',
    async (payload) => {
      await choose('open')
      expect((await launch(undefined, payload)).code).toBe('request.invalid')
    },
  )

  // RG-8
  it('a member who takes a break reaches customer service', async () => {
    await choose('open')
    const caller = await member()
    await test.db.write
      .updateTable('sessions')
      .set({ is_limited: true })
      .where('member_id', '=', caller.id)
      .execute()
    expect((await launch(caller)).value.url).toContain('https://open.example/')
  })
})
