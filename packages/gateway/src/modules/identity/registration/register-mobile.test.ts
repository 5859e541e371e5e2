import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { addMember } from '../../../testing/fixtures'
import { seal } from '../../../testing/seal'
import { registerWalk } from './testing/register-walk'

const password = 'Perla-by-the-sea'
describe('registering with a mobile number', () => {
  let test: TestGateway
  let walk: ReturnType<typeof registerWalk>
  beforeAll(async () => {
    test = await createTestGateway()
    walk = registerWalk(test)
    for (const name of ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3', 'PASSVERIFY3'])
      await walk.set({ kind: 'flag', name, isOn: true })
  })
  afterAll(() => test.close())

  describe('with a mobile number in the username form', () => {
    // SMS-3
    it('a registration with a mobile number in the username form needs the code that was sent to it, and uses it up', async () => {
      const form = { username: 'phone01', password, mobileNum: '917 000-0001', countryDialingCode: '63' }
      expect(await walk.submit(form)).toMatchObject({ code: 'register.field', field: 'verificationCode' })
      const verificationCode = await walk.smsCode('9170000001')
      const wrong = verificationCode === '000000' ? '111111' : '000000'
      expect((await walk.submit({ ...form, verificationCode: wrong })).code).toBe('sms.code.wrong')
      expect((await walk.submit({ ...form, verificationCode })).code).toBeUndefined()
      expect(await walk.member('phone01')).toMatchObject({ mobile_num: '9170000001', dialling_code: '63' })
      expect((await walk.submit({ ...form, username: 'phone02', verificationCode })).code).toBe(
        'sms.code.wrong',
      )
    })

    it('a registration that fails for another reason does not use the code up', async () => {
      await walk.submit({ username: 'phone03', password })
      const form = { password, mobileNum: '9170000003', verificationCode: await walk.smsCode('9170000003') }
      expect((await walk.submit({ ...form, username: 'phone03' })).code).toBe('username.taken')
      expect((await walk.submit({ ...form, username: 'phone04' })).code).toBeUndefined()
    })

    // SMS-3
    it('a registration refuses an expired code, and one that was sent for another purpose', async () => {
      const form = { username: 'phone05', password, mobileNum: '9170000005' }
      const verificationCode = await walk.smsCode('9170000005')
      test.clock.advance(60 * 60_000)
      expect((await walk.submit({ ...form, verificationCode })).code).toBe('sms.code.expired')
      await test.call({
        method: 'POST',
        url: '/wps/verification/sms/noLogin',
        payload: { mobileNum: '9170000006', module: 'VERIFICATION3' },
      })
      await test.runJobs()
      const { body } = await test.db.read
        .selectFrom('outbox')
        .select('body')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      const other = /\d{6}/.exec(body)?.[0] ?? ''
      expect((await walk.submit({ ...form, mobileNum: '9170000006', verificationCode: other })).code).toBe(
        'sms.code.wrong',
      )
    })

    it('only a person who has the number learns that it is registered already', async () => {
      const taken = { mobileNum: '9170000007', password }
      const code = await walk.smsCode('9170000007')
      await walk.submit({ ...taken, username: 'phone07', verificationCode: code })
      expect((await walk.submit({ ...taken, username: 'phone08', verificationCode: '000000' })).code).toMatch(
        /^sms\.code/,
      )
      const again = await walk.smsCode('9170000007')
      expect(await walk.submit({ ...taken, username: 'phone08', verificationCode: again })).toMatchObject({
        code: 'mobile.taken',
        field: 'mobileNum',
      })
    })

    // REG-4
    it('a registration needs no code without REGMOBVERF3', async () => {
      await walk.set({ kind: 'flag', name: 'REGMOBVERF3', isOn: false })
      expect(
        (await walk.submit({ username: 'phone09', password, mobileNum: '9170000009' })).code,
      ).toBeUndefined()
      expect(await walk.member('phone09')).toMatchObject({ mobile_num: '9170000009', dialling_code: '63' })
      await walk.set({ kind: 'flag', name: 'REGMOBVERF3', isOn: true })
    })
  })

  describe('by mobile number', () => {
    // REG-6
    it('a registration by mobile number makes the number the sign-in name', async () => {
      const verificationCode = await walk.smsCode('9180000001')
      const { value, code } = await walk.submit(
        { mobileNum: '9180000001', password, verificationCode },
        'mobile',
      )
      expect(code).toBeUndefined()
      expect(value).toMatchObject({ userName: '9180000001', customerType: 0 })
      const body = await seal(test.gateway, { username: '9180000001', password, type: 'username' })
      expect((await test.call({ method: 'POST', url: '/wps/session/login', ...body })).statusCode).toBe(200)
    })

    it('a registration by mobile number always needs the code', async () => {
      await walk.set({ kind: 'flag', name: 'REGMOBVERF3', isOn: false })
      expect(await walk.submit({ mobileNum: '9180000002', password }, 'mobile')).toMatchObject({
        code: 'register.field',
        field: 'verificationCode',
      })
      await walk.set({ kind: 'flag', name: 'REGMOBVERF3', isOn: true })
    })

    // REG-3
    it('a registration by mobile number needs a password only with MOBILENUMPASSREG3, and otherwise the member gets an unknown one', async () => {
      const form = { mobileNum: '9180000003', verificationCode: await walk.smsCode('9180000003') }
      expect(await walk.submit(form, 'mobile')).toMatchObject({ code: 'register.field', field: 'password' })
      await walk.set({ kind: 'flag', name: 'MOBILENUMPASSREG3', isOn: false })
      const made = await walk.submit(form, 'mobile')
      expect(made.value).toMatchObject({ userName: '9180000003', firstTimeLogin: false })
      expect((await walk.member('9180000003'))?.password_hash).toMatch(/^\$argon2id\$/)
      await walk.set({ kind: 'flag', name: 'MOBILENUMPASSREG3', isOn: true })
    })

    it('a registration by mobile number ignores a username that was typed in the other tab', async () => {
      const verificationCode = await walk.smsCode('9180000004')
      const made = await walk.submit(
        { username: 'othertab', mobileNum: '9180000004', password, verificationCode },
        'mobile',
      )
      expect(made.value.userName).toBe('9180000004')
      expect(await walk.member('othertab')).toBeUndefined()
    })

    it('a number whose digits are a member’s name in another country gets its dialling code as name', async () => {
      await addMember(test.db, { account: '9180000005' }, 'no password')
      const verificationCode = await walk.smsCode('9180000005')
      const made = await walk.submit({ mobileNum: '9180000005', password, verificationCode }, 'mobile')
      expect(made.value.userName).toBe('639180000005')
    })

    it('one code that is sent twice at the same time registers one member', async () => {
      const verificationCode = await walk.smsCode('9180000006')
      const form = { mobileNum: '9180000006', password, verificationCode }
      const sent = await Promise.all([walk.submit(form, 'mobile'), walk.submit(form, 'mobile')])
      expect(sent.filter(({ code }) => code === undefined)).toHaveLength(1)
    })

    // REG-1
    it('registration by mobile number is refused where it is off, and for a country without SMS codes', async () => {
      const far = { mobileNum: '9180000007', password, verificationCode: '123456', countryDialingCode: '881' }
      expect((await walk.submit(far, 'mobile')).code).toBe('request.invalid')
      await walk.set({ kind: 'flag', name: 'MOBILENUMREG3', isOn: false })
      expect((await walk.submit({ mobileNum: '9180000007', password }, 'mobile')).code).toBe(
        'register.closed',
      )
      await walk.set({ kind: 'flag', name: 'MOBILENUMREG3', isOn: true })
    })
  })
})
