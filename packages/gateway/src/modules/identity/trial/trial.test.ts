import type { AnswerOf } from '@plaza/contract/kernel'
import type { freePlayCall, trialUserCall } from '@plaza/contract/identity'
import { everyCall } from '@plaza/contract/testing'
import { ledgerAudit } from '../../../kernel/ledger'
import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { seal } from '../../../testing/seal'

type Trial = AnswerOf<typeof trialUserCall>
type FreePlay = AnswerOf<typeof freePlayCall>

const dayMs = 24 * 60 * 60_000
const intentOf = (name: string) => `intent-of-a-tester-${name}`
describe('free play', () => {
  let test: TestGateway
  beforeAll(async () => {
    test = await createTestGateway({ env: { TRIAL_ADDRESS_LIMIT: '6' } })
  })
  afterAll(() => test.close())

  let address = 0
  const elsewhere = () => ({ 'x-forwarded-for': `198.51.100.${String((address += 1))}` })
  const create = (intent?: string, headers: Record<string, string> = elsewhere()) =>
    test.call({ url: `/wps/member/trialuser${intent === undefined ? '' : `?intent=${intent}`}`, headers })
  const created = async (intent?: string, headers?: Record<string, string>) =>
    (await create(intent, headers)).json<{ value: Trial }>().value
  const play = (payload: object, headers: Record<string, string> = {}) =>
    test.call({ method: 'POST', url: '/wps/session/login/freeplay', payload, headers })
  const started = async () => {
    const { userName, token } = await created()
    const answer = await play({ userName, token })
    const cookie = answer.cookies.find(({ name }) => name === 'plaza_session')?.value ?? ''
    return { ...answer.json<{ value: FreePlay }>().value, headers: { cookie: `plaza_session=${cookie}` } }
  }

  // TRIAL-1
  it('free play makes an account at the merchant’s own trial merchant, with play money of that merchant’s ledger', async () => {
    const trial = await created()
    expect(trial).toMatchObject({ customerType: 4, userName: trial.trialName })
    expect(trial.trialName).toMatch(/^trial-[a-z2-9]{6}$/)
    const row = await test.db.read
      .selectFrom('members')
      .selectAll()
      .where('account', '=', trial.userName)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ merchant: 'demo-trial', type: 4, trial: true })
    const accounts = await test.db.read
      .selectFrom('accounts')
      .select(['merchant', 'owner', 'balance_minor'])
      .where('merchant', 'in', ['demo', 'demo-trial'])
      .execute()
    expect(accounts.every((account) => account.merchant === 'demo-trial')).toBe(true)
    expect(accounts).toContainEqual({ merchant: 'demo-trial', owner: row.id, balance_minor: 10_000_00 })
    expect(await ledgerAudit(test.db.read)).toEqual([])
  })

  // TRIAL-1
  it('the trial merchant is found by its purpose, not by its name', async () => {
    await test.db.write
      .updateTable('merchants')
      .set({ trial_of: null })
      .where('code', '=', 'lite-trial')
      .execute()
    expect((await create('an-intent-of-sixteen', { host: 'lite.localhost' })).json()).toMatchObject({
      code: 'trial.refused',
    })
    await test.db.write
      .updateTable('merchants')
      .set({ trial_of: 'lite' })
      .where('code', '=', 'closed-trial')
      .execute()
    await create('an-intent-of-sixteen', { host: 'lite.localhost' })
    const made = await test.db.read
      .selectFrom('members')
      .select('id')
      .where('merchant', '=', 'closed-trial')
      .execute()
    expect(made).toHaveLength(1)
  })

  // TRIAL-1
  it('free play signs the account in with a non-zero result', async () => {
    const { headers, ...value } = await started()
    expect(value).toMatchObject({ result: 1, customerType: 4, merchantCode: 'demo-trial' })
    const balance = await test.call({ url: '/wps/wallets/balance', headers })
    expect(balance.json()).toMatchObject({ value: { sumBalance: '10000.00', currency: 'PHP' } })
    expect((await test.call({ url: '/wps/member/info', headers })).json()).toMatchObject({
      value: { type: 4 },
    })
  })

  // TRIAL-1
  it('one intent makes one trial account, however often and concurrently it is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => created(intentOf('once'))))
    answers.push(await created(intentOf('once')))
    expect(new Set(answers.map((answer) => `${answer.userName} ${answer.token}`)).size).toBe(1)
    expect((await created(intentOf('other'))).userName).not.toBe(answers[0]?.userName)
  })

  // TRIAL-1
  it('a trial token works once', async () => {
    const { userName, token } = await created()
    const both = await Promise.all([play({ userName, token }), play({ userName, token })])
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 403])
    expect((await play({ userName, token })).json()).toMatchObject({ code: 'trial.refused' })
  })

  it('a trial token is refused after ten minutes, at another merchant, or when it is invalid', async () => {
    const late = await created()
    const other = await created()
    test.clock.advance(10 * 60_000)
    expect((await play({ userName: late.userName, token: late.token })).json()).toMatchObject({
      code: 'trial.refused',
    })
    const fresh = await created()
    expect((await play({ userName: fresh.userName, token: other.token })).json()).toMatchObject({
      code: 'trial.refused',
    })
    for (const userName of ['nobody', "' or 1=1 --", '🎲', '\u202Etrial-abcdef'])
      expect((await play({ userName, token: fresh.token })).json()).toMatchObject({ code: 'trial.refused' })
    expect((await play({ userName: fresh.userName, token: fresh.token, extra: 1 })).statusCode).toBe(400)
    expect((await play({ userName: fresh.userName })).statusCode).toBe(400)
  })

  it('a trial account cannot sign in by the ordinary login', async () => {
    const { userName } = await created()
    const body = await seal(test.gateway, { username: userName, password: 'x', type: 'username' })
    const answer = await test.call({ method: 'POST', url: '/wps/session/login', ...body })
    expect(answer.json()).toMatchObject({ success: false, code: 'login.failed' })
  })

  it('free play ends the session that the browser had', async () => {
    const member = await test.signedIn({ account: 'before-the-trial' })
    const { userName, token } = await created()
    await play({ userName, token }, member.headers)
    expect((await test.call({ url: '/wps/member/info', headers: member.headers })).json()).toMatchObject({
      code: 'session.expired',
    })
  })

  // TRIAL-1
  it('free play is a GET that writes, so it is refused to other sites and at closed merchants, and is not cached', async () => {
    const from = (site: string) => create(intentOf('site'), { 'sec-fetch-site': site })
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await from(site)).json()).toMatchObject({ code: 'request.origin' })
    const answer = await from('same-origin')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await create(intentOf('closed'), { host: 'closed.localhost' })).json()).toMatchObject({
      code: 'merchant.maintenance',
    })
  })

  it.each(['short', 'with%20space-and-more', `x${'y'.repeat(64)}`, '%F0%9F%8E%B2%F0%9F%8E%B2'])(
    'free play refuses %s as an intent',
    async (intent) => expect((await create(intent)).json()).toMatchObject({ code: 'request.invalid' }),
  )

  it('free play is limited by address, without counting an intent that already has its account', async () => {
    const here = elsewhere()
    for (let index = 0; index < 6; index += 1)
      expect((await create(intentOf(`n${index}`), here)).statusCode).toBe(200)
    expect((await create(intentOf('one-too-many'), here)).json()).toMatchObject({
      code: 'request.rate.limited',
    })
    expect((await create(intentOf('n0'), here)).statusCode).toBe(200)
    test.clock.advance(60 * 60_000)
    expect((await create(intentOf('an-hour-later'), here)).statusCode).toBe(200)
  })

  it('a trial account ends after a day, however much it is played', async () => {
    const { headers, userName } = await started()
    for (let hours = 0; hours < 23; hours += 1) {
      test.clock.advance(dayMs / 24)
      expect((await test.call({ method: 'POST', url: '/wps/session/renew', headers })).statusCode).toBe(200)
    }
    test.clock.advance(dayMs / 24)
    expect((await test.call({ url: '/wps/wallets/balance', headers })).json()).toMatchObject({
      code: 'session.expired',
    })
    await test.runJobs()
    const row = await test.db.read
      .selectFrom('members')
      .select('blocked')
      .where('account', '=', userName)
      .executeTakeFirstOrThrow()
    expect(row.blocked).toBe(true)
  })

  describe('the trial role', () => {
    const refused = everyCall.filter(({ auth }) => auth === 'member' || auth === 'agent')
    /** Signed in is enough: who it is, what it has, playing on its own ledger, and leaving. */
    const allowed = [
      'session.',
      'wallets.',
      'member.info',
      'member.unread',
      'agent.contractReminder',
      'games.launch',
      'games.play.',
      'games.reality.',
      'games.fairness.',
      'lottery.orders.',
      'lottery.chases.',
    ]

    // One account for all calls: an address may start so many in a day and no more.
    let headers: Awaited<ReturnType<typeof started>>['headers']
    beforeAll(async () => {
      headers = (await started()).headers
    })

    // TRIAL-2
    it.each(refused.map((call) => [call.id, call] as const))(
      'a trial account is refused %s',
      async (_id, call) => {
        const answer = await test.call({
          method: call.method,
          url: call.path.replaceAll(/:\w+/g, '1'),
          headers: { ...headers, 'idempotency-key': 'a-key-of-a-trial-account' },
        })
        expect({ status: answer.statusCode, ...answer.json<object>() }).toMatchObject({
          status: 403,
          code: 'trial.rejected',
        })
      },
    )

    it('a trial account can make no other signed-in calls than these', () => {
      const ids = everyCall.filter(({ auth }) => auth === 'session').map(({ id }) => id)
      expect(ids.filter((id) => !allowed.some((start) => id.startsWith(start)))).toEqual([])
    })
  })
})
