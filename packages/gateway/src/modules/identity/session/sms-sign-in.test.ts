import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { addMember, type TestMember } from '../../../testing/fixtures'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { readOutbox, sentCode } from '../../../testing/read-outbox'
import { seal } from '../../../testing/seal'

const minuteMs = 60_000
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

describe('signing in by SMS', () => {
  let test: TestGateway
  let numbers = 0

  const newMember = async (member: Partial<TestMember> = {}) => {
    const mobileNum = `917000${String((numbers += 1)).padStart(4, '0')}`
    await addMember(test.db, { account: `sms${String(numbers)}`, mobileNum, ...member }, 'no password')
    return { mobileNum, account: `sms${String(numbers)}`, full: `+63${mobileNum}` }
  }
  const ask = (mobileNum: string) =>
    test.call({
      method: 'POST',
      url: '/wps/verification/sms/noLogin',
      payload: { mobileNum, module: 'VERIFICATION3' },
      headers: { 'x-forwarded-for': `198.51.100.${String(numbers % 250)}` },
    })
  const login = async (username: string, password: string, more: object = {}, host = 'localhost') => {
    const body = await seal(test.gateway, { username, password, type: 'sms', ...more })
    const answer = await test.call({
      method: 'POST',
      url: '/wps/session/login',
      payload: body.payload,
      headers: { ...body.headers, host },
    })
    const { requestId: _id, now: _now, ...comparable } = answer.json<Record<string, unknown>>()
    return comparable
  }

  beforeAll(async () => {
    test = await createTestGateway({ env: { LOGIN_ADDRESS_LIMIT: '1000' } })
    await operateInEffect(test, { kind: 'flag', merchant: 'demo', name: 'MOBILEVERCODELOGIN3', isOn: true })
  })
  afterAll(() => test.close())

  // LOGIN-1
  it('signing in by SMS accepts the code that was sent to the member’s number', async () => {
    const { mobileNum, account, full } = await newMember()
    expect((await ask(mobileNum)).json()).toMatchObject({ value: { expiredMinutes: 5 } })
    const answer = await login(`0${mobileNum}`, await sentCode(test, full), { countryDialingCode: '63' })
    expect(answer).toMatchObject({ success: true, value: { userName: account, firstTimeLogin: false } })
  })

  it('a sign-in code works once', async () => {
    const { mobileNum, full } = await newMember()
    await ask(mobileNum)
    const code = await sentCode(test, full)
    const [one, other] = await Promise.all([login(mobileNum, code), login(mobileNum, code)])
    expect([one, other].filter(({ success }) => success === true)).toHaveLength(1)
    expect(await login(mobileNum, code)).toMatchObject({ code: 'sms.code.wrong' })
  })

  // SMS-3
  it('a sign-in code is locked after five wrong tries, however many come at once', async () => {
    const { mobileNum, full } = await newMember()
    await ask(mobileNum)
    const code = await sentCode(test, full)
    const answers = await Promise.all(Array.from({ length: 25 }, () => login(mobileNum, wrong(code))))
    expect(answers.filter((one) => one['code'] === 'sms.code.wrong')).toHaveLength(4)
    expect(answers.filter((one) => one['code'] === 'sms.code.locked')).toHaveLength(21)
    expect(await login(mobileNum, code)).toMatchObject({
      code: 'sms.code.locked',
      value: { retryAt: test.clock.now() + 5 * minuteMs },
    })
  })

  it('an expired sign-in code is refused', async () => {
    const { mobileNum, full } = await newMember()
    await ask(mobileNum)
    const code = await sentCode(test, full)
    test.clock.advance(5 * minuteMs)
    expect(await login(mobileNum, code)).toMatchObject({ code: 'sms.code.expired' })
  })

  it('an unknown number is answered like a member’s, from requesting a code to the lock', async () => {
    const { mobileNum } = await newMember()
    const walk = async (number: string) => {
      const requested = (await ask(number)).json<{ value: unknown }>().value
      const answers = []
      for (let attempt = 0; attempt < 6; attempt += 1) answers.push(await login(number, 'ABCDEF'))
      return { requested, answers }
    }
    const known = await walk(mobileNum)
    expect(known.answers.at(-1)).toMatchObject({ code: 'sms.code.locked' })
    expect(await walk('9179999999')).toEqual(known)
    expect(await readOutbox(test, '+639179999999')).toEqual([])
  })

  it('a code for another purpose, number or merchant does not sign in', async () => {
    const [own, other] = [await newMember(), await newMember()]
    await ask(own.mobileNum)
    const code = await sentCode(test, own.full)
    expect(await login(other.mobileNum, code)).toMatchObject({ code: 'sms.code.wrong' })
    expect(await login(own.mobileNum, code, {}, 'lite.localhost')).toMatchObject({ code: 'feature.off' })
    const kept = JSON.stringify(await test.db.read.selectFrom('contact_codes').selectAll().execute())
    // As a value of its own: six digits of a time or of a hash can be those of the code by chance.
    expect(kept).not.toMatch(new RegExp(`\\b${code}\\b`))
  })

  it('a blocked member who signs in by SMS learns of the block only with the right code', async () => {
    const { mobileNum, full } = await newMember({ blocked: true })
    await ask(mobileNum)
    const code = await sentCode(test, full)
    expect(await login(mobileNum, wrong(code))).toMatchObject({ code: 'sms.code.wrong' })
    expect(await login(mobileNum, code)).toMatchObject({ code: 'member.blocked' })
  })

  it('the first sign-in by SMS says that a password must be changed', async () => {
    const { mobileNum, full } = await newMember({ mustChangePassword: true })
    await ask(mobileNum)
    expect(await login(mobileNum, await sentCode(test, full))).toMatchObject({
      value: { firstTimeLogin: true },
    })
  })

  it.each(['abc', '123', '+15550001', '🦀🦀🦀', '9'.repeat(20)])(
    'signing in by SMS refuses %s as a number',
    async (number) =>
      expect(await login(number, '123456')).toMatchObject({
        code: 'request.invalid',
        value: { fields: ['mobileNum'] },
      }),
  )

  // LOGIN-1, LOGIN-3
  it('signing in by SMS needs its flag, and verification by a provider is not available', async () => {
    const lite = await login('9171234567', '123456', {}, 'lite.localhost')
    expect(lite).toMatchObject({ code: 'feature.off' })
    const firebase = { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken: 'x' }
    expect(await login('9171234567', '123456', firebase)).toMatchObject({ code: 'feature.off' })
  })
})
