import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { addMember } from '../../../testing/fixtures'
import { quickHash, quickHashes } from '../../../testing/quick-hashes'
import { seal } from '../../../testing/seal'
import { issueCaptcha } from '../../../testing/issue-captcha'

const minuteMs = 60_000
const right = 'Play1234'
interface Given {
  captcha?: string
  cookies?: string[]
  address?: string
}

describe('the lock of a name after failed sign-ins', () => {
  let test: TestGateway
  let hashes: ReturnType<typeof quickHashes>
  let names = 0

  const newMember = async () => {
    const account = `locked${String((names += 1))}`
    await addMember(test.db, { account }, quickHash(right))
    return account
  }
  const send = async (
    username: string,
    password: string,
    { captcha, cookies = [], address = '198.51.100.1' }: Given = {},
  ) => {
    const body = await seal(test.gateway, { username, password, type: 'username', captcha })
    return test.call({
      method: 'POST',
      url: '/wps/session/login',
      payload: body.payload,
      headers: { ...body.headers, 'x-forwarded-for': address, cookie: cookies.join('; ') },
    })
  }
  const login = async (...given: Parameters<typeof send>) => {
    const { requestId: _id, now: _now, ...body } = (await send(...given)).json<Record<string, unknown>>()
    return body
  }
  const read = async (address = '198.51.100.1'): Promise<Given> => {
    const { code, cookie } = await issueCaptcha(test)
    return { captcha: code, cookies: [cookie], address }
  }
  /** Signs in and returns the cookie that makes the browser known from then on. */
  const deviceOf = async (username: string, cookies: string[] = []) => {
    const answer = await send(username, right, { cookies })
    const cookie = answer.cookies.find(({ name }) => name === 'plaza_device')
    return { cookie, sent: `plaza_device=${cookie?.value ?? ''}` }
  }
  const fail = async (account: string, times: number, address?: string) => {
    for (let attempt = 0; attempt < times; attempt += 1)
      expect(await login(account, 'nope', await read(address))).toMatchObject({ code: 'login.failed' })
  }

  beforeAll(async () => {
    test = await createTestGateway({ env: { LOGIN_ADDRESS_LIMIT: '1000' } })
    hashes = quickHashes(test)
  })
  afterAll(async () => {
    jest.restoreAllMocks()
    await test.close()
  })
  // Each test begins where nothing has been counted.
  beforeEach(() => test.clock.advance(16 * minuteMs))

  describe('the lock under 25 concurrent guesses', () => {
    const guesses = async (account: string, given: () => Promise<Given>) => {
      const each = await Promise.all(Array.from({ length: 25 }, given))
      test.clock.advance(1)
      hashes.verify.mockClear()
      const codes = await Promise.all(each.map(async (one) => (await login(account, 'nope', one))['code']))
      return { codes, looked: hashes.verify.mock.calls.length }
    }
    const count = (codes: unknown[], code: string) => codes.filter((one) => one === code).length

    // LOGIN-8
    it.each(['known', 'unknown'])(
      'of 25 concurrent guesses without a captcha one password is checked, for a name that is %s',
      async (kind) => {
        const account = kind === 'known' ? await newMember() : `nobody${String((names += 1))}`
        const { codes, looked } = await guesses(account, async () => ({}))
        expect(looked).toBe(1)
        expect([count(codes, 'login.failed'), count(codes, 'captcha.required')]).toEqual([1, 24])
      },
    )

    // LOGIN-8
    it('of 25 concurrent guesses with captchas five passwords are checked', async () => {
      const account = await newMember()
      await login(account, 'nope')
      hashes.verify.mockClear()
      const { codes, looked } = await guesses(account, () => read())
      expect(looked).toBe(4)
      expect([count(codes, 'login.failed'), count(codes, 'captcha.expired')]).toEqual([4, 21])
    })

    it('captchas solved after the lock allow five more checks and then lock that address alone', async () => {
      const account = await newMember()
      await fail(account, 5)
      test.clock.advance(1)
      const { codes, looked } = await guesses(account, () => read())
      expect(looked).toBe(5)
      expect([count(codes, 'login.failed'), count(codes, 'login.locked')]).toEqual([5, 20])
      expect(await login(account, right, await read())).toMatchObject({
        code: 'login.locked',
        value: { retryAt: expect.any(Number) as number },
      })
      expect(await login(account, right, await read('203.0.113.7'))).toMatchObject({ success: true })
    })

    it('successful sign-ins do not count towards the lock', async () => {
      const account = await newMember()
      await Promise.all(Array.from({ length: 25 }, () => login(account, right)))
      for (let time = 0; time < 6; time += 1)
        expect(await login(account, right)).toMatchObject({ success: true })
    })
  })

  // LOGIN-8
  it('a captcha passes the lock from a new browser at the same address', async () => {
    const account = await newMember()
    await fail(account, 5)
    expect(await login(account, right)).toMatchObject({ code: 'captcha.required', value: { captcha: true } })
    expect(await login(account, right, await read())).toMatchObject({ success: true })
    expect(await login(account, right)).toMatchObject({ success: true })
  })

  it('a captcha that was shown before the lock does not pass it', async () => {
    const account = await newMember()
    await fail(account, 4)
    const early = await read()
    test.clock.advance(1)
    await fail(account, 1)
    expect(await login(account, right, early)).toMatchObject({ code: 'captcha.expired' })
    expect(await login(account, right, await read())).toMatchObject({ success: true })
  })

  it('the lock ends after 15 minutes', async () => {
    const account = await newMember()
    await fail(account, 10)
    expect(await login(account, right, await read())).toMatchObject({ code: 'login.locked' })
    test.clock.advance(15 * minuteMs)
    expect(await login(account, right)).toMatchObject({ success: true })
  })

  it('an attempt whose password was not checked does not count towards the lock', async () => {
    const account = await newMember()
    await fail(account, 1)
    for (let attempt = 0; attempt < 8; attempt += 1)
      expect(await login(account, 'nope')).toMatchObject({ code: 'captcha.required' })
    hashes.verify.mockRejectedValueOnce(new Error('out of memory'))
    expect(await login(account, right, await read())).toMatchObject({ code: 'unknown' })
    await fail(account, 4)
    expect(await login(account, right, await read())).toMatchObject({ success: true })
  })

  it('a blocked member learns of the block at every attempt', async () => {
    const account = `barred${String((names += 1))}`
    await addMember(test.db, { account, blocked: true }, quickHash(right))
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect(await login(account, right)).toMatchObject({ code: 'member.blocked' })
  })

  describe('a browser where the account has signed in', () => {
    it('in a browser where the account has signed in, a stranger’s failures do not lock the account', async () => {
      const account = await newMember()
      const { cookie, sent } = await deviceOf(account)
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
      await fail(account, 10)
      expect(await login(account, right, { cookies: [sent] })).toMatchObject({ success: true })
    })

    it('a known browser has its own lock: five failures there ask for a captcha', async () => {
      const account = await newMember()
      const { sent } = await deviceOf(account)
      const own = async (password: string) => {
        const { captcha, cookies = [] } = await read()
        return login(account, password, { captcha: captcha ?? '', cookies: [...cookies, sent] })
      }
      expect(await login(account, 'nope', { cookies: [sent] })).toMatchObject({ code: 'login.failed' })
      expect(await login(account, right, { cookies: [sent] })).toMatchObject({ code: 'captcha.required' })
      for (let attempt = 0; attempt < 9; attempt += 1)
        expect(await own('nope')).toMatchObject({ code: 'login.failed' })
      expect(await own(right)).toMatchObject({ code: 'login.locked' })
      expect(await login(account, right, { address: '203.0.113.9' })).toMatchObject({ success: true })
    })

    it('a known browser does not pass another account’s lock, nor does a forged or replaced cookie', async () => {
      const [account, other] = [await newMember(), await newMember()]
      const old = (await deviceOf(account)).sent
      const { sent } = await deviceOf(account, [old])
      await fail(account, 5)
      await fail(other, 5)
      const forged = `${sent.split('.')[0] ?? ''}.c2lnbmVkLWJ5LW1l`
      for (const cookie of [old, forged, 'plaza_device=x', 'plaza_device=.', 'plaza_device=a.b.c'])
        expect(await login(account, right, { cookies: [cookie] })).toMatchObject({ code: 'captcha.required' })
      expect(await login(other, right, { cookies: [sent] })).toMatchObject({ code: 'captcha.required' })
      expect(await login(account, right, { cookies: [sent] })).toMatchObject({ success: true })
    })

    it('a known browser is remembered for each of the accounts that share it', async () => {
      const [one, other] = [await newMember(), await newMember()]
      const shared = await deviceOf(other, [(await deviceOf(one)).sent])
      await fail(one, 5)
      await fail(other, 5)
      const again = await deviceOf(one, [shared.sent])
      expect(await login(other, right, { cookies: [again.sent] })).toMatchObject({ success: true })
    })

    it('a known browser is stored as a hash for 180 days and forgotten when the password changes', async () => {
      const account = await newMember()
      const { cookie } = await deviceOf(account)
      const rows = await test.db.read.selectFrom('known_devices').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(cookie?.value.split('.')[0])
      test.clock.advance(181 * 24 * 60 * minuteMs)
      await test.runJobs()
      expect(await test.db.read.selectFrom('known_devices').selectAll().execute()).toEqual([])
    })
  })
})
