import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { addMember, type TestMember } from '../../../testing/fixtures'
import { quickHash, quickHashes } from '../../../testing/quick-hashes'
import { readOutbox } from '../../../testing/read-outbox'
import { seal } from '../../../testing/seal'
import { issueCaptcha } from '../../../testing/issue-captcha'

const minuteMs = 60_000

describe('a forgotten password, by e-mail', () => {
  let test: TestGateway
  let hashes: ReturnType<typeof quickHashes>
  let names = 0

  const newMember = async (member: Partial<TestMember> = {}) => {
    const account = `forgetful${String((names += 1))}`
    const email = `${account}@perla.example`
    await addMember(test.db, { account, email, ...member }, quickHash('Play1234'))
    return { account, email }
  }
  const ask = (username: string, email: string, headers: Record<string, string> = {}) =>
    test.call({
      method: 'POST',
      url: '/wps/member/password/email',
      payload: new URLSearchParams({ username, email }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const codeFor = async (email: string) => {
    const [newest] = await readOutbox(test, email)
    return /[?&]code=([\w-]+)/.exec(newest?.body ?? '')?.[1] ?? ''
  }
  const sealed = async (url: string, form: object, headers: Record<string, string> = {}) => {
    const body = await seal(test.gateway, form)
    const answer = await test.call({
      method: 'POST',
      url,
      payload: body.payload,
      headers: { ...body.headers, ...headers },
    })
    return answer.json<{ success: boolean; code?: string; value?: Record<string, unknown> }>()
  }
  const reset = (code: string, newPassword: string, headers: Record<string, string> = {}) =>
    sealed('/wps/member/password/reset', { code, newPassword }, headers)
  const login = (username: string, password: string) =>
    sealed('/wps/session/login', { username, password, type: 'username' })

  beforeAll(async () => {
    test = await createTestGateway()
    hashes = quickHashes(test)
  })
  afterAll(async () => {
    jest.restoreAllMocks()
    await test.close()
  })

  // FORGOT-2
  it('a forgotten password is set by a link to this site, in the language of the page', async () => {
    const { account, email } = await newMember()
    expect((await ask(account, email, { 'accept-language': 'en' })).json()).toMatchObject({
      success: true,
      value: {},
    })
    const [message] = await readOutbox(test, email)
    expect(message).toMatchObject({ channel: 'email', subject: 'A new password for demo' })
    expect(message?.body).toContain(`Hello ${account},`)
    expect(message?.body).toMatch(/\nhttp:\/\/localhost:8080\/m\/forget\?code=[\w-]{43}\n/)
    await ask(account, email)
    expect((await readOutbox(test, email))[0]).toMatchObject({ subject: 'Bagong password para sa demo' })
    expect(await reset(await codeFor(email), 'a new Password')).toMatchObject({
      value: { userName: account },
    })
    expect(await login(account, 'a new Password')).toMatchObject({ success: true })
    expect(await login(account, 'Play1234')).toMatchObject({ code: 'login.failed' })
  })

  // FORGOT-2
  it('the name and e-mail of a reset request may be in any case and have spaces around them', async () => {
    const { account, email } = await newMember()
    await ask(`  ${account.toUpperCase()} `, ` ${email.toUpperCase()}  `)
    expect(await readOutbox(test, email)).toHaveLength(1)
  })

  it('a reset request is answered alike for unknown accounts, without hashing or looking up an account', async () => {
    const { account, email } = await newMember()
    const blocked = await newMember({ blocked: true })
    hashes.verify.mockClear()
    hashes.hash.mockClear()
    const before = (await readOutbox(test)).length
    const reads = jest.spyOn(test.db.read, 'selectFrom')
    const bodies = []
    for (const [name, address] of [
      [account, email],
      [account, 'other@perla.example'],
      ['nobody-at-all', email],
      [blocked.account, blocked.email],
    ] as const) {
      const { requestId: _id, ...body } = (await ask(name, address)).json<Record<string, unknown>>()
      bodies.push(body)
    }
    expect(reads.mock.calls.map(([table]) => table)).not.toContain('members')
    reads.mockRestore()
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
    expect(hashes.verify).not.toHaveBeenCalled()
    expect(hashes.hash).not.toHaveBeenCalled()
    const sent = await readOutbox(test)
    expect(sent).toHaveLength(before + 1)
    expect(sent[0]?.recipient).toBe(email)
  })

  it.each([
    ['the host of the request', { host: 'promo.localhost:6666' }],
    ['a forwarded host', { 'x-forwarded-host': 'demo.localhost', 'x-forwarded-proto': 'https' }],
  ])('the reset link leads to the merchant’s main domain, whatever %s says', async (_what, headers) => {
    const { account, email } = await newMember()
    expect((await ask(account, email, headers)).statusCode).toBe(200)
    const [message] = await readOutbox(test, email)
    expect(message?.body.match(/https?:[^\s?]+/g)).toEqual(['http://localhost:8080/m/forget'])
  })

  it('a reset link works once and voids the member’s other links', async () => {
    const { account, email } = await newMember()
    await ask(account, email)
    const first = await codeFor(email)
    await ask(account, email)
    const second = await codeFor(email)
    const answers = await Promise.all([reset(second, 'first Password'), reset(second, 'other Password')])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    for (const code of [first, second])
      expect(await reset(code, 'third Password')).toMatchObject({ code: 'password.link.invalid' })
  })

  it('a reset link works for half an hour at its own merchant', async () => {
    const { account, email } = await newMember()
    await ask(account, email)
    const code = await codeFor(email)
    const lite = { host: 'lite.localhost' }
    expect(await reset(code, 'my new Password', lite)).toMatchObject({ code: 'password.link.invalid' })
    test.clock.advance(30 * minuteMs)
    expect(await reset(code, 'my new Password')).toMatchObject({ code: 'password.link.invalid' })
    expect(await reset('x'.repeat(43), 'my new Password')).toMatchObject({ code: 'password.link.invalid' })
  })

  it('a reset link stays valid when the new password is too weak', async () => {
    const { account, email } = await newMember()
    await ask(account, email)
    const code = await codeFor(email)
    for (const [weak, reason] of [
      ['Pl4y', 'short'],
      ['password1', 'common'],
      [account.toUpperCase(), 'name'],
      [email, 'name'],
    ])
      expect(await reset(code, String(weak))).toMatchObject({ code: 'password.weak', value: { reason } })
    expect(await reset(code, 'my new Password')).toMatchObject({ success: true })
  })

  it('a reset link is stored nowhere in the clear', async () => {
    const { account, email } = await newMember()
    await ask(account, email)
    const code = await codeFor(email)
    const kept = JSON.stringify(await test.db.read.selectFrom('password_links').selectAll().execute())
    expect(kept).not.toContain(code)
    expect(await test.db.read.selectFrom('messages').selectAll().execute()).toEqual([])
  })

  it('resetting the password ends every session and lifts the lock of failed sign-ins', async () => {
    const { account, email } = await newMember()
    const { id } = await test.db.read
      .selectFrom('members')
      .select('id')
      .where('account', '=', account)
      .executeTakeFirstOrThrow()
    expect(await login(account, 'Play1234')).toMatchObject({ success: true })
    await login(account, 'nope')
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const { code: captcha, cookie } = await issueCaptcha(test)
      const form = { username: account, password: 'nope', type: 'username', captcha }
      await sealed('/wps/session/login', form, { cookie })
    }
    expect(await login(account, 'Play1234')).toMatchObject({ code: 'captcha.required' })
    await ask(account, email)
    await reset(await codeFor(email), 'my new Password')
    const living = await test.db.read
      .selectFrom('sessions')
      .select('id')
      .where('member_id', '=', id)
      .where('ended_at', 'is', null)
      .execute()
    expect(living).toEqual([])
    expect(await login(account, 'my new Password')).toMatchObject({ success: true })
  })

  // FORGOT-2
  it('a reset cannot be requested by another site or as JSON', async () => {
    const { account, email } = await newMember()
    for (const [name, value] of [
      ['origin', 'https://evil.example'],
      ['origin', 'null'],
      ['sec-fetch-site', 'cross-site'],
      ['sec-fetch-site', 'same-site'],
    ] as const)
      expect((await ask(account, email, { [name]: value })).json()).toMatchObject({ code: 'request.origin' })
    const json = await test.call({
      method: 'POST',
      url: '/wps/member/password/email',
      payload: { username: account, email },
    })
    expect(json.json()).toMatchObject({ code: 'request.media.type' })
    expect(await readOutbox(test, email)).toEqual([])
    expect((await ask(account, email, { origin: 'http://localhost' })).statusCode).toBe(200)
  })

  it('resets are limited to five an hour for a name, and are limited by address', async () => {
    for (const [name, email] of [
      Object.values(await newMember()),
      ['nobody-there', 'nobody@perla.example'],
    ]) {
      for (let count = 0; count < 5; count += 1)
        expect((await ask(String(name), String(email))).statusCode).toBe(200)
      expect((await ask(String(name), String(email))).json()).toMatchObject({ code: 'request.rate.limited' })
    }
    const stranger = { 'x-forwarded-for': '198.51.100.200' }
    for (let count = 0; count < 60; count += 1)
      await ask(`name${String(count)}`, 'someone@perla.example', stranger)
    expect((await ask('another-name', 'someone@perla.example', stranger)).json()).toMatchObject({
      code: 'request.rate.limited',
    })
  })

  it.each([
    ['', 'a@b.example'],
    ['name', ''],
    ['x'.repeat(65), 'a@b.example'],
    ['name', `${'x'.repeat(250)}@b.example`],
    ['na\0me', 'a@b.example'],
  ])('the reset form %j, %j is refused', async (username, email) =>
    expect((await ask(username, email)).json()).toMatchObject({ code: 'request.invalid' }),
  )

  it('no line break or second address from the form is written into an e-mail', async () => {
    const before = (await readOutbox(test)).length
    for (const email of ['a@b.example\r\nBcc: c@d.example', 'a@b.example, c@d.example', '<script>@x'])
      expect((await ask('name', email)).statusCode).toBe(200)
    expect(await readOutbox(test)).toHaveLength(before)
  })
})
