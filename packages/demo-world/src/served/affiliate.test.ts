import { createSeededGateway, type SeededGateway } from '../testing/create-seeded-gateway'

describe('an affiliate code', () => {
  let test: SeededGateway
  beforeAll(async () => {
    test = await createSeededGateway()
  })
  afterAll(() => test.close())

  const check = async (code: string, headers: Record<string, string> = {}, domain = 'localhost') => {
    const url = `/wps/agent/affiliate?code=${encodeURIComponent(code)}&domain=${domain}`
    return (await test.call({ url, headers })).json<{
      success: boolean
      code?: string
      value?: unknown
      requestId?: string
      now?: number
    }>()
  }

  it.each(['AGENT01', 'agent01', ' AGENT01 ', 'AGENT02'])('%j is an affiliate code', async (code) => {
    expect(await check(code)).toMatchObject({ success: true, value: {} })
  })

  it.each(['AGENT99', 'player01', '<script>', '🎲', '\u202EAGENT01', 'x'.repeat(64)])(
    '%j is not an affiliate code',
    async (code) => {
      expect(await check(code)).toMatchObject({ success: false, code: 'affiliate.invalid' })
    },
  )

  // AFFILIATE-1
  it('an affiliate code is required and has a maximum length', async () => {
    expect(await check('')).toMatchObject({ code: 'request.invalid' })
    expect(await check('x'.repeat(65))).toMatchObject({ code: 'request.invalid' })
  })

  // AFFILIATE-1
  it('the domain of an affiliate check has a maximum length', async () => {
    expect(await check('AGENT01', {}, 'd'.repeat(255))).toMatchObject({ success: true })
    expect(await check('AGENT01', {}, 'd'.repeat(256))).toMatchObject({ code: 'request.invalid' })
  })

  // AFFILIATE-1
  it('the answer to an affiliate check says whether the code is valid, and nothing about its agent', async () => {
    expect((await check('AGENT01')).value).toEqual({})
    const { requestId: _id, now: _now, ...refusal } = await check('AGENT99')
    expect(Object.keys(refusal).sort()).toEqual(['code', 'message', 'success'])
  })

  it('an affiliate code belongs to its own merchant only', async () => {
    expect(await check('AGENT01', { host: 'lite.localhost' })).toMatchObject({ code: 'affiliate.invalid' })
  })

  it('the code of an agent that is blocked or no longer an agent is not an affiliate code', async () => {
    const change = (set: { blocked?: boolean; type?: number }) =>
      test.db.write.updateTable('members').set(set).where('account', '=', 'agent02').execute()
    await change({ blocked: true })
    expect(await check('AGENT02')).toMatchObject({ code: 'affiliate.invalid' })
    await change({ blocked: false, type: 0 })
    expect(await check('AGENT02')).toMatchObject({ code: 'affiliate.invalid' })
  })

  it('affiliate codes cannot be guessed, because attempts are limited', async () => {
    const from = { 'x-forwarded-for': '198.51.100.7' }
    for (let index = 0; index < 40; index += 1) await check(`GUESS${index}`, from)
    expect(await check('AGENT01', from)).toMatchObject({ code: 'request.rate.limited' })
    expect(await check('AGENT01', { 'x-forwarded-for': '198.51.100.8' })).toMatchObject({ success: true })
  })
})
