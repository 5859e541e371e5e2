import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { quickHash, quickHashes } from '../../../testing/quick-hashes'
import { seal } from '../../../testing/seal'
import { secretsChangedAt } from '../../identity/directory'
import { codeOf, fromBase32, stepOf } from '../../identity/second-step/totp'

const minuteMs = 60_000
const password = 'Perla-by-the-sea'

interface Answer {
  success: boolean
  code?: string
  value: {
    secret: string
    uri: string
    recoveryCodes: string[]
    left?: number
    retryAt?: number
    token?: string
  }
}

describe('an authenticator', () => {
  let test: TestGateway
  let names = 0

  beforeAll(async () => {
    test = await createTestGateway()
    quickHashes(test)
  })
  afterAll(() => test.close())

  const base = '/wps/member/security/authenticator'
  const sealed = async (
    method: 'POST' | 'PUT',
    url: string,
    body: object,
    headers: Record<string, string>,
  ) => {
    const form = await seal(test.gateway, body)
    return test.call({ method, url, payload: form.payload, headers: { ...headers, ...form.headers } })
  }
  const change = async ({ headers }: TestCaller, code: string, what: '' | '/remove' | '/codes') =>
    (await sealed(what === '' ? 'PUT' : 'POST', `${base}${what}`, { code }, headers)).json<Answer>()
  const begin = async ({ headers }: TestCaller) =>
    (await test.call({ method: 'POST', url: base, headers })).json<Answer>().value
  const codeNow = (secret: string, offset = 0) =>
    codeOf(fromBase32(secret), stepOf(test.clock.now()) + offset)

  /** A member with a password and, unless told otherwise, an authenticator that is on. */
  const member = async (isOn = true) => {
    const account = `keyed${String((names += 1))}`
    const caller = await test.signedIn({ account })
    await test.db.write
      .updateTable('members')
      .set({ password_hash: quickHash(password) })
      .where('id', '=', caller.id)
      .execute()
    const { secret, uri } = await begin(caller)
    const recoveryCodes = isOn ? (await change(caller, codeNow(secret), '')).value.recoveryCodes : []
    // The code that confirmed it works no more, so the next one is of a later step.
    test.clock.advance(minuteMs)
    return { caller, account, secret, uri, recoveryCodes }
  }
  const logIn = async (username: string, given = password) => {
    const answer = await sealed(
      'POST',
      '/wps/session/login',
      { username, password: given, type: 'username' },
      {},
    )
    const cookie = (name: string) => answer.cookies.find((one) => one.name === name)?.value
    return { ...answer.json<Answer>(), step: cookie('plaza_step'), session: cookie('plaza_session') }
  }
  const pass = async (step: string | undefined, code: string) => {
    const headers = step === undefined ? {} : { cookie: `plaza_step=${step}` }
    const answer = await sealed(
      'POST',
      '/wps/session/login/step',
      { code },
      headers as Record<string, string>,
    )
    return {
      ...answer.json<Answer>(),
      session: answer.cookies.find((one) => one.name === 'plaza_session')?.value,
    }
  }

  // SECURITY-4
  it('an authenticator is on once its first code came, and gives ten recovery codes that are kept as hashes', async () => {
    const { caller, account, uri, recoveryCodes, secret } = await member()
    expect(uri).toBe(
      `otpauth://totp/demo:${account}?secret=${secret}&issuer=demo&algorithm=SHA1&digits=6&period=30`,
    )
    expect(new Set(recoveryCodes).size).toBe(10)
    const kept = JSON.stringify([
      await test.db.read.selectFrom('recovery_codes').selectAll().execute(),
      await test.db.read.selectFrom('authenticators').selectAll().execute(),
    ])
    for (const text of [...recoveryCodes, secret]) expect(kept).not.toContain(text)
    expect(await secretsChangedAt(test.db.read, caller.id)).toBe(test.clock.now() - minuteMs)
  })

  it('an authenticator that was never confirmed, or too late, asks for nothing', async () => {
    const { account, caller, secret } = await member(false)
    expect(await change(caller, '000000', '')).toMatchObject({ code: 'authenticator.code' })
    test.clock.advance(10 * minuteMs)
    const again = await test.signedInAgain(caller)
    expect(await change(again, codeNow(secret), '')).toMatchObject({ code: 'authenticator.code' })
    expect((await logIn(account)).session).toBeDefined()
  })

  // SECURITY-4
  it('a sign-in with the right password gets no session before its code, and the code works once', async () => {
    const { account, secret } = await member()
    const first = await logIn(account)
    expect(first).toMatchObject({ code: 'login.step.required', session: undefined })
    const code = codeNow(secret)
    expect(await pass(first.step, code)).toMatchObject({ success: true, session: expect.any(String) })
    expect(await pass(first.step, code)).toMatchObject({ code: 'login.step.expired' })
    const second = await logIn(account)
    expect(await pass(second.step, code)).toMatchObject({ code: 'login.step.wrong', value: { left: 4 } })
    test.clock.advance(minuteMs)
    expect(await pass(second.step, codeNow(secret, -2))).toMatchObject({ code: 'login.step.wrong' })
    expect(await pass(second.step, codeNow(secret))).toMatchObject({ success: true })
  })

  // SECURITY-4
  it('of two sign-ins with the same code at the same time one gets a session', async () => {
    const { account, secret } = await member()
    const [one, other] = [await logIn(account), await logIn(account)]
    const code = codeNow(secret)
    const answers = await Promise.all([pass(one.step, code), pass(other.step, code)])
    expect(answers.map((answer) => answer.code ?? 'in').sort()).toEqual(['in', 'login.step.wrong'])
  })

  it('five wrong codes end a sign-in, ten lock the step, and a wrong password gets no step at all', async () => {
    const { account, secret } = await member()
    expect(await logIn(account, 'wrong-password')).toMatchObject({ code: 'login.failed', step: undefined })
    await test.db.write.deleteFrom('rate_limits').execute()
    for (let round = 0; round < 2; round += 1) {
      const { step } = await logIn(account)
      for (let wrong = 0; wrong < 5; wrong += 1)
        expect(await pass(step, '000000')).toMatchObject({ code: 'login.step.wrong' })
      expect(await pass(step, codeNow(secret))).toMatchObject({ code: 'login.step.expired' })
    }
    expect(await pass((await logIn(account)).step, codeNow(secret))).toMatchObject({
      code: 'login.step.locked',
      value: { retryAt: expect.any(Number) },
    })
  })

  it('a step that waits five minutes, none at all, and one of another merchant are expired', async () => {
    const { account, secret } = await member()
    const { step } = await logIn(account)
    const form = await seal(test.gateway, { code: codeNow(secret) })
    const elsewhere = await test.call({
      method: 'POST',
      url: '/wps/session/login/step',
      payload: form.payload,
      headers: { ...form.headers, host: 'lite.localhost', cookie: `plaza_step=${step ?? ''}` },
    })
    expect(elsewhere.json<Answer>().code).toBe('login.step.expired')
    expect(await pass(undefined, codeNow(secret))).toMatchObject({ code: 'login.step.expired' })
    test.clock.advance(5 * minuteMs)
    expect(await pass(step, codeNow(secret))).toMatchObject({ code: 'login.step.expired' })
  })

  // SECURITY-4
  it('each of ten recovery codes signs in once, however it is written, and the eleventh attempt fails', async () => {
    const { account, recoveryCodes } = await member()
    for (const code of recoveryCodes) {
      const { step } = await logIn(account)
      expect(await pass(step, ` ${code.toUpperCase().replace('-', ' ')}`)).toMatchObject({ success: true })
    }
    const { step } = await logIn(account)
    for (const code of recoveryCodes.slice(0, 2))
      expect(await pass(step, code)).toMatchObject({ code: 'login.step.wrong' })
  })

  it('an authenticator is removed, and its recovery codes renewed, by a code of its own and a recent password', async () => {
    const [{ caller, account, recoveryCodes, secret }, stranger] = [await member(), await member()]
    const again = await test.signedInAgain(caller)
    expect(await change(again, codeNow(stranger.secret), '/remove')).toMatchObject({
      code: 'authenticator.code',
    })
    expect(await change(again, stranger.recoveryCodes[0] ?? '', '/remove')).toMatchObject({
      code: 'authenticator.code',
    })
    const renewed = (await change(again, codeNow(secret), '/codes')).value.recoveryCodes
    expect(renewed).toHaveLength(10)
    expect(await change(again, recoveryCodes[0] ?? '', '/remove')).toMatchObject({
      code: 'authenticator.code',
    })
    test.clock.advance(5 * minuteMs)
    expect(await change(again, renewed[0] ?? '', '/remove')).toMatchObject({ code: 'reauth.required' })
    expect(await change(await test.signedInAgain(caller), renewed[0] ?? '', '/remove')).toMatchObject({
      success: true,
    })
    expect((await logIn(account)).session).toBeDefined()
  })
})
