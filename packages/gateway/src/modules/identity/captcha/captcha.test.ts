import sharp from 'sharp'
import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { solveCaptcha } from '../../../testing/solve-captcha'
import { checkCaptcha } from './check-captcha'
import { captchaSvg } from './draw-captcha'

const minuteMs = 60_000

describe('a captcha', () => {
  let test: TestGateway
  beforeAll(async () => {
    test = await createTestGateway()
  })
  afterAll(() => test.close())

  const shown = (headers: Record<string, string> = {}) => test.call({ url: '/wps/captcha', headers })
  const outcome = async (cookie: string | undefined, code: string | undefined, merchantCode = 'demo') => {
    const merchant = await test.gateway.merchants.find(merchantCode)
    if (!merchant) throw new Error('no merchant')
    const cookies = cookie === undefined ? {} : { plaza_captcha: cookie.split('=')[1] }
    return checkCaptcha(
      test.db.write,
      { merchant, now: test.clock.now(), address: '192.0.2.1' },
      { cookies } as Parameters<typeof checkCaptcha>[2],
      code,
    ).then(
      () => 'passed',
      (error: { code: string; value: unknown }) => {
        expect(error.value).toEqual({ captcha: true })
        return error.code
      },
    )
  }

  // LOGIN-5
  it('a captcha is a PNG of four digits that is drawn differently each time', async () => {
    const answer = (await shown()).json<{ value: { image: string; expiresAt: number } }>().value
    const picture = await sharp(Buffer.from(answer.image, 'base64')).metadata()
    expect(picture).toMatchObject({ format: 'png', width: 240, height: 88 })
    expect(answer.expiresAt).toBe(test.clock.now() + 10 * minuteMs)
    expect((await solveCaptcha(test)).code).toMatch(/^\d{4}$/)
    expect(captchaSvg('1234', 'one')).not.toBe(captchaSvg('1234', 'other'))
  })

  it('a captcha draws the strokes of its digits without depending on installed fonts', () => {
    const strokes = (code: string) => captchaSvg(code, 'seed').match(/<path/g)?.length ?? 0
    expect(strokes('88')).toBeGreaterThan(strokes('8'))
    expect(captchaSvg('0123456789', 'seed')).not.toContain('<text')
  })

  // LOGIN-5
  it('a captcha is bound to a browser by a cookie that scripts and other sites cannot read', async () => {
    expect((await shown()).cookies[0]).toMatchObject({
      name: 'plaza_captcha',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: 600,
    })
    expect((await shown({ 'x-forwarded-proto': 'https' })).cookies[0]).toMatchObject({
      name: '__Host-plaza_captcha',
      secure: true,
    })
    expect((await shown({ 'sec-fetch-site': 'cross-site' })).json()).toMatchObject({ code: 'request.origin' })
  })

  it('a captcha is stored as a hash', async () => {
    const { cookie, code } = await solveCaptcha(test)
    const kept = JSON.stringify(await test.db.read.selectFrom('captchas').selectAll().execute())
    expect(kept).not.toContain(cookie.split('=')[1])
    expect(kept).not.toContain(`"${code}"`)
  })

  // LOGIN-5
  it('a captcha works once', async () => {
    const { cookie, code } = await solveCaptcha(test)
    expect(await outcome(cookie, ` ${code} `)).toBe('passed')
    expect(await outcome(cookie, code)).toBe('captcha.expired')
  })

  it('a captcha is void after a wrong try', async () => {
    const { cookie, code } = await solveCaptcha(test)
    expect(await outcome(cookie, code === '0000' ? '1111' : '0000')).toBe('captcha.wrong')
    expect(await outcome(cookie, code)).toBe('captcha.expired')
  })

  it('a captcha accepts one of many concurrent tries', async () => {
    const { cookie, code } = await solveCaptcha(test)
    const outcomes = await Promise.all(Array.from({ length: 25 }, () => outcome(cookie, code)))
    expect(outcomes.filter((one) => one === 'passed')).toHaveLength(1)
  })

  it('a captcha of another browser or merchant is refused', async () => {
    const [own, other] = [await solveCaptcha(test), await solveCaptcha(test)]
    expect(await outcome(undefined, own.code)).toBe('captcha.expired')
    expect(await outcome(other.cookie, own.code === other.code ? 'x' : own.code)).toBe('captcha.wrong')
    expect(await outcome(own.cookie, own.code, 'lite')).toBe('captcha.expired')
    expect(await outcome(own.cookie, own.code)).toBe('passed')
  })

  it('a captcha expires after ten minutes', async () => {
    const { cookie, code } = await solveCaptcha(test)
    test.clock.advance(10 * minuteMs)
    expect(await outcome(cookie, code)).toBe('captcha.expired')
  })

  // LOGIN-5
  it('a captcha is void when another one is shown to the same browser', async () => {
    const first = await solveCaptcha(test)
    await solveCaptcha(test, { cookie: first.cookie })
    expect(await outcome(first.cookie, first.code)).toBe('captcha.expired')
  })

  it('a call that needs a captcha asks for it when the code is missing', async () => {
    expect(await outcome('plaza_captcha=x', undefined)).toBe('captcha.required')
    expect(await outcome('plaza_captcha=x', '  ')).toBe('captcha.required')
  })

  it.each(['🦀🦀🦀', '١٢٣٤', '<script>', '1 2 3 4'])('a captcha is not solved by %s', async (typed) => {
    const { cookie } = await solveCaptcha(test)
    expect(await outcome(cookie, typed)).toBe('captcha.wrong')
  })

  it('an expired captcha is deleted', async () => {
    await solveCaptcha(test)
    await test.runJobs(1, 11 * minuteMs)
    expect(await test.db.read.selectFrom('captchas').selectAll().execute()).toEqual([])
  })

  it('the number of captchas that one address can request is limited', async () => {
    const from = { 'x-forwarded-for': '198.51.100.77' }
    await shown(from)
    await test.db.write
      .updateTable('rate_limits')
      .set({ count: 149 })
      .where('bucket', '=', 'captcha:198.51.100.77')
      .execute()
    expect((await shown(from)).statusCode).toBe(200)
    expect((await shown(from)).json()).toMatchObject({ code: 'request.rate.limited' })
    expect((await shown({ 'x-forwarded-for': '198.51.100.78' })).statusCode).toBe(200)
  })
})
