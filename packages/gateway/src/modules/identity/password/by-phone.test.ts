import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { addMember, type TestMember } from '../../../testing/fixtures'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { quickHash, quickHashes } from '../../../testing/quick-hashes'
import { readOutbox, sentCode } from '../../../testing/read-outbox'
import { seal } from '../../../testing/seal'

const minuteMs = 60_000
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

describe('a forgotten password, by phone', () => {
  let test: TestGateway
  let hashes: ReturnType<typeof quickHashes>
  let numbers = 0

  const newMember = async (member: Partial<TestMember> = {}) => {
    const mobileNum = `916000${String((numbers += 1)).padStart(4, '0')}`
    const account = `phone${String(numbers)}`
    const id = await addMember(test.db, { account, mobileNum, ...member }, quickHash('Play1234'))
    return { id, account, mobileNum }
  }
  const ask = (mobileNum: string, purpose: 'login' | 'password' = 'password') =>
    test.call({
      method: 'POST',
      url: '/wps/verification/sms/noLogin',
      payload: { mobileNum, module: 'VERIFICATION3', purpose },
      headers: { 'x-forwarded-for': `198.51.100.${String(Number(mobileNum.slice(-2)))}` },
    })
  const codeOf = async (mobileNum: string) => {
    await ask(mobileNum)
    return sentCode(test, `+63${mobileNum}`)
  }
  const sealed = async (url: string, form: object, host = 'localhost') => {
    const body = await seal(test.gateway, form)
    const headers = { ...body.headers, host }
    const answer = await test.call({ method: 'POST', url, payload: body.payload, headers })
    const { requestId: _id, now: _now, ...comparable } = answer.json<Record<string, unknown>>()
    return comparable
  }
  const reset = (mobileNum: string, verificationCode: string, newPassword: string, host?: string) =>
    sealed('/wps/member/password/phone', { mobileNum, verificationCode, newPassword }, host)
  const login = (username: string, password: string) =>
    sealed('/wps/session/login', { username, password, type: 'username' })

  beforeAll(async () => {
    test = await createTestGateway({ env: { SMS_ADDRESS_LIMIT: '1000' } })
    hashes = quickHashes(test)
    await operateInEffect(test, { kind: 'flag', merchant: 'demo', name: 'PASSVERIFY3', isOn: true })
  })
  afterAll(async () => {
    jest.restoreAllMocks()
    await test.close()
  })

  // SMS-3
  it('a code for signing in sets no password, one for a password signs nobody in, and each says what it is for', async () => {
    await operateInEffect(test, { kind: 'flag', merchant: 'demo', name: 'MOBILEVERCODELOGIN3', isOn: true })
    const { account, mobileNum } = await newMember()
    const signIn = (code: string) =>
      sealed('/wps/session/login', { username: mobileNum, password: code, type: 'sms' })
    await ask(mobileNum, 'login')
    const forSignIn = await sentCode(test, `+63${mobileNum}`)
    expect((await readOutbox(test, `+63${mobileNum}`))[0]?.body).not.toContain('password')
    expect(await reset(mobileNum, forSignIn, 'my new Password')).toMatchObject({ code: 'sms.code.wrong' })
    await ask(mobileNum, 'password')
    const forPassword = await sentCode(test, `+63${mobileNum}`)
    expect((await readOutbox(test, `+63${mobileNum}`))[0]?.body).toContain('para sa bagong password')
    if (forPassword !== forSignIn) expect(await signIn(forPassword)).toMatchObject({ code: 'sms.code.wrong' })
    expect(await signIn(forSignIn)).toMatchObject({ success: true })
    expect(await reset(mobileNum, forPassword, 'my new Password')).toMatchObject({
      value: { userName: account },
    })
    await operateInEffect(test, { kind: 'flag', merchant: 'demo', name: 'MOBILEVERCODELOGIN3', isOn: false })
  })

  // FORGOT-3
  it('a password reset by phone sets the password with the code, ends every session and lets the page sign in', async () => {
    const { id, account, mobileNum } = await newMember()
    expect(await login(account, 'Play1234')).toMatchObject({ success: true })
    const code = await codeOf(mobileNum)
    expect(await reset(`0${mobileNum}`, code, 'my new Password')).toMatchObject({
      value: { userName: account },
    })
    const living = await test.db.read
      .selectFrom('sessions')
      .select('id')
      .where('member_id', '=', id)
      .where('ended_at', 'is', null)
      .execute()
    expect(living).toEqual([])
    expect(await login(account, 'my new Password')).toMatchObject({ success: true })
  })

  // FORGOT-3
  it('a reset code works once, and a refused password does not use it up', async () => {
    const { account, mobileNum } = await newMember()
    const code = await codeOf(mobileNum)
    expect(await reset(mobileNum, code, 'Play1234')).toMatchObject({ code: 'modify.new.old.same' })
    expect(await reset(mobileNum, code, 'password1')).toMatchObject({ code: 'password.weak' })
    expect(await reset(mobileNum, code, account)).toMatchObject({ code: 'password.weak' })
    expect(await reset(mobileNum, code, 'my new Password')).toMatchObject({ success: true })
    expect(await reset(mobileNum, code, 'one more Password')).toMatchObject({ code: 'sms.code.wrong' })
  })

  it('a reset code is locked after five wrong tries, and an expired one is reported as expired', async () => {
    const { mobileNum } = await newMember()
    const code = await codeOf(mobileNum)
    const answers = []
    for (let attempt = 0; attempt < 5; attempt += 1)
      answers.push((await reset(mobileNum, wrong(code), 'my new Password'))['code'])
    expect(answers).toEqual([...Array<string>(4).fill('sms.code.wrong'), 'sms.code.locked'])
    expect(await reset(mobileNum, code, 'my new Password')).toMatchObject({ code: 'sms.code.locked' })
    test.clock.advance(5 * minuteMs)
    expect(await reset(mobileNum, code, 'my new Password')).toMatchObject({ code: 'sms.code.expired' })
  })

  it('an unknown number is answered like a wrong code, with the same number of hashes', async () => {
    const { mobileNum } = await newMember()
    const walk = async (number: string) => {
      hashes.verify.mockClear()
      hashes.hash.mockClear()
      await ask(number)
      const answers = [await reset(number, 'ABCDEF', 'my new Password'), await reset(number, 'ABCDEF', 'x')]
      return { answers, hashed: hashes.verify.mock.calls.length + hashes.hash.mock.calls.length }
    }
    const known = await walk(mobileNum)
    expect(known).toMatchObject({
      answers: [{ code: 'sms.code.wrong' }, { code: 'sms.code.wrong' }],
      hashed: 0,
    })
    expect(await walk('9169999999')).toEqual(known)
  })

  it('a password is not reset by phone for a blocked member or where the flag is off', async () => {
    const { mobileNum } = await newMember({ blocked: true })
    const code = await codeOf(mobileNum)
    expect(await reset(mobileNum, code, 'my new Password')).toMatchObject({ code: 'member.blocked' })
    expect(await reset(mobileNum, code, 'my new Password', 'lite.localhost')).toMatchObject({
      code: 'feature.off',
    })
  })
})
