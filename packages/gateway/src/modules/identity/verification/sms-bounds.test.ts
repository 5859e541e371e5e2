import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { eventually } from '../../../testing/eventually'
import { issueCaptcha } from '../../../testing/issue-captcha'
import { operate } from '../../../testing/operate'

const minuteMs = 60_000

describe('the SMS of a merchant’s day', () => {
  let test: TestGateway
  let numbers = 0
  beforeAll(async () => {
    test = await createTestGateway({ env: { SMS_MERCHANT_LIMIT: '40' } })
    for (const merchant of ['demo', 'lite'])
      await operate(test.db, { kind: 'flag', merchant, name: 'PASSVERIFY3', isOn: true })
  })
  afterAll(() => test.close())

  const codeOf = async (address: string, { host = 'localhost', isReading = false } = {}) => {
    const headers = { host, 'x-forwarded-for': address }
    const shown = isReading ? await issueCaptcha(test) : undefined
    const answer = await test.call({
      method: 'POST',
      url: '/wps/verification/sms/noLogin',
      payload: {
        mobileNum: `918222${String((numbers += 1)).padStart(4, '0')}`,
        module: 'VERIFICATION3',
        captcha: shown?.code,
      },
      headers: { ...headers, ...(shown && { cookie: shown.cookie }) },
    })
    return answer.json<{ code?: string }>().code ?? 'sent'
  }

  it('one address gets at most a twentieth of a merchant’s daily SMS, with or without captchas', async () => {
    expect([await codeOf('203.0.113.1'), await codeOf('203.0.113.1')]).toEqual(['sent', 'sent'])
    expect(await codeOf('203.0.113.1', { isReading: true })).toBe('request.rate.limited')
  })

  it('a merchant’s SMS need a captcha once half of the day’s are sent, stop at the limit, and are counted separately for each merchant', async () => {
    for (let address = 2; address < 20; address += 1)
      expect(await codeOf(`203.0.113.${String(address)}`)).toBe('sent')
    expect(await codeOf('203.0.113.50')).toBe('captcha.required')
    for (let address = 20; address < 40; address += 1)
      expect(await codeOf(`203.0.113.${String(address)}`, { isReading: true })).toBe('sent')
    expect(await codeOf('203.0.113.50', { isReading: true })).toBe('request.rate.limited')
    expect(await codeOf('203.0.113.50', { host: 'lite.localhost' })).toBe('sent')
    test.clock.advance(24 * 60 * minuteMs)
    expect(await codeOf('203.0.113.50')).toBe('sent')
  })
})

describe('SMS codes that no form asks for', () => {
  let test: TestGateway
  beforeAll(async () => {
    test = await createTestGateway()
  })
  afterAll(() => test.close())

  const set = async (change: { name: string; isOn: boolean } | { path: string; value: unknown }) => {
    const wanted = await operate(test.db, {
      merchant: 'demo',
      ...('name' in change ? { kind: 'flag', ...change } : { kind: 'setting', ...change }),
    })
    await eventually(async () => expect((await test.gateway.merchants.find('demo'))?.stored).toEqual(wanted))
  }
  const payloads = {
    noLogin: { mobileNum: '9183000001', module: 'VERIFICATION3' },
    register: { mobileNo: '9183000001', countryDialingCode: '63' },
  }
  const isSent = async (purpose: keyof typeof payloads) => {
    const url = `/wps/verification/sms/${purpose}`
    const answer = await test.call({ method: 'POST', url, payload: payloads[purpose] })
    const code = answer.json<{ code?: string }>().code
    if (code !== undefined) expect(code).toBe('feature.off')
    test.clock.advance(61 * minuteMs)
    return code === undefined
  }

  it.each([
    ['noLogin', ['MOBILEVERCODELOGIN3']],
    ['noLogin', ['PASSVERIFY3']],
    ['register', ['MOBILENUMREG3']],
    ['register', ['USERNAMEREG3', 'REGMOBVERF3']],
  ] as const)('SMS codes are not sent without their flag: %s needs %j', async (purpose, flags) => {
    const other = purpose === 'noLogin' ? 'register' : 'noLogin'
    for (const name of flags) {
      expect(await isSent(purpose)).toBe(false)
      await set({ name, isOn: true })
    }
    expect(await isSent(purpose)).toBe(true)
    expect(await isSent(other)).toBe(false)
    for (const name of flags) await set({ name, isOn: false })
  })

  it('no SMS code is sent for a username form without a number field', async () => {
    for (const name of ['USERNAMEREG3', 'REGMOBVERF3']) await set({ name, isOn: true })
    await set({ path: 'register.rules.mobileNum.isEnabled', value: false })
    expect(await isSent('register')).toBe(false)
    expect(await test.db.read.selectFrom('contact_codes').selectAll().execute()).toHaveLength(3)
  })
})
