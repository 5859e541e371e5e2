import { memberTypes } from '@plaza/contract/identity'
import { randomUUID } from 'node:crypto'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { quickHash, quickHashes } from '../../../testing/quick-hashes'
import { seal } from '../../../testing/seal'
import { registerWalk } from '../registration/testing/register-walk'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const password = 'Perla-by-the-sea'

describe('a session whose member has gone', () => {
  let test: TestGateway
  let names = 0

  const member = async (type?: number) => {
    const account = `idler${String((names += 1))}`
    const caller = await test.signedIn({ account, ...(type !== undefined && { type }) })
    await test.db.write
      .updateTable('members')
      .set({ password_hash: quickHash(password) })
      .where('id', '=', caller.id)
      .execute()
    return caller
  }
  const get = async (url: string, { headers }: Pick<TestCaller, 'headers'>) =>
    (await test.call({ url, headers })).json<{ success: boolean; code?: string }>()
  const deposit = async ({ headers }: Pick<TestCaller, 'headers'>, key: string = randomUUID()) =>
    (
      await test.call({
        method: 'POST',
        url: '/wps/deposit',
        payload: { method: 'demo-bank', amountMinor: 20_000 },
        headers: { ...headers, 'idempotency-key': key },
      })
    ).json<{ code?: string; value: { reason?: string } }>()
  const confirm = async (caller: TestCaller, given = password) => {
    const { payload, headers } = await seal(test.gateway, { password: given })
    const answer = await test.call({
      method: 'POST',
      url: '/wps/session/reauthenticate',
      payload,
      headers: { ...caller.headers, ...headers },
    })
    const cookie = answer.cookies.find(({ name }) => name === 'plaza_session')?.value
    return {
      ...answer.json<{
        success: boolean
        code?: string
        value: { token: string; left?: number; retryAt?: number }
      }>(),
      headers: { ...caller.headers, cookie: `plaza_session=${cookie ?? ''}` },
    }
  }

  beforeAll(async () => {
    test = await createTestGateway()
    quickHashes(test)
  })
  afterAll(() => test.close())

  // SESSION-6
  it('a session that was idle for half an hour moves no money', async () => {
    const caller = await member()
    test.clock.advance(30 * minuteMs - 1)
    expect((await deposit(caller)).code).toBeUndefined()
    test.clock.advance(30 * minuteMs)
    expect(await deposit(caller)).toMatchObject({ code: 'reauth.required', value: { reason: 'active' } })
    expect(await get('/wps/deposit/methods', caller)).toMatchObject({ success: true })
  })

  it('the member’s own actions keep a session active', async () => {
    const caller = await member()
    for (let passed = 0; passed < 60; passed += 20) {
      test.clock.advance(20 * minuteMs)
      expect(await get('/wps/deposit', caller)).toMatchObject({ success: true })
    }
    expect((await deposit(caller)).code).toBeUndefined()
  })

  it('calls that the page makes by itself do not keep a session active', async () => {
    const caller = await member()
    for (let passed = 0; passed < 30; passed += 5) {
      test.clock.advance(5 * minuteMs)
      for (const url of ['/wps/wallets/balance', '/wps/relay/CSP_unreadCount', '/wps/game/winners'])
        await get(url, caller)
      await test.call({ method: 'POST', url: '/wps/session/renew', headers: caller.headers })
    }
    expect(await deposit(caller)).toMatchObject({ code: 'reauth.required' })
  })

  it('only the password makes an idle session active again, not opening a page', async () => {
    const caller = await member()
    test.clock.advance(31 * minuteMs)
    expect(await get('/wps/withdraw/options', caller)).toMatchObject({ success: true })
    expect(await deposit(caller)).toMatchObject({ code: 'reauth.required' })
  })

  it('an idle session opens no game for money but opens a practice game', async () => {
    const caller = await member()
    test.clock.advance(31 * minuteMs)
    const launch = (mode: string) =>
      get(`/wps/game/launchGame?nodeId=1&mode=${mode}&intent=${randomUUID()}`, caller)
    expect(await launch('real')).toMatchObject({ code: 'reauth.required' })
    expect(await launch('demo')).toMatchObject({ code: 'game.not.found' })
  })

  it('a trial account is never asked for its password, because it has neither money nor a password', async () => {
    const caller = await member(memberTypes.trial)
    test.clock.advance(31 * minuteMs)
    const url = `/wps/game/launchGame?nodeId=1&mode=real&intent=${randomUUID()}`
    expect(await get(url, caller)).toMatchObject({ code: 'game.not.found' })
  })

  // SESSION-6
  it('the same intent continues once the password is given', async () => {
    const caller = await member()
    const key = randomUUID()
    test.clock.advance(31 * minuteMs)
    expect(await deposit(caller, key)).toMatchObject({ code: 'reauth.required' })
    const again = await confirm(caller)
    expect(again.success).toBe(true)
    expect((await deposit(again, key)).code).toBeUndefined()
  })

  it('giving the password issues a new token and cookie and ends the former ones', async () => {
    const caller = await member()
    const again = await confirm(caller)
    expect(again.value.token).not.toBe(caller.token)
    expect(again.headers.cookie).not.toBe(caller.headers.cookie)
    const info = (token: string, headers: TestCaller['headers']) =>
      get(`/wps/member/info?token=${token}`, { headers })
    // Calls that the page sent with the former secrets may still read.
    expect(await info(caller.token, caller.headers)).toMatchObject({ success: true })
    expect(await info(caller.token, again.headers)).toMatchObject({ success: true })
    expect(await deposit(caller)).toMatchObject({ code: 'session.expired' })
    test.clock.advance(10_000)
    expect(await info(caller.token, caller.headers)).toMatchObject({ code: 'session.expired' })
    expect(await info(caller.token, again.headers)).toMatchObject({ code: 'session.token.mismatch' })
    expect(await info(again.value.token, again.headers)).toMatchObject({ success: true })
  })

  it('five wrong passwords are checked in a quarter of an hour and then none, however many come at once', async () => {
    const caller = await member()
    expect(await confirm(caller, 'wrong')).toMatchObject({ code: 'reauth.wrong', value: { left: 4 } })
    const retryAt = test.clock.now() + 15 * minuteMs
    const answers = await Promise.all(Array.from({ length: 24 }, () => confirm(caller, 'wrong')))
    expect(answers.filter(({ code }) => code === 'reauth.wrong')).toHaveLength(3)
    expect(await confirm(caller)).toMatchObject({ code: 'reauth.locked', value: { retryAt } })
    // SESSION-6
    test.clock.advance(15 * minuteMs)
    expect(await confirm(caller)).toMatchObject({ success: true })
  })

  // SESSION-6
  it('a session ends after the hours that its merchant sets, however it is used and whenever they are set', async () => {
    const { set } = registerWalk(test)
    const caller = await member()
    for (let hour = 0; hour < 24; hour += 8) {
      test.clock.advance(8 * hourMs)
      expect(await get('/wps/member/info', caller)).toMatchObject({ success: true })
    }
    await set({ kind: 'setting', path: 'sessionHours', value: 24 })
    expect(await get('/wps/member/info', caller)).toMatchObject({ code: 'session.expired' })
    await set({ kind: 'setting', path: 'sessionHours', value: 720 })
  })
})
