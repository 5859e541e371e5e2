import type { Closing, SignInRecord } from '@plaza/contract/identity'
import { randomUUID } from 'node:crypto'
import { houseAccount, memberWallet, transfer } from '../../../kernel/ledger'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { quickHash, quickHashes } from '../../../testing/quick-hashes'
import { seal } from '../../../testing/seal'

const password = 'Perla-by-the-sea'
interface Answer<Value = Record<string, unknown>> {
  success: boolean
  code?: string
  value: Value
}

describe('what a member does with its account and its browser', () => {
  let test: TestGateway
  let names = 0

  beforeAll(async () => {
    test = await createTestGateway()
    quickHashes(test)
  })
  afterAll(() => test.close())

  const member = async () => {
    const account = `leaver${String((names += 1))}`
    const caller = await test.signedIn({ account })
    await test.db.write
      .updateTable('members')
      .set({ password_hash: quickHash(password) })
      .where('id', '=', caller.id)
      .execute()
    return { ...caller, account }
  }
  const url = '/wps/member/security/close'
  const closing = async ({ headers }: TestCaller) =>
    (await test.call({ url, headers })).json<Answer<Closing>>().value
  const close = async ({ headers }: Pick<TestCaller, 'headers'>, leavesMinor: number) =>
    (await test.call({ method: 'POST', url, headers, payload: { leavesMinor } })).json<Answer>()
  const logIn = async (username: string, given = password, cookie = '') => {
    const form = await seal(test.gateway, { username, password: given, type: 'username' })
    const answer = await test.call({
      method: 'POST',
      url: '/wps/session/login',
      payload: form.payload,
      headers: { ...form.headers, ...(cookie && { cookie }) },
    })
    return { ...answer.json<Answer>(), cookies: answer.cookies }
  }
  const pay = (caller: TestCaller, amountMinor: number) =>
    test.db.transaction((trx) =>
      transfer(trx, {
        merchant: 'demo',
        currency: 'PHP',
        kind: 'adjustment',
        reference: randomUUID(),
        entries: [
          { account: houseAccount('house:adjustments'), amountMinor: -amountMinor },
          { account: memberWallet(caller.id, 'main'), amountMinor },
        ],
        now: test.clock.now(),
      }),
    )

  // SECURITY-6
  it('a closed account has no session any more, and a login with its password says that it is closed', async () => {
    const leaver = await member()
    expect(await closing(leaver)).toEqual({ leavesMinor: 0, currency: 'PHP' })
    expect(await close(leaver, 0)).toMatchObject({ success: true })
    const after = await test.call({ url: '/wps/member/info', headers: leaver.headers })
    expect(after.statusCode).toBe(401)
    expect(await logIn(leaver.account)).toMatchObject({ success: false, code: 'member.closed' })
    // Who does not know the password does not learn it.
    expect(await logIn(leaver.account, 'Guessed-by-a-stranger')).toMatchObject({ code: 'login.failed' })
    const mails = test.db.read.selectFrom('mails').select('title').where('member_id', '=', leaver.id)
    expect((await mails.execute())[0]?.title).toMatchObject({ en: 'Your account is closed' })
  })

  // SECURITY-6
  it('an account with money is closed only when exactly that amount was acknowledged', async () => {
    const leaver = await member()
    await pay(leaver, 12_345)
    expect(await close(leaver, 0)).toMatchObject({
      code: 'account.money',
      value: { leavesMinor: 12_345, currency: 'PHP' },
    })
    const told = await closing(leaver)
    await pay(leaver, 5)
    expect(await close(leaver, told.leavesMinor)).toMatchObject({ code: 'account.money' })
    expect((await test.call({ url: '/wps/member/info', headers: leaver.headers })).statusCode).toBe(200)
    expect(await close(leaver, 12_350)).toMatchObject({ success: true })
  })

  // SECURITY-6
  it('an account is closed only within five minutes of the password', async () => {
    const leaver = await member()
    test.clock.advance(5 * 60_000 + 1_000)
    expect(await close(leaver, 0)).toMatchObject({ code: 'reauth.required' })
  })

  // SECURITY-1
  it('a login is shown the previous one, and the very first shows nothing', async () => {
    const { account } = await member()
    const last = async (cookies: { name: string; value: string }[]) => {
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      const answer = await test.call({ url: '/wps/member/security/sign-ins/last', headers: { cookie } })
      return answer.json<Answer<{ lastSignIn: SignInRecord | null }>>().value.lastSignIn
    }
    const firstAt = test.clock.now()
    expect(await last((await logIn(account)).cookies)).toBeNull()
    test.clock.advance(60_000)
    expect(await last((await logIn(account)).cookies)).toMatchObject({ at: firstAt, refusal: null })
  })

  // SECURITY-5
  it('a browser that should not stay logged in drops its session when it closes, and so do later sessions', async () => {
    const { account } = await member()
    const first = await logIn(account)
    const sessionOf = (cookies: { name: string; value: string; maxAge?: number }[]) =>
      cookies.find(({ name }) => name === 'plaza_session')
    expect(sessionOf(first.cookies)?.maxAge).toBe(30 * 24 * 60 * 60)
    const cookie = `plaza_session=${sessionOf(first.cookies)?.value ?? ''}`
    const choose = (stays: boolean) =>
      test.call({ method: 'PUT', url: '/wps/session/stay', headers: { cookie }, payload: { stays } })
    const chosen = await choose(false)
    expect(sessionOf(chosen.cookies)).toMatchObject({ value: sessionOf(first.cookies)?.value })
    expect(sessionOf(chosen.cookies)?.maxAge).toBeUndefined()
    expect(chosen.cookies.find(({ name }) => name === 'plaza_stay')?.value).toBe('0')
    const later = await logIn(account, password, 'plaza_stay=0')
    expect(sessionOf(later.cookies)?.maxAge).toBeUndefined()
    expect(sessionOf((await choose(true)).cookies)?.maxAge).toBe(30 * 24 * 60 * 60)
  })
})
