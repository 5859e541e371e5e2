import type { CaptchaWork } from '@plaza/contract/identity'
import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { solveCaptcha, solveWork } from '../../../testing/solve-captcha'
import { seal } from '../../../testing/seal'
import { attemptsFor } from './captcha-work'

const from = (address: string) => ({ 'x-forwarded-for': address })

describe('the work beside a captcha', () => {
  let test: TestGateway
  beforeAll(async () => {
    test = await createTestGateway()
  })
  afterAll(() => test.close())

  /** A captcha whose picture was read and whose work was not done. */
  const readOnly = async (headers: Record<string, string> = {}) => {
    const answer = await test.call({ url: '/wps/captcha', headers })
    const cookie = `plaza_captcha=${answer.cookies[0]?.value ?? ''}`
    const read = await test.call({ url: '/dev/captcha', headers: { cookie } })
    const { work } = answer.json<{ value: { work: CaptchaWork } }>().value
    return { cookie, work, code: read.json<{ value: { code: string } }>().value.code }
  }
  const report = async (cookie: string, payload: unknown) =>
    (
      await test.call({
        method: 'POST',
        url: '/wps/captcha/work',
        payload: payload as object,
        headers: { cookie },
      })
    ).json<{ success: boolean; code?: string }>()
  const login = async (address: string, given: { cookie?: string; code?: string } = {}) => {
    const { payload, headers } = await seal(test.gateway, {
      username: `nobody-${address}`,
      password: 'Wrong1234',
      captcha: given.code,
      type: 'username',
    })
    const cookie = given.cookie ?? ''
    return (
      await test.call({
        method: 'POST',
        url: '/wps/session/login',
        payload,
        headers: { ...headers, ...from(address), cookie },
      })
    ).json<{ code: string }>().code
  }

  // LOGIN-10
  it('the code of a captcha whose work was not done is refused, and the captcha is used up', async () => {
    const address = '198.51.100.20'
    expect(await login(address)).toBe('login.failed')
    const unworked = await readOnly()
    expect(await login(address, unworked)).toBe('captcha.work')
    expect(await login(address, unworked)).toBe('captcha.expired')
    const worked = await readOnly()
    expect(await report(worked.cookie, await solveWork(worked.work))).toMatchObject({ success: true })
    expect(await login(address, worked)).toBe('login.failed')
  })

  // LOGIN-10
  it('work counts for its own captcha alone, and only when it was done', async () => {
    const [one, other] = [await readOnly(), await readOnly()]
    const solution = await solveWork(one.work)
    expect(await report(other.cookie, solution)).toMatchObject({ code: 'captcha.work' })
    expect(await report(one.cookie, { ...solution, derivedKey: '0'.repeat(64) })).toMatchObject({
      code: 'captcha.work',
    })
    expect(await report('plaza_captcha=unknown', solution)).toMatchObject({ code: 'captcha.expired' })
    expect(await report(one.cookie, { counter: -1, derivedKey: 'x' })).toMatchObject({
      code: 'request.invalid',
    })
  })

  // LOGIN-10
  it('each failure of an address in a quarter of an hour doubles the work, to 32 times at most', async () => {
    const address = '198.51.100.30'
    const attempts = () => attemptsFor(test.db.read, address, test.clock.now())
    const first = await attempts()
    await login(address)
    expect(await attempts()).toBe(2 * first)
    const { cookie, code } = await solveCaptcha(test)
    await login(address, { cookie, code: code === '0000' ? '1111' : '0000' })
    expect(await attempts()).toBe(4 * first)
    for (let failure = 0; failure < 8; failure += 1) {
      const read = await readOnly()
      await login(address, { cookie: read.cookie, code: 'x' })
    }
    expect(await attempts()).toBe(32 * first)
    expect(await attemptsFor(test.db.read, '198.51.100.31', test.clock.now())).toBe(first)
    test.clock.advance(15 * 60_000)
    expect(await attempts()).toBe(first)
  })
})
