import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { addMember } from '../../../testing/fixtures'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { readOutbox, sentCode } from '../../../testing/read-outbox'
import { issueCaptcha } from '../../../testing/issue-captcha'
import { parseMobileNumber } from '../contacts/mobile-number'
import { checkCode } from './codes'

const minuteMs = 60_000

describe('codes by SMS', () => {
  let test: TestGateway
  beforeAll(async () => {
    test = await createTestGateway({ env: { SMS_EXPIRY_MINUTES: '3', SMS_ADDRESS_LIMIT: '8' } })
    for (const name of ['PASSVERIFY3', 'MOBILENUMREG3'])
      await operateInEffect(test, { kind: 'flag', merchant: 'demo', name, isOn: true })
  })
  afterAll(() => test.close())

  let addresses = 0
  const newAddress = () => `203.0.113.${String((addresses += 1))}`
  const ask = (
    mobileNum: string,
    { address = newAddress(), ...headers }: Record<string, string> = {},
    more: object = {},
  ) =>
    test.call({
      method: 'POST',
      url: '/wps/verification/sms/noLogin',
      payload: { mobileNum, module: 'VERIFICATION3', ...more },
      headers: { 'x-forwarded-for': address, ...headers },
    })
  /** As `ask`, with a captcha solved first. */
  const readingAsk = async (mobileNum: string, address = newAddress()) => {
    const { code: captcha, cookie } = await issueCaptcha(test)
    return ask(mobileNum, { address, cookie }, { captcha })
  }
  const register = (mobileNo: string, headers: Record<string, string> = {}) =>
    test.call({
      method: 'POST',
      url: '/wps/verification/sms/register',
      payload: { mobileNo, countryDialingCode: '63' },
      headers: { 'x-forwarded-for': newAddress(), ...headers },
    })

  // SMS-1
  it('SMS codes are sent in the language of the page, whichever form the number is typed in', async () => {
    await addMember(test.db, { account: 'typed', mobileNum: '9180000001' }, '-')
    const headers = { 'accept-language': 'en' }
    expect((await ask(' +63 (918) 000-0001 ', headers)).json()).toMatchObject({
      value: { expiredMinutes: 3 },
    })
    const [english] = await readOutbox(test, '+639180000001')
    expect(english).toMatchObject({ merchant: 'demo', channel: 'sms' })
    expect(english?.body).toMatch(/^\d{6} is your demo code for a new password\. It works once, for 3 min\./)
    test.clock.advance(3 * minuteMs)
    await ask('09180000001')
    expect((await readOutbox(test, '+639180000001'))[0]?.body).toMatch(
      /^\d{6} ang code mo sa demo para sa bagong password\./,
    )
  })

  // SMS-3
  it('a new SMS code is sent only after the last one has expired', async () => {
    await addMember(test.db, { account: 'soon', mobileNum: '9180000002' }, '-')
    await ask('9180000002')
    const retryAt = test.clock.now() + 3 * minuteMs
    test.clock.advance(3 * minuteMs - 1)
    expect((await ask('9180000002')).json()).toMatchObject({ code: 'sms.too.soon', value: { retryAt } })
    const first = await sentCode(test, '+639180000002')
    test.clock.advance(1)
    expect((await ask('9180000002')).statusCode).toBe(200)
    const owner = {
      merchant: 'demo',
      purpose: 'password',
      diallingCode: '63',
      mobileNum: '9180000002',
    } as const
    const check = (code: string) => checkCode(test.db, owner, code, test.clock.now())
    const second = await sentCode(test, '+639180000002')
    if (first !== second) await expect(check(first)).rejects.toMatchObject({ code: 'sms.code.wrong' })
    await expect(check(second)).resolves.toBeUndefined()
  })

  // SMS-3
  it('SMS codes for a registration go to any number and do not work for signing in', async () => {
    expect((await register('9180000003')).json()).toMatchObject({ value: { expiredMinutes: 3 } })
    const code = await sentCode(test, '+639180000003')
    const number = { merchant: 'demo', diallingCode: '63', mobileNum: '9180000003' }
    const check = (purpose: 'register' | 'noLogin') =>
      checkCode(test.db, { ...number, purpose }, code, test.clock.now())
    await expect(check('noLogin')).rejects.toMatchObject({ code: 'sms.code.wrong' })
    await expect(check('register')).resolves.toBeUndefined()
  })

  it('SMS codes need a captcha after two to one number and stop at five an hour, whether the number is registered or not', async () => {
    await addMember(test.db, { account: 'bombed', mobileNum: '9180000004' }, '-')
    for (const number of ['9180000004', '9180000005']) {
      for (let count = 0; count < 2; count += 1) {
        expect((await ask(number)).statusCode).toBe(200)
        test.clock.advance(3 * minuteMs)
      }
      expect((await ask(number)).json()).toMatchObject({ code: 'captcha.required', value: { captcha: true } })
      for (let count = 2; count < 5; count += 1) {
        expect((await readingAsk(number)).statusCode).toBe(200)
        test.clock.advance(3 * minuteMs)
      }
      expect((await readingAsk(number)).json()).toMatchObject({ code: 'request.rate.limited' })
    }
  })

  it('one number gets at most ten SMS codes a day, even with captchas', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await readingAsk('9180000006')).statusCode).toBe(200)
      test.clock.advance(16 * minuteMs)
    }
    test.clock.advance(60 * minuteMs)
    expect((await readingAsk('9180000006')).json()).toMatchObject({ code: 'request.rate.limited' })
    test.clock.advance(24 * 60 * minuteMs)
    expect((await ask('9180000006')).statusCode).toBe(200)
  })

  it('SMS codes need a captcha after five from one address and are limited there, whatever the numbers', async () => {
    const address = newAddress()
    for (let count = 0; count < 5; count += 1)
      expect((await ask(`918111000${String(count)}`, { address })).statusCode).toBe(200)
    expect((await ask('9181110005', { address })).json()).toMatchObject({ code: 'captcha.required' })
    for (let count = 5; count < 8; count += 1)
      expect((await readingAsk(`918111000${String(count)}`, address)).statusCode).toBe(200)
    expect((await readingAsk('9181110009', address)).json()).toMatchObject({ code: 'request.rate.limited' })
    expect((await ask('9181110009')).statusCode).toBe(200)
  })

  it('SMS codes are counted before they are queued, so that 25 concurrent requests send as many as sequential ones', async () => {
    const address = newAddress()
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => ask(`91812000${String(10 + index)}`, { address })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
    const codes = answers.flatMap((answer) => answer.json<{ code?: string }>().code ?? [])
    expect(new Set(codes)).toEqual(new Set(['captcha.required']))
  })

  it('SMS codes go only to valid numbers of the listed countries', async () => {
    const refused = async (mobileNum: string, more: object = {}) => (await ask(mobileNum, {}, more)).json()
    expect(await refused('9171234567', { countryDialingCode: '979' })).toMatchObject({
      code: 'request.invalid',
      value: { fields: ['countryDialingCode'] },
    })
    for (const typed of ['not a number', '<script>', '٩١٧١٢٣٤٥٦٧', '12'])
      expect(await refused(typed)).toMatchObject({ code: 'request.invalid' })
    expect(await refused('9171234567', { module: 'OTHER' })).toMatchObject({ code: 'request.invalid' })
  })

  it('another site cannot cause an SMS code', async () => {
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'https://evil.example'],
    ] as const)
      expect((await ask('9181230000', { [name]: value })).json()).toMatchObject({ code: 'request.origin' })
    const form = { method: 'POST', url: '/wps/verification/sms/noLogin' } as const
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await test.call({ ...form, payload: 'mobileNum=9181230000', headers })
    expect(answer.json()).toMatchObject({ code: 'request.media.type' })
  })

  it('SMS codes are deleted a day after they expire', async () => {
    await ask('9181231111')
    await test.runJobs(1, 3 * minuteMs + 25 * 60 * minuteMs)
    expect(await test.db.read.selectFrom('contact_codes').selectAll().execute()).toEqual([])
  })
})

describe('a mobile number', () => {
  it.each([
    ['9171234567', '9171234567'],
    ['09171234567', '9171234567'],
    ['+639171234567', '9171234567'],
    ['0917 123-4567', '9171234567'],
    ['(0917) 123.4567', '9171234567'],
  ])('the mobile number %s is stored as %s', (typed, mobileNum) =>
    expect(parseMobileNumber(typed, '63')).toEqual({ diallingCode: '63', mobileNum }),
  )
  it.each(['', '0', '1234', '+659171234567', '917123456x', '9'.repeat(16), '‮9171234567'])(
    '%s is not a mobile number',
    (typed) => expect(parseMobileNumber(typed, '63')).toBeNull(),
  )
})

describe('what forms require before sending a code', () => {
  // FORGOT-1, CALL-7
  it('a form asks for SMS codes by flag, and by the country of the merchant', async () => {
    const test = await createTestGateway()
    const value = async (url: string) => (await test.call({ url })).json<{ value: unknown }>().value
    expect(await value('/wps/verification')).toEqual({ passwordChangeByPhone: false })
    await operateInEffect(test, { kind: 'flag', merchant: 'demo', name: 'PASSVERIFY3', isOn: true })
    expect(await value('/wps/verification')).toEqual({ passwordChangeByPhone: true })
    const country = await value('/wps/system/country')
    expect(country).toMatchObject({ country: 'PH', countryDialingCode: '63' })
    expect((country as { countries: unknown[] }).countries.length).toBeGreaterThanOrEqual(10)
    await test.close()
  })
})
