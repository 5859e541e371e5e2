import { memberTypes } from '@plaza/contract/identity'
import { everyCall } from '@plaza/contract/testing'
import { writes } from '../../../kernel/http/request-guards'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { quickHash, quickHashes } from '../../../testing/quick-hashes'
import { seal } from '../../../testing/seal'
import type { TestMember } from '../../../testing/fixtures'

const minuteMs = 60_000

describe('changing a password', () => {
  let test: TestGateway
  let names = 0

  const caller = async (member: Partial<TestMember> = {}) => {
    const account = `changing${String((names += 1))}`
    const made = await test.signedIn({ account, ...member })
    await test.db.write
      .updateTable('members')
      .set({ password_hash: quickHash('Play1234') })
      .where('id', '=', made.id)
      .execute()
    return { ...made, account }
  }
  const send = async (url: string, form: object, headers: Record<string, string>) => {
    const body = await seal(test.gateway, form)
    const answer = await test.call({
      method: 'POST',
      url,
      payload: body.payload,
      headers: { ...headers, ...body.headers },
    })
    return answer.json<{ success: boolean; code?: string }>()
  }
  const change = (
    { headers }: Pick<TestCaller, 'headers'>,
    [oldPassword, newPassword, confirmNewPassword]: [string, string, string],
  ) => send('/wps/member/password/v2', { oldPassword, newPassword, confirmNewPassword }, headers)
  const codeOf = async (options: Parameters<TestGateway['call']>[0]) =>
    (await test.call(options)).json<{ code?: string }>().code

  beforeAll(async () => {
    test = await createTestGateway()
    quickHashes(test)
  })
  afterAll(async () => {
    jest.restoreAllMocks()
    await test.close()
  })

  // CHANGE-2
  it('changing a password needs the old one, the new one twice, and a new one that differs', async () => {
    const own = await caller()
    const good = 'my new Password'
    expect(await change(own, ['Play1234', good, 'my other Password'])).toMatchObject({
      code: 'password.mismatch',
    })
    expect(await change(own, ['Play1234', 'Play1234', 'Play1234'])).toMatchObject({
      code: 'modify.new.old.same',
    })
    expect(await change(own, ['nope', good, good])).toMatchObject({ code: 'password.old.wrong' })
    expect(await change(own, ['Play1234', 'Pl4y', 'Pl4y'])).toMatchObject({ code: 'password.weak' })
    expect(await change(own, ['Play1234', own.account, own.account])).toMatchObject({ code: 'password.weak' })
    expect(await change(own, ['Play1234', good, good])).toMatchObject({ success: true })
    const form = { username: own.account, password: good, type: 'username' }
    expect(await send('/wps/session/login', form, { host: 'localhost' })).toMatchObject({ success: true })
  })

  it('a new password may have 64 characters, including spaces and emoji', async () => {
    const own = await caller()
    const long = ` ${'a🦀'.repeat(31)} `
    expect(await change(own, ['Play1234', long, long])).toMatchObject({ success: true })
  })

  it('changing a password ends the other sessions and keeps this one', async () => {
    const own = await caller()
    const form = { username: own.account, password: 'Play1234', type: 'username' }
    const body = await seal(test.gateway, form)
    const url = '/wps/session/login'
    const opened = await test.call({ method: 'POST', url, payload: body.payload, headers: body.headers })
    const cookie = `plaza_session=${opened.cookies[0]?.value ?? ''}`
    await change(own, ['Play1234', 'my new Password', 'my new Password'])
    expect(await codeOf({ url: '/wps/member/info', headers: { cookie } })).toBe('session.expired')
    expect(await codeOf({ url: '/wps/member/info', headers: own.headers })).toBeUndefined()
  })

  it('wrong old passwords are limited, so that an open session cannot be used to guess the password', async () => {
    const own = await caller()
    const guesses = Array.from({ length: 25 }, (_, index) =>
      change(own, [`guess${String(index)}`, 'my new Password', 'my new Password']),
    )
    const codes = (await Promise.all(guesses)).map(({ code }) => code)
    expect(codes.filter((code) => code === 'password.old.wrong')).toHaveLength(5)
    const right: [string, string, string] = ['Play1234', 'my new Password', 'my new Password']
    expect(await change(own, right)).toMatchObject({ code: 'request.rate.limited' })
    test.clock.advance(15 * minuteMs)
    expect(await change(own, right)).toMatchObject({ success: true })
  })

  // TRIAL-2
  it('only members with a session of this site can change a password', async () => {
    const form: [string, string, string] = ['Play1234', 'my new Password', 'my new Password']
    expect(await change({ headers: { cookie: '', host: 'localhost' } }, form)).toMatchObject({
      code: 'session.required',
    })
    const { headers } = await caller()
    const foreign = { headers: { ...headers, 'sec-fetch-site': 'cross-site' } }
    expect(await change(foreign, form)).toMatchObject({ code: 'request.origin' })
    const trial = await caller({ type: memberTypes.trial })
    expect(await change(trial, form)).toMatchObject({ code: 'trial.rejected' })
  })

  describe('a password that must be changed', () => {
    /** Calls of the contract that write for an account and that this gateway has. */
    const writing = () =>
      everyCall
        .filter((call) => call.auth !== 'none' && writes(call))
        .map((call) => ({ ...call, path: call.path.replaceAll(/:\w+/g, 'some-id') }))
        .filter(({ method, path }) => test.gateway.app.findRoute({ method, url: path }) !== null)

    // CHANGE-4
    it('an account that must change its password can read, but cannot write, pay or play', async () => {
      const own = await caller({ mustChangePassword: true })
      const { headers } = own
      const info = await test.call({ url: '/wps/member/info', headers })
      expect(info.json()).toMatchObject({ value: { mustChangePassword: true } })
      expect(await codeOf({ url: '/wps/wallets/balance', headers })).toBeUndefined()
      expect(await codeOf({ method: 'POST', url: '/wps/session/renew', headers })).toBeUndefined()
      const deposit = { method: 'POST', url: '/wps/deposit', payload: {}, headers } as const
      expect(await codeOf(deposit)).toBe('password.change.required')
      expect(await change(own, ['Play1234', 'my new Password', 'my new Password'])).toMatchObject({
        success: true,
      })
      const after = await test.call({ url: '/wps/member/info', headers })
      expect(after.json()).toMatchObject({ value: { mustChangePassword: false } })
      expect(await codeOf(deposit)).not.toBe('password.change.required')
    })

    it('an account that must change its password is refused every writing call except those that change it', async () => {
      const allowed: string[] = []
      expect(writing().map(({ id }) => id)).toEqual(
        expect.arrayContaining(['deposit.create', 'withdraw.create']),
      )
      for (const { id, method, path } of writing()) {
        // Of its own, for one of them ends it.
        const { headers } = await caller({ type: memberTypes.agent, mustChangePassword: true })
        if ((await codeOf({ method, url: path, headers })) !== 'password.change.required') allowed.push(id)
      }
      expect(allowed.sort()).toEqual(['password.change', 'session.logout', 'session.renew'])
    })

    it('an account that must change its password can log out', async () => {
      const { headers } = await caller({ mustChangePassword: true })
      expect(await codeOf({ method: 'DELETE', url: '/wps/session/logout', headers })).toBeUndefined()
    })
  })
})
