import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { addMember } from '../../../testing/fixtures'
import { quickHash, quickHashes } from '../../../testing/quick-hashes'
import { seal } from '../../../testing/seal'
import { solveCaptcha } from '../../../testing/solve-captcha'

const minuteMs = 60_000

describe('a captcha at sign-in', () => {
  let test: TestGateway
  let hashes: ReturnType<typeof quickHashes>
  let names = 0

  const newMember = async () => {
    const account = `member${String((names += 1))}`
    await addMember(test.db, { account }, quickHash('Play1234'))
    return account
  }
  const login = async (
    username: string,
    password: string,
    given: { captcha?: string; cookie?: string; address?: string } = {},
  ) => {
    const { captcha, cookie, address = '198.51.100.1' } = given
    const body = await seal(test.gateway, { username, password, type: 'username', captcha })
    const headers = { ...body.headers, 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) }
    const answer = await test.call({
      method: 'POST',
      url: '/wps/session/login',
      payload: body.payload,
      headers,
    })
    const { requestId: _id, now: _now, ...comparable } = answer.json<Record<string, unknown>>()
    return comparable
  }
  const read = async () => {
    const { code, cookie } = await solveCaptcha(test)
    return { captcha: code, cookie }
  }

  beforeAll(async () => {
    test = await createTestGateway({ env: { LOGIN_ADDRESS_LIMIT: '1000' } })
    hashes = quickHashes(test)
  })
  afterAll(async () => {
    jest.restoreAllMocks()
    await test.close()
  })

  // LOGIN-5
  it('sign-in asks for a captcha from the first failure on, and not before', async () => {
    const account = await newMember()
    expect(await login(account, 'nope')).toMatchObject({ code: 'login.failed', value: { captcha: true } })
    expect(await login(account, 'Play1234')).toMatchObject({
      code: 'captcha.required',
      value: { captcha: true },
    })
    expect(await login(account, 'Play1234', await read())).toMatchObject({ success: true })
    expect(await login(account, 'Play1234')).toMatchObject({ success: true })
  })

  // LOGIN-7
  it('sign-in asks for a captcha alike whether the account exists or not, with the same number of hashes', async () => {
    const answersFor = async (account: string) => {
      hashes.verify.mockClear()
      const answers = [
        await login(account, 'nope'),
        await login(account, 'nope'),
        await login(account, 'nope', await read()),
        await login(account, 'nope', { ...(await read()), captcha: 'x' }),
      ]
      return { answers, verified: hashes.verify.mock.calls.length }
    }
    const known = await answersFor(await newMember())
    expect(known.verified).toBe(2)
    expect(await answersFor('nobody-has-this-name')).toEqual(known)
  })

  // LOGIN-5
  it('a sign-in with a refused captcha does not check the password', async () => {
    const account = await newMember()
    await login(account, 'nope')
    hashes.verify.mockClear()
    const shown = await read()
    const wrong = { ...shown, captcha: shown.captcha === '0000' ? '1111' : '0000' }
    expect(await login(account, 'Play1234', wrong)).toMatchObject({
      code: 'captcha.wrong',
      value: { captcha: true },
    })
    expect(await login(account, 'Play1234', shown)).toMatchObject({ code: 'captcha.expired' })
    const late = await read()
    test.clock.advance(11 * minuteMs)
    expect(await login(account, 'Play1234', late)).toMatchObject({
      code: 'captcha.expired',
      value: { captcha: true },
    })
    expect(hashes.verify).not.toHaveBeenCalled()
  })

  it('sign-in asks for a captcha at every name once an address has failed at many', async () => {
    const stuffing = { address: '203.0.113.9' }
    for (let attempt = 0; attempt < 30; attempt += 1)
      expect(await login(`stuffed${String(attempt)}`, 'leaked', stuffing)).toMatchObject({
        code: 'login.failed',
      })
    const account = await newMember()
    expect(await login(account, 'Play1234', stuffing)).toMatchObject({ code: 'captcha.required' })
    expect(await login(account, 'Play1234', { ...stuffing, ...(await read()) })).toMatchObject({
      success: true,
    })
    expect(await login(account, 'Play1234', { address: '203.0.113.10' })).toMatchObject({ success: true })
  })
})
