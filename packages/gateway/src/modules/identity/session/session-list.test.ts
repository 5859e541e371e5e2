import type { MemberSession } from '@plaza/contract/identity'
import { openSession } from './sessions'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'

const minuteMs = 60_000
const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

describe('the list of sessions', () => {
  let test: TestGateway
  let names = 0

  const signIn = async (id: string) => {
    const { cookie } = await test.db.transaction((trx) =>
      openSession(trx, {
        memberId: id,
        merchant: 'demo',
        now: test.clock.now(),
        address: '203.0.113.7',
        userAgent: phone,
      }),
    )
    return { cookie: `plaza_session=${cookie}`, host: 'localhost' }
  }
  const member = () => test.signedIn({ account: `many${String((names += 1))}` })
  const list = async ({ headers }: Pick<TestCaller, 'headers'>) =>
    (await test.call({ url: '/wps/session/list', headers })).json<{ value: { sessions: MemberSession[] } }>()
      .value.sessions
  const end = async ({ headers }: Pick<TestCaller, 'headers'>, id = '') =>
    (await test.call({ method: 'DELETE', url: `/wps/session/list${id && `/${id}`}`, headers })).json<{
      success: boolean
      code?: string
    }>()

  beforeAll(async () => {
    test = await createTestGateway()
  })
  afterAll(() => test.close())

  // SESSION-5
  it('the list of sessions shows device, shortened address and the current session, latest used first', async () => {
    const caller = await member()
    test.clock.advance(minuteMs)
    await signIn(caller.id)
    const now = test.clock.now()
    expect(await list(caller)).toEqual([
      {
        id: expect.any(String) as string,
        device: { kind: 'phone', system: 'Android', browser: 'Chrome' },
        address: '203.0.113.x',
        beganAt: now,
        seenAt: now,
        isCurrent: false,
      },
      {
        id: expect.any(String) as string,
        device: { kind: 'unknown', system: '', browser: '' },
        address: '127.0.0.x',
        beganAt: now - minuteMs,
        seenAt: now - minuteMs,
        isCurrent: true,
      },
    ])
  })

  // SESSION-5
  it('ending a session removes it from the list', async () => {
    const caller = await member()
    const other = await signIn(caller.id)
    const [first] = (await list(caller)).filter(({ isCurrent }) => !isCurrent)
    expect(await end(caller, first?.id)).toMatchObject({ success: true })
    expect(await list(caller)).toHaveLength(1)
    const answer = await test.call({ url: '/wps/member/info', headers: other })
    expect(answer.json()).toMatchObject({ code: 'session.expired' })
    expect(await end(caller, first?.id)).toMatchObject({ success: true })
  })

  // SESSION-5
  it('ending all other sessions keeps the current one', async () => {
    const caller = await member()
    for (let more = 0; more < 3; more += 1) await signIn(caller.id)
    expect(await end(caller)).toMatchObject({ success: true })
    expect((await list(caller)).map(({ isCurrent }) => isCurrent)).toEqual([true])
  })

  it('a member cannot end another member’s session', async () => {
    const [caller, other] = [await member(), await member()]
    const [theirs] = await list(other)
    expect(await end(caller, theirs?.id)).toMatchObject({ success: true })
    expect(await list(other)).toHaveLength(1)
  })

  it('ending a session asks for the password unless it was given within five minutes', async () => {
    const caller = await member()
    await signIn(caller.id)
    test.clock.advance(5 * minuteMs)
    expect(await end(caller)).toMatchObject({ code: 'reauth.required' })
    expect(await list(caller)).toHaveLength(2)
  })
})
