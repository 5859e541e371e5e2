import { hashPassword } from '../../../kernel/security/argon2'
import { absoluteMs, idleMs } from './sessions'
import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { addMember, type TestMember } from '../../../testing/fixtures'
import { seal } from '../../../testing/seal'
import { issueCaptcha } from '../../../testing/issue-captcha'

const minuteMs = 60_000
describe('signing in', () => {
  let test: TestGateway
  let passwordHash: string
  const add = (member: TestMember) => addMember(test.db, member, passwordHash)

  const login = async (
    username: string,
    password: string,
    headers: Record<string, string> = {},
    captcha?: string,
  ) => {
    const body = await seal(test.gateway, { username, password, type: 'username', captcha })
    const url = '/wps/session/login'
    return test.call({ method: 'POST', url, payload: body.payload, headers: { ...body.headers, ...headers } })
  }
  /** As `login`, with the captcha solved. */
  const readingLogin = async (username: string, password: string) => {
    const { code, cookie } = await issueCaptcha(test)
    return login(username, password, { cookie }, code)
  }
  const cookieOf = (answer: Awaited<ReturnType<typeof login>>) => {
    const cookie = answer.cookies[0]
    return { cookie: `${cookie?.name}=${cookie?.value}` }
  }
  const balance = (headers: Record<string, string>) => test.call({ url: '/wps/wallets/balance', headers })

  beforeAll(async () => {
    test = await createTestGateway({ env: { LOGIN_ADDRESS_LIMIT: '1000' } })
    passwordHash = await test.gateway.hasher.hash('Play1234')
    await add({ account: 'Player01' })
  })
  afterAll(() => test.close())

  it('signing in opens a session whose authority is the cookie', async () => {
    const answer = await login(' player01 ', 'Play1234')
    expect(answer.json()).toMatchObject({
      success: true,
      value: { userName: 'Player01', customerType: 0, firstTimeLogin: false },
    })
    expect(answer.cookies[0]).toMatchObject({
      name: 'plaza_session',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    })
    expect((await balance(cookieOf(answer))).statusCode).toBe(200)
    expect(answer.json<{ value: { token: string } }>().value.token).not.toBe(answer.cookies[0]?.value)
  })

  // SEC-6
  it('under https the cookie is bound to the host', async () => {
    const answer = await login('player01', 'Play1234', { 'x-forwarded-proto': 'https' })
    expect(answer.cookies[0]).toMatchObject({ name: '__Host-plaza_session', secure: true })
    expect((await balance({ ...cookieOf(answer), 'x-forwarded-proto': 'https' })).statusCode).toBe(200)
    expect((await balance(cookieOf(answer))).statusCode).toBe(401)
  })

  // SEC-8
  it('the database stores no session secret that its reader could use', async () => {
    const answer = await login('player01', 'Play1234')
    const kept = JSON.stringify(await test.db.read.selectFrom('sessions').selectAll().execute())
    expect(kept).not.toContain(answer.cookies[0]?.value)
    expect(kept).not.toContain(answer.json<{ value: { token: string } }>().value.token)
  })

  it('the first sign-in says that a password must be changed', async () => {
    await add({ account: 'newbie', mustChangePassword: true })
    expect((await login('newbie', 'Play1234')).json()).toMatchObject({ value: { firstTimeLogin: true } })
  })

  it('unknown names and wrong passwords are answered alike', async () => {
    await add({ account: 'alike' })
    const [wrong, unknown] = [await login('alike', 'nope'), await login('nobody', 'nope')]
    const withoutId = (answer: typeof wrong) => ({ ...answer.json<object>(), requestId: '' })
    expect(withoutId(wrong)).toEqual(withoutId(unknown))
    expect(wrong.statusCode).toBe(401)
  })

  it('an unknown name costs as much hashing as a known one', async () => {
    const verify = jest.spyOn(test.gateway.hasher, 'verify')
    await login('nobody-either', 'nope')
    const [given = '', hash = ''] = verify.mock.calls[0] ?? []
    expect(given).toBe('nope')
    const costOf = (encoded: string) => encoded.split('$').slice(0, 4)
    expect(costOf(hash)).toEqual(costOf(await hashPassword('Play1234')))
    verify.mockRestore()
  })

  it('a blocked member learns of the block only when the password is right', async () => {
    await add({ account: 'barred', blocked: true })
    expect((await login('barred', 'nope')).json()).toMatchObject({ code: 'login.failed' })
    expect((await readingLogin('barred', 'Play1234')).json()).toMatchObject({ code: 'member.blocked' })
  })

  it('blocking a member ends its sessions', async () => {
    await add({ account: 'banned' })
    const headers = cookieOf(await login('banned', 'Play1234'))
    expect((await balance(headers)).statusCode).toBe(200)
    await test.db.write
      .updateTable('members')
      .set({ blocked: true })
      .where('account', '=', 'banned')
      .execute()
    expect((await balance(headers)).json()).toMatchObject({ code: 'session.expired' })
  })

  it('the attempts of one address are limited, whatever the names', async () => {
    const other = await createTestGateway({ env: { LOGIN_ADDRESS_LIMIT: '3' } })
    let names = 0
    const attempt = async (address: string) => {
      const username = `name-${String((names += 1))}`
      const body = await seal(other.gateway, { username, password: 'x', type: 'username' })
      const headers = { ...body.headers, 'x-forwarded-for': address }
      return (
        await other.call({ method: 'POST', url: '/wps/session/login', payload: body.payload, headers })
      ).json<{
        code: string
      }>().code
    }
    for (let index = 0; index < 3; index += 1) expect(await attempt('198.51.100.1')).toBe('login.failed')
    expect(await attempt('198.51.100.1')).toBe('request.rate.limited')
    expect(await attempt('198.51.100.2')).toBe('login.failed')
    await other.close()
  })

  it('every sign-in gives a new session and ends the browser’s former one', async () => {
    const first = await login('player01', 'Play1234')
    const second = await login('player01', 'Play1234', cookieOf(first))
    expect((await balance(cookieOf(first))).json()).toMatchObject({ code: 'session.expired' })
    expect((await balance(cookieOf(second))).statusCode).toBe(200)
  })

  it('log-out ends the session on the server', async () => {
    const cookie = cookieOf(await login('player01', 'Play1234'))
    const out = await test.call({ method: 'DELETE', url: '/wps/session/logout', headers: cookie })
    expect(out.statusCode).toBe(200)
    expect(out.cookies[0]).toMatchObject({ name: 'plaza_session', value: '' })
    expect((await balance(cookie)).json()).toMatchObject({ code: 'session.expired' })
  })

  it('an unused session expires, and a used one lasts until its maximum age', async () => {
    const unused = cookieOf(await login('player01', 'Play1234'))
    const used = cookieOf(await login('player01', 'Play1234'))
    const step = idleMs - minuteMs
    test.clock.advance(step)
    expect((await balance(used)).statusCode).toBe(200)
    test.clock.advance(2 * minuteMs)
    expect((await balance(unused)).json()).toMatchObject({ code: 'session.expired' })
    for (let spent = step; spent < absoluteMs - step; spent += step) {
      expect((await test.call({ method: 'POST', url: '/wps/session/renew', headers: used })).statusCode).toBe(
        200,
      )
      test.clock.advance(step)
    }
    test.clock.advance(step)
    expect((await balance(used)).json()).toMatchObject({ code: 'session.expired' })
  })

  it('renewing a session returns the same token', async () => {
    const answer = await login('player01', 'Play1234')
    const renewed = await test.call({ method: 'POST', url: '/wps/session/renew', headers: cookieOf(answer) })
    const { token } = answer.json<{ value: { token: string } }>().value
    expect(renewed.json()).toMatchObject({
      value: { token, merchantCode: 'demo', userName: 'Player01', type: 0 },
    })
    const extra = {
      method: 'POST',
      url: '/wps/session/renew',
      payload: { more: 1 },
      headers: cookieOf(answer),
    } as const
    expect((await test.call(extra)).json()).toMatchObject({ code: 'request.invalid' })
  })

  it('nobody signs in at a closed merchant', async () => {
    const answer = await login('player01', 'Play1234', { host: 'closed.localhost' })
    expect(answer.json()).toMatchObject({ code: 'merchant.maintenance' })
  })

  describe('a sealed sign-in', () => {
    const url = '/wps/session/login'
    const form = { username: 'player01', password: 'Play1234', type: 'username' }
    const send = (body: { payload: string | object; headers?: Record<string, string> }) =>
      test.call({ method: 'POST', url, ...body })

    it('a sign-in with a body in the clear is refused', async () => {
      expect((await send({ payload: form })).json()).toMatchObject({ code: 'request.media.type' })
    })
    // CALL-4
    it('a sealed sign-in is refused when it is sent twice', async () => {
      const body = await seal(test.gateway, form)
      expect((await send(body)).statusCode).toBe(200)
      expect((await send(body)).json()).toMatchObject({ code: 'body.replayed' })
    })
    // CALL-4
    it('a sealed sign-in is refused when its time is off, and the answer gives the server’s time', async () => {
      const now = test.clock.now()
      for (const at of [now - 6 * minuteMs, now + 6 * minuteMs]) {
        const iat = Math.floor(at / 1_000)
        const answer = await send(await seal(test.gateway, form, { iat }))
        expect(answer.json()).toMatchObject({ code: 'body.stale', value: { now } })
      }
    })
    it('a sealed sign-in that cannot be opened is refused', async () => {
      const { headers } = await seal(test.gateway, form)
      expect((await send({ payload: 'a.b.c.d.e', headers })).json()).toMatchObject({ code: 'body.decrypt' })
    })
    it('a sealed body with another form inside is refused', async () => {
      const body = await seal(test.gateway, { ...form, more: true })
      expect((await send(body)).json()).toMatchObject({ code: 'request.invalid' })
      const nul = await seal(test.gateway, { ...form, username: 'a\0b' })
      expect((await send(nul)).json()).toMatchObject({ code: 'request.invalid' })
    })
    it('the sealing keys are published without their private halves', async () => {
      const answer = await test.call({ url: '/wps/.well-known/jwks.json' })
      expect(answer.json()).toEqual({
        keys: [expect.not.objectContaining({ d: expect.anything() as unknown })],
      })
    })
  })
})
