import type { Exclusion, ProtectionEntry } from '@plaza/contract/site'
import { randomUUID } from 'node:crypto'
import type { TestCaller } from '../../../testing/create-test-gateway'
import { addMember } from '../../../testing/fixtures'
import { perform } from '../../../testing/perform'
import { seal } from '../../../testing/seal'
import {
  callsOf,
  openPlayTestbed,
  testNode,
  type PlayTestbed,
} from '../../play/game-sessions/testing/play-testbed'
import { whileExcluded } from '../../../kernel/http/while-excluded'

const dayMs = 24 * 60 * 60_000
const url = '/wps/member/responsible'

describe('a break from play', () => {
  let bed: PlayTestbed
  let password: string
  let names = 0
  beforeAll(async () => {
    bed = await openPlayTestbed({ LOGIN_ADDRESS_LIMIT: '1000' })
    password = await bed.test.gateway.hasher.hash('Play1234')
  })
  afterAll(() => bed.close())

  interface Answer {
    success: boolean
    code?: string
    value: { exclusion: Exclusion; entries: ProtectionEntry[]; until?: number | null; kind?: string }
  }
  const call = async (headers: object, method: 'GET' | 'POST', path: string, payload?: object) =>
    (
      await bed.test.call({
        method,
        url: path,
        headers: { ...headers, 'idempotency-key': randomUUID(), 'sec-fetch-site': 'same-origin' },
        ...(payload && { payload }),
      })
    ).json<Answer>()
  const account = async (more: { merchant?: string; email?: string } = {}) => {
    const name = `resting${String((names += 1))}`
    const id = await addMember(bed.test.db, { account: name, isUninformed: true, ...more }, password)
    return { id, name }
  }
  const login = async (username: string, purpose?: 'withdraw', host = 'localhost') => {
    const sealed = await seal(bed.test.gateway, {
      username,
      password: 'Play1234',
      type: 'username',
      ...(purpose && { purpose }),
    })
    const answer = await bed.test.call({
      method: 'POST',
      url: '/wps/session/login',
      payload: sealed.payload,
      headers: { ...sealed.headers, host },
    })
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    return { answer: answer.json<Answer>(), headers: { cookie, host } }
  }
  const timeOut = ({ headers }: Pick<TestCaller, 'headers'>, period = '24h') =>
    call(headers, 'POST', `${url}/timeout`, { period })
  const exclude = (headers: object, period = '6m') =>
    call(headers, 'POST', `${url}/exclusion`, { period, isConfirmed: true })

  // RG-8
  it('a time-out ends every session at once, refuses sign-in until its end, and then lets it pass', async () => {
    const { name } = await account()
    const [here, there] = [await login(name), await login(name)]
    const until = bed.test.clock.now() + dayMs
    expect(await timeOut(here)).toMatchObject({
      value: { exclusion: { kind: 'time-out', until, source: 'member' } },
    })
    for (const { headers } of [here, there])
      expect(await call(headers, 'GET', '/wps/wallets/balance')).toMatchObject({ code: 'session.expired' })
    expect((await login(name)).answer).toMatchObject({
      success: false,
      code: 'member.excluded',
      value: { kind: 'time-out', until },
    })
    bed.test.clock.advance(dayMs)
    expect((await login(name)).answer.success).toBe(true)
  })

  // RG-8 WITHDRAW-4
  it('a session for withdrawing reads and withdraws, and refuses play, deposits, trials and offers', async () => {
    const { name } = await account()
    await timeOut(await login(name), '1w')
    const { answer, headers } = await login(name, 'withdraw')
    expect(answer.success).toBe(true)
    for (const path of ['/wps/wallets/balance', '/wps/withdraw/options', url, `${url}/history`])
      expect((await call(headers, 'GET', path)).code).not.toBe('member.excluded')
    const refused = [
      ['GET', `/wps/game/launchGame?nodeId=${String(testNode)}&intent=${randomUUID()}`],
      ['GET', `/wps/game/launchGame?nodeId=${String(testNode)}&mode=demo&intent=${randomUUID()}`],
      ['POST', '/wps/deposit', { method: 'demo-bank', amountMinor: 10_000 }],
      ['GET', '/wps/deposit/methods'],
      ['POST', '/wps/deposit/voucher', { code: 'AAAA' }],
      ['GET', '/wps/member/trialuser'],
    ] as const
    for (const [method, path, body] of refused)
      expect([path, (await call(headers, method, path, body)).code]).toEqual([path, 'member.excluded'])
    const offers = await call(headers, 'GET', '/wps/system/announcements?language=en&merchantCode=demo')
    expect(JSON.stringify(offers.value ?? {})).not.toMatch(/"title"/)
    bed.test.clock.advance(31 * 60_000)
    expect((await call(headers, 'GET', '/wps/wallets/balance')).code).toBe('session.expired')
  })

  // RG-8
  it('a round that is open when a break begins ends and pays, and no next one begins', async () => {
    const player = await bed.seat(10_000)
    const round = callsOf(player)
    const stake = round.bet(500)
    expect(await bed.wallet('bet', stake)).toMatchObject({ status: 'OK' })
    const other = callsOf(player)
    const taken = other.bet(300)
    await bed.wallet('bet', taken)
    expect((await exclude(player.headers)).success).toBe(true)
    expect((await bed.wallet('bet', callsOf(player).bet(100))).status).not.toBe('OK')
    expect((await bed.wallet('bet', round.bet(100))).status).not.toBe('OK')
    expect(await bed.wallet('win', round.win(stake.transaction, 900))).toMatchObject({ status: 'OK' })
    expect(await bed.wallet('rollback', other.rollback(taken.transaction))).toMatchObject({
      status: 'OK',
      balanceMinor: 10_400,
    })
  })

  // RG-8
  it('the database itself refuses a bet of an excluded member whose session were still open', async () => {
    const player = await bed.seat(1_000)
    await exclude(player.headers)
    await bed.test.db.write
      .updateTable('sessions')
      .set({ ended_at: null })
      .where('member_id', '=', player.id)
      .execute()
    expect(await bed.wallet('bet', callsOf(player).bet(100))).toEqual({ status: 'RS_ERROR_USER_DISABLED' })
  })

  // RG-8
  it('a self-exclusion comes back only after its period, a request, and seven days', async () => {
    const { name } = await account()
    const first = await login(name)
    expect((await exclude(first.headers)).value.exclusion.returnsAt).toBeNull()
    const early = await login(name, 'withdraw')
    expect(await call(early.headers, 'POST', `${url}/return`, {})).toMatchObject({
      code: 'exclusion.return.early',
    })
    bed.test.clock.advance(185 * dayMs)
    expect((await login(name)).answer.code).toBe('member.excluded')
    const { headers } = await login(name, 'withdraw')
    const asked = await call(headers, 'POST', `${url}/return`, {})
    const returnsAt = bed.test.clock.now() + 7 * dayMs
    expect(asked.value.exclusion.returnsAt).toBe(returnsAt)
    bed.test.clock.advance(dayMs)
    const later = await login(name, 'withdraw')
    expect((await call(later.headers, 'POST', `${url}/return`, {})).value.exclusion.returnsAt).toBe(returnsAt)
    bed.test.clock.advance(6 * dayMs - 1)
    expect((await login(name)).answer.code).toBe('member.excluded')
    bed.test.clock.advance(1)
    const back = await login(name)
    expect(back.answer.success).toBe(true)
    const { entries } = (await call(back.headers, 'GET', `${url}/history`)).value
    expect(entries.map(({ action, by, before, after }) => [action, by, before, after])).toEqual([
      ['return-asked', 'member', null, returnsAt],
      ['exclusion', 'member', null, '6m'],
    ])
  })

  it('a shorter break never ends a longer one', async () => {
    const { name } = await account()
    await exclude((await login(name)).headers, '1y')
    const { headers } = await login(name, 'withdraw')
    expect((await timeOut({ headers: headers as TestCaller['headers'] })).value.exclusion.kind).toBe(
      'exclusion',
    )
    bed.test.clock.advance(200 * dayMs)
    expect((await login(name)).answer).toMatchObject({
      code: 'member.excluded',
      value: { kind: 'exclusion' },
    })
  })

  it.each([
    ['timeout', { period: '6m' }, 'exclusion.period'],
    ['timeout', { period: 'forever' }, 'exclusion.period'],
    ['timeout', { period: 'x' }, 'request.invalid'],
    ['exclusion', { period: '5y', isConfirmed: true }, 'exclusion.period'],
    ['exclusion', { period: '6m', isConfirmed: false }, 'request.invalid'],
    ['exclusion', { period: '6m' }, 'request.invalid'],
    ['return', {}, 'exclusion.none'],
  ])('%s with %j is refused with %s, and nothing begins', async (step, body, code) => {
    const { name } = await account()
    const { headers } = await login(name)
    expect((await call(headers, 'POST', `${url}/${step}`, body)).code).toBe(code)
    expect((await login(name)).answer.success).toBe(true)
  })

  // RG-8
  it('a family’s request excludes the person at every merchant of the house, also at an account opened later', async () => {
    const email = `house${String(names)}@perla.example`
    const [one, sister, stranger] = [
      await account({ email }),
      await account({ email, merchant: 'lite' }),
      await account({ email: `x${email}`, merchant: 'lite' }),
    ]
    const rename = (id: string, real_name: string) =>
      bed.test.db.write.updateTable('members').set({ real_name }).where('id', '=', id).execute()
    for (const { id } of [one, sister, stranger]) await rename(id, 'Ana Reyes')
    const at = await login(sister.name, undefined, 'lite.localhost')
    const asked = { kind: 'exclude', merchant: 'demo', account: one.name, period: '1y' } as const
    await perform(bed.test.db, asked, { by: 'olivia', why: 'her brother, with proof' }, bed.test.clock.now())
    expect((await login(one.name)).answer.code).toBe('member.excluded')
    expect(await call(at.headers, 'GET', '/wps/wallets/balance')).toMatchObject({ code: 'session.expired' })
    expect((await login(sister.name, undefined, 'lite.localhost')).answer.code).toBe('member.excluded')
    expect((await login(stranger.name, undefined, 'lite.localhost')).answer.success).toBe(true)
    const later = await account({ email: email.toUpperCase(), merchant: 'closed' })
    await rename(later.id, 'ana reyes')
    const held = await login(later.name, undefined, 'closed.localhost')
    expect(held.answer.success).toBe(false)
    await expect(
      perform(bed.test.db, { ...asked, period: '5y' }, { by: 'olivia', why: null }, 0),
    ).rejects.toThrow('not of 5y')
    await expect(
      perform(bed.test.db, { ...asked, account: 'nobody' }, { by: 'olivia', why: null }, 0),
    ).rejects.toThrow('There is no account')
  })

  it('every call that a session for withdrawing may make exists', async () => {
    const { paths } = (await bed.test.call({ url: '/docs/json' })).json<{
      paths: Record<string, Record<string, { operationId?: string }>>
    }>()
    const ids = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    )
    expect(whileExcluded.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('what was done is kept, and nobody reads another’s', async () => {
    const { name } = await account()
    await timeOut(await login(name))
    await expect(
      bed.test.db.write.updateTable('protection_actions').set({ subject: 'x' }).execute(),
    ).rejects.toThrow('append-only')
    const stranger = await login((await account()).name)
    expect((await call(stranger.headers, 'GET', `${url}/history`)).value.entries).toEqual([])
  })
})
