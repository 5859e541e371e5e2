import type { Security, SignInRecord } from '@plaza/contract/identity'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { quickHash, quickHashes } from '../../../testing/quick-hashes'
import { readOutbox, sentCode } from '../../../testing/read-outbox'
import { seal } from '../../../testing/seal'
import { secretsChangedAt } from '../../identity/directory'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const password = 'Perla-by-the-sea'

interface Answer<Value = Record<string, unknown>> {
  success: boolean
  code?: string
  value: Value
}
type Contact = { channel: 'email'; email: string } | { channel: 'sms'; mobileNum: string }

describe('the security centre', () => {
  let test: TestGateway
  let names = 0

  beforeAll(async () => {
    test = await createTestGateway()
    quickHashes(test)
  })
  afterAll(() => test.close())

  const member = (more: { email?: string; mobileNum?: string } = {}) =>
    test.signedIn({ account: `guard${String((names += 1))}`, ...more })
  const overview = async ({ headers }: Pick<TestCaller, 'headers'>) =>
    (await test.call({ url: '/wps/member/security', headers })).json<Answer<Security>>().value
  const askCode = async ({ headers }: TestCaller, contact: Contact) =>
    (
      await test.call({
        method: 'POST',
        url: '/wps/member/security/contact/code',
        headers,
        payload: { contact },
      })
    ).json<Answer>()
  const bind = async (caller: TestCaller, contact: Contact, code: string) => {
    const { payload, headers } = await seal(test.gateway, { contact, code })
    return (
      await test.call({
        method: 'PUT',
        url: '/wps/member/security/contact',
        payload,
        headers: { ...caller.headers, ...headers },
      })
    ).json<Answer>()
  }
  const setName = async ({ headers }: TestCaller, realName: string) =>
    (
      await test.call({ method: 'PUT', url: '/wps/member/security/name', headers, payload: { realName } })
    ).json<Answer>()
  const mailsOf = (caller: TestCaller) =>
    test.db.read.selectFrom('mails').select('title').where('member_id', '=', caller.id).execute()

  // SECURITY-1
  it('the security centre names what is done and what is missing', async () => {
    const caller = await member()
    expect(await overview(caller)).toMatchObject({
      done: ['password'],
      mobile: null,
      email: null,
      realName: null,
      payoutAccounts: 0,
      sessions: 1,
    })
    await setName(caller, 'Maria Santos')
    expect(await overview(caller)).toMatchObject({ done: ['password', 'name'], realName: 'Maria Santos' })
  })

  // SECURITY-1
  it('a first number and e-mail are bound by their codes, the member is notified, and withdrawals are not held', async () => {
    const caller = await member()
    const number = { channel: 'sms', mobileNum: '0917 600 0001' } as const
    expect(await askCode(caller, number)).toMatchObject({ value: { expiredMinutes: 5 } })
    const code = await sentCode(test, '+639176000001')
    expect(await bind(caller, number, '000000')).toMatchObject({ code: 'sms.code.wrong' })
    expect(await bind(caller, number, code)).toMatchObject({ value: { to: '+63 ••• 0001' } })
    const email = { channel: 'email', email: 'first@perla.example' } as const
    await askCode(caller, email)
    expect(await bind(caller, email, await sentCode(test, email.email))).toMatchObject({ success: true })
    expect(await overview(caller)).toMatchObject({
      done: ['password', 'mobile', 'email'],
      mobile: '+63 ••• 0001',
      email: 'f•••@perla.example',
    })
    expect(await overview(caller)).not.toHaveProperty('heldUntil')
    expect(await secretsChangedAt(test.db.read, caller.id)).toBeNull()
    expect(await mailsOf(caller)).toHaveLength(2)
  })

  // SECURITY-1
  it('a changed e-mail holds withdrawals for a day, and the former address is notified too', async () => {
    const caller = await member({ email: 'before@perla.example' })
    const email = { channel: 'email', email: 'after@perla.example' } as const
    expect(await askCode(caller, { channel: 'email', email: 'Before@perla.example' })).toMatchObject({
      code: 'contact.same',
    })
    await askCode(caller, email)
    await bind(caller, email, await sentCode(test, email.email))
    expect(await overview(caller)).toMatchObject({ heldUntil: test.clock.now() + dayMs })
    await test.runJobs()
    for (const to of ['before@perla.example', 'after@perla.example'])
      expect((await readOutbox(test, to))[0]).toMatchObject({ subject: 'Pinalitan ang e-mail mo' })
    test.clock.advance(dayMs)
    expect(await overview(await test.signedInAgain(caller))).not.toHaveProperty('heldUntil')
  })

  it('a contact of another account is refused to who has its code, and asking for the code tells nothing', async () => {
    await member({ mobileNum: '9176000009' })
    const caller = await member()
    const taken = { channel: 'sms', mobileNum: '9176000009' } as const
    expect(await askCode(caller, taken)).toMatchObject({ value: { expiredMinutes: 5 } })
    expect(await bind(caller, taken, await sentCode(test, '+639176000009'))).toMatchObject({
      code: 'contact.taken',
    })
    expect(await overview(caller)).toMatchObject({ mobile: null })
  })

  it('a code binds only the contact that it was sent to, once, and not after it has expired', async () => {
    const caller = await member()
    const one = { channel: 'email', email: 'one@perla.example' } as const
    await askCode(caller, one)
    const code = await sentCode(test, one.email)
    expect(await bind(caller, { channel: 'email', email: 'two@perla.example' }, code)).toMatchObject({
      code: 'sms.code.wrong',
    })
    expect(await bind(caller, one, code)).toMatchObject({ success: true })
    const stranger = await member()
    expect(await bind(stranger, one, code)).toMatchObject({ code: 'sms.code.wrong' })
    const three = { channel: 'email', email: 'three@perla.example' } as const
    await askCode(stranger, three)
    const late = await sentCode(test, three.email)
    test.clock.advance(5 * minuteMs)
    const again = await test.signedInAgain(stranger)
    expect(await bind(again, three, late)).toMatchObject({ code: 'sms.code.expired' })
  })

  it.each([
    ['an e-mail without a domain', { channel: 'email', email: 'nobody@' }, 'contact.form'],
    ['an e-mail of spaces', { channel: 'email', email: '   ' }, 'contact.form'],
    ['a number of letters', { channel: 'sms', mobileNum: 'call me' }, 'contact.form'],
    ['a number of 21 digits', { channel: 'sms', mobileNum: '9'.repeat(21) }, 'request.invalid'],
  ] as const)('%s is refused before a code is sent', async (_what, contact, code) => {
    expect(await askCode(await member(), contact)).toMatchObject({ code })
  })

  it('a member gets ten codes for new contacts a day at most', async () => {
    const caller = await member()
    let last: Answer | undefined
    for (let index = 0; index < 11; index += 1)
      last = await askCode(caller, { channel: 'email', email: `many${String(index)}@perla.example` })
    expect(last).toMatchObject({ code: 'request.rate.limited' })
  })

  // SECURITY-3
  it('what changes the protection asks for the password five minutes after the last proof, not before', async () => {
    const caller = await member()
    const email = { channel: 'email', email: 'late@perla.example' } as const
    test.clock.advance(5 * minuteMs - 1)
    expect(await askCode(caller, email)).toMatchObject({ success: true })
    test.clock.advance(1)
    expect(await askCode(caller, email)).toMatchObject({ code: 'reauth.required' })
    expect(await bind(caller, email, '123456')).toMatchObject({ code: 'reauth.required' })
    expect(await setName(caller, 'Maria Santos')).toMatchObject({ code: 'reauth.required' })
    expect(await overview(caller)).toMatchObject({ done: ['password'] })
  })

  it('a real name is set once, and of two at the same time one is kept', async () => {
    const caller = await member()
    expect(await setName(caller, ' ')).toMatchObject({ code: 'payout.name' })
    const answers = await Promise.all([setName(caller, 'Maria Santos'), setName(caller, 'Ana Reyes')])
    expect(answers.map(({ code }) => code ?? 'set').sort()).toEqual(['payout.name.locked', 'set'])
    const kept = (await overview(caller)).realName
    expect(await setName(caller, 'Somebody Else')).toMatchObject({ code: 'payout.name.locked' })
    expect((await overview(caller)).realName).toBe(kept)
  })

  it('a trial account and a visitor get nothing', async () => {
    const trial = await test.signedIn({ account: 'try1', type: 4, merchant: 'demo-trial' })
    const headers = { ...trial.headers, host: 'localhost' }
    expect((await test.call({ url: '/wps/member/security', headers })).json<Answer>().code).toBe(
      'trial.rejected',
    )
    expect((await test.call({ url: '/wps/member/security' })).json<Answer>().code).toBe('session.required')
  })

  describe('the history of sign-ins', () => {
    const logIn = async (account: string, given: string, userAgent: string) => {
      const { payload, headers } = await seal(test.gateway, {
        username: account,
        password: given,
        type: 'username',
      })
      return test.call({
        method: 'POST',
        url: '/wps/session/login',
        payload,
        headers: { ...headers, 'user-agent': userAgent },
      })
    }
    const history = async ({ headers }: Pick<TestCaller, 'headers'>, pageNo = 1) =>
      (await test.call({ url: `/wps/member/security/sign-ins?pageNo=${String(pageNo)}`, headers })).json<
        Answer<{ signIns: SignInRecord[]; total: number; totalPages: number }>
      >().value

    // SECURITY-2
    it('the history has result, device and masked address of each attempt, for 90 days, and for its member alone', async () => {
      const caller = await member()
      const { account } = await test.db.read
        .selectFrom('members')
        .select('account')
        .where('id', '=', caller.id)
        .executeTakeFirstOrThrow()
      await test.db.write
        .updateTable('members')
        .set({ password_hash: quickHash(password) })
        .where('id', '=', caller.id)
        .execute()
      const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0.0.0 Mobile Safari/537.36'
      await logIn(account, password, phone)
      test.clock.advance(1_000)
      await logIn(account, 'wrong-password', 'curl/8')
      const { signIns, total } = await history(caller)
      expect(total).toBe(2)
      expect(signIns).toEqual([
        expect.objectContaining({ refusal: 'login.failed', address: '127.0.0.x' }),
        expect.objectContaining({
          refusal: null,
          device: { kind: 'phone', system: 'Android', browser: 'Chrome' },
        }),
      ])
      expect((await overview(caller)).lastSignIn).toEqual(signIns[1])
      expect((await history(await member())).total).toBe(0)
      test.clock.advance(90 * dayMs)
      expect((await history(await test.signedInAgain(caller))).total).toBe(0)
      await test.runJobs()
      const kept = await test.db.read
        .selectFrom('sign_ins')
        .select('id')
        .where('member_id', '=', caller.id)
        .execute()
      expect(kept).toHaveLength(0)
    })
  })
})
