import type {
  MadePasskey,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  SignedPasskey,
} from '@plaza/contract/identity'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { secretsChangedAt } from '../directory'
import { createSoftwareKey } from './testing/software-key'

interface Answer<Value = Record<string, unknown>> {
  success: boolean
  code?: string
  value: Value
}
type Headers = Record<string, string>
const minuteMs = 60_000
const origin = 'http://localhost'

describe('passkeys', () => {
  let test: TestGateway
  let names = 0
  beforeAll(async () => {
    test = await createTestGateway({ env: { LOGIN_ADDRESS_LIMIT: '1000' } })
  })
  afterAll(() => test.close())

  const url = '/wps/member/security/passkeys'
  const member = () => test.signedIn({ account: `keys${String((names += 1))}` })
  const post = async <Value>(path: string, payload: object | undefined, headers: Headers = {}) => {
    const answer = await test.call({ method: 'POST', url: path, headers, ...(payload && { payload }) })
    return { ...answer.json<Answer<Value>>(), cookies: answer.cookies }
  }
  const begin = async ({ headers }: TestCaller) =>
    (await post<PasskeyCreation>(`${url}/begin`, undefined, headers)).value
  const add = ({ headers }: TestCaller, passkey: MadePasskey, name = 'My phone') =>
    post(url, { name, passkey }, headers)
  const list = async ({ headers }: TestCaller) =>
    (await test.call({ url, headers })).json<Answer<{ passkeys: Passkey[] }>>().value.passkeys
  const beginLogin = async (headers: Headers = {}) =>
    (await post<PasskeyRequest>('/wps/session/passkey/begin', undefined, headers)).value
  const logIn = (passkey: SignedPasskey, headers: Headers = {}) =>
    post<{ userName: string }>('/wps/session/passkey', { passkey }, headers)
  /** A member with a passkey. */
  const keyed = async () => {
    const caller = await member()
    const key = createSoftwareKey()
    expect(await add(caller, key.make(await begin(caller), { origin }))).toMatchObject({ success: true })
    return { caller, key }
  }

  // SECURITY-7
  it('a member adds a passkey, is notified, has withdrawals held, and logs in without the password', async () => {
    const { caller, key } = await keyed()
    expect(await list(caller)).toMatchObject([
      { id: key.id, name: 'My phone', host: 'localhost', usedAt: null },
    ])
    expect(await secretsChangedAt(test.db.read, caller.id)).toBe(test.clock.now())
    const mails = test.db.read.selectFrom('mails').select('title').where('member_id', '=', caller.id)
    expect(await mails.execute()).toMatchObject([{ title: { en: 'You added a passkey' } }])
    const answer = await logIn(key.sign(await beginLogin(), { origin }))
    expect(answer).toMatchObject({ success: true, value: { userName: `keys${String(names)}` } })
    expect(answer.cookies.find((one) => one.name === 'plaza_session')?.value).toBeTruthy()
    expect((await list(caller))[0]?.usedAt).toBe(test.clock.now())
  })

  // SECURITY-7
  it('a login with a passkey is asked for no code of the authenticator', async () => {
    const { caller, key } = await keyed()
    await test.db.write
      .insertInto('authenticators')
      .values({
        member_id: caller.id,
        secret: 'kept',
        confirmed_at: 1,
        pending_secret: null,
        pending_until: null,
      })
      .execute()
    expect(await logIn(key.sign(await beginLogin(), { origin }))).toMatchObject({ success: true })
  })

  // SECURITY-7
  it('a challenge works once, for five minutes, and for what it was given', async () => {
    const { caller, key } = await keyed()
    const once = key.sign(await beginLogin(), { origin })
    expect(await logIn(once)).toMatchObject({ success: true })
    expect(await logIn(once)).toMatchObject({ code: 'login.passkey' })
    const late = await beginLogin()
    test.clock.advance(5 * minuteMs + 1)
    expect(await logIn(key.sign(late, { origin }))).toMatchObject({ code: 'login.passkey' })
    const { challenge } = await beginLogin()
    const other = await member()
    const options = await begin(other)
    expect(await add(other, createSoftwareKey().make({ ...options, challenge }, { origin }))).toMatchObject({
      code: 'passkey.failed',
    })
    // A challenge of one member adds nothing to another's account.
    const theirs = await begin(other)
    expect(await add(await member(), createSoftwareKey().make(theirs, { origin }))).toMatchObject({
      code: 'passkey.failed',
    })
    expect(await list(other)).toEqual([])
    expect(await list(await member())).toEqual([])
    expect(caller.id).not.toBe(other.id)
  })

  // SECURITY-7
  it.each([
    ['from a page of another origin', { origin: 'http://evil.example' }],
    ['for another host', { origin, host: 'evil.example' }],
    ['without the person verified', { origin, isVerified: false }],
  ])('a passkey that signed %s neither logs in nor is added', async (_title, ceremony) => {
    const { key } = await keyed()
    expect(await logIn(key.sign(await beginLogin(), ceremony))).toMatchObject({ code: 'login.passkey' })
    const caller = await member()
    const made = createSoftwareKey().make(await begin(caller), ceremony)
    expect(await add(caller, made)).toMatchObject({ code: 'passkey.failed' })
  })

  // SECURITY-7
  it('a copied authenticator whose count is behind, another key and another member’s handle are refused and kept for the owner', async () => {
    const { caller, key } = await keyed()
    expect(await logIn(key.sign(await beginLogin(), { origin }))).toMatchObject({ success: true })
    key.countFrom(0)
    expect(await logIn(key.sign(await beginLogin(), { origin }))).toMatchObject({ code: 'login.passkey' })
    key.countFrom(100)
    const stranger = createSoftwareKey()
    stranger.make(await begin(caller), { origin })
    const forged = { ...stranger.sign(await beginLogin(), { origin }), id: key.id, rawId: key.id }
    expect(await logIn(forged)).toMatchObject({ code: 'login.passkey' })
    const signed = key.sign(await beginLogin(), { origin })
    const userHandle = Buffer.from('somebody-else').toString('base64url')
    expect(await logIn({ ...signed, response: { ...signed.response, userHandle } })).toMatchObject({
      code: 'login.passkey',
    })
    const kept = test.db.read.selectFrom('sign_ins').select('refusal').where('member_id', '=', caller.id)
    expect((await kept.execute()).filter(({ refusal }) => refusal === 'login.passkey')).toHaveLength(3)
  })

  // SECURITY-7
  it('of two logins with the same count one gets a session', async () => {
    const { key } = await keyed()
    const [first, second] = [await beginLogin(), await beginLogin()]
    const one = key.sign(first, { origin })
    key.countFrom(1)
    const other = key.sign(second, { origin })
    const answers = await Promise.all([logIn(one), logIn(other)])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  // SECURITY-7
  it('a passkey is of one account, is removed by its own member alone, and no longer logs in then', async () => {
    const { caller, key } = await keyed()
    const other = await member()
    expect(await add(other, key.make(await begin(other), { origin }))).toMatchObject({
      code: 'passkey.failed',
    })
    const remove = ({ headers }: TestCaller) =>
      test.call({ method: 'DELETE', url: `${url}/${key.id}`, headers })
    await remove(other)
    expect(await list(caller)).toHaveLength(1)
    await remove(caller)
    expect(await list(caller)).toEqual([])
    expect(await logIn(key.sign(await beginLogin(), { origin }))).toMatchObject({ code: 'login.passkey' })
  })

  // SECURITY-7
  it('an account has ten passkeys at most, each added within five minutes of the password', async () => {
    const caller = await member()
    const options = []
    for (let index = 0; index < 11; index += 1) options.push(await begin(caller))
    const last = options.pop() as PasskeyCreation
    for (const one of options)
      expect(await add(caller, createSoftwareKey().make(one, { origin }))).toMatchObject({ success: true })
    expect(await add(caller, createSoftwareKey().make(last, { origin }))).toMatchObject({
      code: 'passkey.count',
    })
    expect(await post(`${url}/begin`, undefined, caller.headers)).toMatchObject({ code: 'passkey.count' })
    test.clock.advance(5 * minuteMs + 1)
    expect(await post(`${url}/begin`, undefined, caller.headers)).toMatchObject({ code: 'reauth.required' })
  })

  // SECURITY-7
  it('each host of a merchant has passkeys of its own, and a blocked member’s logs in at none', async () => {
    const { caller, key } = await keyed()
    const promo = { host: 'promo.localhost' }
    const there = { origin: 'http://promo.localhost' }
    expect(await logIn(key.sign(await beginLogin(promo), there), promo)).toMatchObject({
      code: 'login.passkey',
    })
    const visitor = { ...caller, headers: { ...caller.headers, ...promo } }
    const second = createSoftwareKey()
    expect(await add(visitor, second.make(await begin(visitor), there))).toMatchObject({ success: true })
    expect(await logIn(second.sign(await beginLogin(promo), there), promo)).toMatchObject({ success: true })
    expect((await list(caller)).map(({ host }) => host).toSorted()).toEqual(['localhost', 'promo.localhost'])
    await test.db.write.updateTable('members').set({ blocked: true }).where('id', '=', caller.id).execute()
    expect(await logIn(key.sign(await beginLogin(), { origin }))).toMatchObject({ code: 'member.blocked' })
  })
})
