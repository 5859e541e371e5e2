import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { eventually } from '../../../testing/eventually'
import { solveCaptcha } from '../../../testing/solve-captcha'
import { operate } from '../../../testing/operate'

describe('operating a merchant', () => {
  let test: TestGateway
  beforeAll(async () => {
    test = await createTestGateway()
  })
  afterAll(() => test.close())

  const settings = async (merchant = 'demo') => (await test.gateway.merchants.find(merchant))?.settings

  // OPS-1
  it('flags and promotions that an operator switches are visible at the next request', async () => {
    expect((await settings())?.whitelabel.FEEDBACK3).toBeUndefined()
    await operate(test.db, { kind: 'flag', merchant: 'demo', name: 'feedback3', isOn: true })
    await operate(test.db, { kind: 'promo', merchant: 'demo', name: 'REDRAIN', isOn: false })
    const wanted = { whitelabel: { FEEDBACK3: true }, promos: { REDRAIN: false } }
    await eventually(async () => expect(await settings()).toMatchObject(wanted))
    expect((await settings('lite'))?.whitelabel.FEEDBACK3).toBeUndefined()
  })

  it('an operator closes and opens a merchant at once', async () => {
    await operate(test.db, { kind: 'setting', merchant: 'lite', path: 'startUp.mode', value: 'maintenance' })
    const balance = () => test.call({ url: '/wps/wallets/balance', headers: { host: 'lite.localhost' } })
    await eventually(async () => expect((await balance()).statusCode).toBe(503))
    await operate(test.db, { kind: 'setting', merchant: 'lite', path: 'mode', value: 'normal' })
    await eventually(async () => expect((await balance()).statusCode).toBe(401))
  })

  // OPS-1
  it('settings of modules can be set, are checked by the module, and survive other changes', async () => {
    const stored = async () => (await test.gateway.merchants.find('demo'))?.stored
    const promotion = {
      code: 'weekend',
      name: { en: 'Weekend bonus' },
      percent: 50,
      capMinor: 50_000,
      wagering: 8,
      expiryDays: 5,
    }
    const set = (path: string, value: unknown) =>
      operate(test.db, { kind: 'setting', merchant: 'demo', path, value })
    await set('depositPromotions', [promotion])
    await set('turnover.shares.LIVE', 20)
    await operate(test.db, { kind: 'flag', merchant: 'demo', name: 'feedback3', isOn: false })
    await eventually(async () =>
      expect(await stored()).toMatchObject({
        whitelabel: { FEEDBACK3: false },
        turnover: { shares: { LIVE: 20 } },
        depositPromotions: [{ ...promotion, frequency: 'once', isOn: true }],
      }),
    )
    await expect(set('turnover.shares.LIVE', 101)).rejects.toThrow('Not a setting')
    await expect(set('depositPromotions', [promotion, promotion])).rejects.toThrow('Not a setting')
  })

  it('an operator names a setting by its last part and can set optional ones', async () => {
    await operate(test.db, { kind: 'setting', merchant: 'demo', path: 'mem_cen', value: 1 })
    await operate(test.db, { kind: 'setting', merchant: 'demo', path: 'agentMenu', value: ['team'] })
    const wanted = { mobileTemplate: { mem_cen: '1' }, agentMenu: ['team'] }
    await eventually(async () => expect(await settings()).toMatchObject(wanted))
  })

  // ROUTE-9
  it.each([
    [2, 'region'],
    [1, 'maintenance'],
    [0, 'normal'],
  ])('an operator sets the start-up mode by its number, %d', async (value, mode) => {
    const changed = await operate(test.db, { kind: 'setting', merchant: 'lite', path: 'startUp.mode', value })
    expect(changed.startUp).toEqual({ mode, expectedEnd: null })
  })

  it.each([
    ['resources', [{ resourceType: 'Android', url: 'https://downloads.example/app.apk' }]],
    ['paths', [{ path: '/m/faq', to: '/m/help' }]],
    ['domainRoute', { 'promo.localhost': '/m/activity' }],
    ['helpOrganisations', [{ name: 'Help', url: 'https://help.example' }]],
    ['regulatorUrl', 'https://regulator.example'],
    [
      'extraBanner',
      { url: '/img/banner/pearl-burst-bay-orchid-9', tint: '#000000', headline: { en: 'New' } },
    ],
    ['pickerLanguages', ['fil', 'en', 'ar']],
    ['downloadNeedsLogin', true],
    ['hidesIosLink', true],
    ['imageCDNs', ['https://cdn.example']],
    ['blockedAddresses', ['203.0.113.7', '2001:db8::/32']],
    ['startUp', { mode: 'normal', expectedEnd: 1_800_000_000_000 }],
    ['jurisdictionAllows', { progressivePlans: true }],
  ])('an operator sets %s as a whole', async (path, value) => {
    const changed = await operate(test.db, { kind: 'setting', merchant: 'lite', path, value })
    expect(changed).toMatchObject({ [path]: value })
  })

  it('the picture that a setting names can be drawn', async () => {
    const url = '/img/banner/pearl-burst-bay-orchid-9'
    const drawn = await test.db.read.selectFrom('artwork').select('path').where('path', '=', url).execute()
    expect(drawn).toHaveLength(1)
  })

  // OPS-1
  it.each([
    ['paths', [{ path: '/m/faq', to: 'https://evil.example' }]],
    ['paths', [{ path: '/m/faq', to: '//evil.example' }]],
    ['domainRoute', { 'promo.localhost': '//evil.example' }],
    ['blockedAddresses', ['everybody']],
    ['blockedAddresses', ['10.0.0.0/33']],
    ['jurisdictionAllows', { progressivePlans: 'yes' }],
    ['resources', [{ resourceType: 'Windows', url: 'https://downloads.example' }]],
  ])('an operator cannot set %s to %j', async (path, value) => {
    await expect(operate(test.db, { kind: 'setting', merchant: 'lite', path, value })).rejects.toThrow(
      'Not a setting',
    )
  })

  it.each([
    [
      { kind: 'flag', merchant: 'nobody', name: 'FEEDBACK3', isOn: true },
      'There is no merchant "nobody". There are: ',
    ],
    [{ kind: 'flag', merchant: 'demo', name: 'NOPE', isOn: true }, 'There is no flag "NOPE". There are: '],
    [
      { kind: 'promo', merchant: 'demo', name: 'NOPE', isOn: true },
      'There is no promotion "NOPE". There are: ',
    ],
    [{ kind: 'setting', merchant: 'demo', path: 'startUp.mode', value: 'odd' }, 'Not a setting'],
    [{ kind: 'setting', merchant: 'demo', path: 'startUp.mode', value: 3 }, 'Not a setting'],
    [{ kind: 'setting', merchant: 'demo', path: 'no.such', value: 1 }, 'There is no setting "no.such"'],
    [{ kind: 'setting', merchant: 'demo', path: 'typo', value: 1 }, 'There is no setting "typo"'],
    [{ kind: 'setting', merchant: 'demo', path: '__proto__', value: {} }, 'There is no setting "__proto__"'],
    [{ kind: 'setting', merchant: 'demo', path: 'minimumAge', value: 'old' }, 'Not a setting'],
  ] as const)('operator calls refuse %j', async (operation, message) => {
    await expect(operate(test.db, operation)).rejects.toThrow(message)
  })

  it('operator calls work under /dev and from this site only', async () => {
    const payload = { merchant: 'demo', name: 'PERSREP', on: true }
    const post = (headers = {}) => test.call({ method: 'POST', url: '/dev/flag', payload, headers })
    expect((await post()).json()).toMatchObject({
      success: true,
      value: { settings: { whitelabel: { PERSREP: true } } },
    })
    expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    const wrong = await test.call({ method: 'POST', url: '/dev/flag', payload: { merchant: 'demo' } })
    expect(wrong.json()).toMatchObject({ code: 'request.invalid' })
    const unknown = await test.call({
      method: 'POST',
      url: '/dev/flag',
      payload: { ...payload, name: 'NOPE' },
    })
    expect(unknown.json()).toMatchObject({
      code: 'request.invalid',
      value: { reason: expect.stringContaining('NOPE') },
    })
    expect((await test.call({ url: '/dev/outbox' })).json()).toMatchObject({ value: { messages: [] } })
  })

  it('the outbox shows sent messages newest first, for everybody or one recipient', async () => {
    const send = async (mobileNo: string) => {
      const payload = { mobileNo, countryDialingCode: '63' }
      await test.call({ method: 'POST', url: '/wps/verification/sms/register', payload })
      await test.runJobs()
    }
    const recipients = async (query = '') => {
      const answer = await test.call({ url: `/dev/outbox${query}` })
      const { messages } = answer.json<{ value: { messages: { recipient: string; createdAt: number }[] } }>()
        .value
      expect(messages.every(({ createdAt }) => createdAt === test.clock.now())).toBe(true)
      return messages.map(({ recipient }) => recipient)
    }
    await operate(test.db, { kind: 'flag', merchant: 'demo', name: 'MOBILENUMREG3', isOn: true })
    await eventually(async () =>
      expect((await test.gateway.merchants.find('demo'))?.settings.whitelabel['MOBILENUMREG3']).toBe(true),
    )
    await send('9171110001')
    await send('9171110002')
    expect(await recipients()).toEqual(['+639171110002', '+639171110001'])
    expect(await recipients('?recipient=%2B639171110001')).toEqual(['+639171110001'])
    expect(await recipients('?recipient=+639171110001')).toEqual(['+639171110001'])
    expect(await recipients('?recipient=nobody@perla.example')).toEqual([])
  })

  it('a test reads the captcha of its own browser and no other', async () => {
    expect((await test.call({ url: '/dev/captcha' })).json()).toMatchObject({ value: { code: null } })
    expect((await solveCaptcha(test)).code).toMatch(/^\d{4}$/)
  })

  it.each(['GET /dev/outbox', 'GET /dev/captcha', 'POST /dev/flag', 'POST /dev/promo', 'POST /dev/setting'])(
    'operator calls are not found on a host without a merchant: %s',
    async (route) => {
      const [method, url = ''] = route.split(' ')
      const headers = { host: 'evil.example' }
      const answer = await test.call({ method: method === 'GET' ? 'GET' : 'POST', url, headers, payload: {} })
      expect(answer.json()).toMatchObject({ success: false, code: 'request.not.found' })
    },
  )

  it('operator calls are not found without OUTBOX', async () => {
    const other = await createTestGateway({ env: { OUTBOX: '0' } })
    for (const url of ['/dev/outbox', '/dev/captcha'])
      expect((await other.call({ url })).statusCode).toBe(404)
    await other.close()
  })
})
