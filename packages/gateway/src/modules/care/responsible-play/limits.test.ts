import type { LimitPeriod } from '@plaza/contract/money'
import type { PlayLimit, PlayLimitKind, ProtectionEntry, Statement } from '@plaza/contract/site'
import { sql } from 'kysely'
import { setLimit } from '../../stakes/limits'
import {
  callsOf,
  openPlayTestbed,
  type PlayTestbed,
  type TestPlayer,
} from '../../play/game-sessions/testing/play-testbed'

const dayMs = 24 * 60 * 60_000

describe('limits on play and deposits', () => {
  let bed: PlayTestbed
  beforeAll(async () => {
    bed = await openPlayTestbed()
  })
  afterAll(() => bed.close())

  interface Answer {
    success: boolean
    code?: string
    value: { limits: PlayLimit[]; entries: ProtectionEntry[] } & Record<string, unknown>
  }
  type Whose = Pick<TestPlayer, 'headers'>
  const call = async ({ headers }: Whose, path: string, payload?: object) =>
    (await bed.test.call({ url: path, headers, ...(payload && { method: 'POST', payload }) })).json<Answer>()
  const set = (who: Whose, kind: PlayLimitKind, period: LimitPeriod, amount: number | null) =>
    call(who, '/wps/limits', { kind, period, amount })
  const limitOf = async (who: Whose, kind: PlayLimitKind, period: LimitPeriod) =>
    (await call(who, '/wps/limits')).value.limits.find((one) => one.kind === kind && one.period === period)
  const bet = async (player: TestPlayer, amountMinor: number) =>
    (await bed.wallet('bet', callsOf(player).bet(amountMinor))).status
  const again = async (player: TestPlayer): Promise<TestPlayer> => ({
    ...player,
    ...(await bed.test.signedInAgain(player)),
  })

  // RG-3
  it('of a day, a week and a month the lowest rest holds, and each starts again at its own end', async () => {
    const player = await bed.seat(100_000)
    await set(player, 'wager', 'month', 900)
    await set(player, 'wager', 'week', 700)
    await set(player, 'wager', 'day', 500)
    expect([await bet(player, 500), await bet(player, 100)]).toEqual(['OK', 'RS_ERROR_LIMIT_REACHED'])
    // Sunday noon in Manila: the day and the week end at midnight, the month does not.
    expect(await limitOf(player, 'wager', 'day')).toMatchObject({
      amount: 500,
      used: 500,
      resetsAt: Date.parse('2026-11-02T00:00+08:00'),
    })
    expect(await limitOf(player, 'wager', 'month')).toMatchObject({
      used: 500,
      resetsAt: Date.parse('2026-12-01T00:00+08:00'),
    })
    const launched = (await bed.launch(player)).json<Answer>()
    expect(launched).toMatchObject({
      code: 'limit.reached',
      value: { limit: 'wager', period: 'day', resetsAt: Date.parse('2026-11-02T00:00+08:00') },
    })
    // On Monday; nobody has to sign in again for it.
    await bed.test.db.write
      .updateTable('sessions')
      .set({ idle_expires_at: bed.test.clock.now() + 2 * dayMs })
      .where('member_id', '=', player.id)
      .execute()
    bed.test.clock.advance(12 * 60 * 60_000)
    expect([await bet(player, 400), await bet(player, 100)]).toEqual(['OK', 'RS_ERROR_LIMIT_REACHED'])
    const later = await again(player)
    expect(await limitOf(later, 'wager', 'month')).toMatchObject({ amount: 900, used: 900 })
    expect((await bed.launch(later)).json<Answer>().value).toMatchObject({ period: 'month' })
  })

  // RG-3
  it('a lower limit applies at once; a higher one after a day and a second confirmation, and it can be withdrawn', async () => {
    const player = await bed.seat(100_000)
    await set(player, 'loss', 'day', 500)
    await set(player, 'loss', 'day', 300)
    expect(await limitOf(player, 'loss', 'day')).toMatchObject({ amount: 300 })
    const askedAt = bed.test.clock.now()
    await set(player, 'loss', 'day', 800)
    expect(await limitOf(player, 'loss', 'day')).toMatchObject({
      amount: 300,
      pending: { amount: 800, confirmableAt: askedAt + dayMs },
    })
    expect(await bet(player, 400)).toBe('RS_ERROR_LIMIT_REACHED')
    const body = { kind: 'loss', period: 'day' }
    expect(await call(player, '/wps/limits/confirm', body)).toMatchObject({
      code: 'limit.early',
      value: { retryAt: askedAt + dayMs },
    })
    expect((await call(player, '/wps/limits/drop', body)).success).toBe(true)
    expect(await call(player, '/wps/limits/drop', body)).toMatchObject({ code: 'limit.none' })
    await set(player, 'loss', 'day', null)
    bed.test.clock.advance(dayMs)
    const later = await again(player)
    expect(await limitOf(later, 'loss', 'day')).toMatchObject({ amount: 300 })
    expect((await call(later, '/wps/limits/confirm', body)).success).toBe(true)
    expect(await limitOf(later, 'loss', 'day')).toMatchObject({ amount: null })
    const { entries } = (await call(later, '/wps/member/responsible/history')).value
    const changes = entries.filter(({ action }) => action !== 'information-read')
    expect(changes.map(({ action, subject, before, after }) => [action, subject, before, after])).toEqual([
      ['limit-confirmed', 'loss.day', 300, null],
      ['limit-asked', 'loss.day', 300, null],
      ['limit-dropped', 'loss.day', 800, 300],
      ['limit-asked', 'loss.day', 300, 800],
      ['limit-set', 'loss.day', 500, 300],
      ['limit-set', 'loss.day', null, 500],
    ])
  })

  it('a lower limit withdraws a higher one that waits', async () => {
    const player = await bed.seat(1_000)
    await set(player, 'wager', 'week', 500)
    await set(player, 'wager', 'week', 900)
    await set(player, 'wager', 'week', 400)
    expect(await limitOf(player, 'wager', 'week')).toEqual(
      expect.not.objectContaining({ pending: expect.anything() }),
    )
  })

  it.each([
    ['wager', 'day', 0, 'request.invalid'],
    ['wager', 'day', -1, 'request.invalid'],
    ['wager', 'day', 1.5, 'request.invalid'],
    ['time', 'day', 24 * 60 + 1, 'request.invalid'],
    ['luck', 'day', 100, 'request.invalid'],
    ['wager', 'year', 100, 'request.invalid'],
    ['wager', 'day', 1_001, 'limit.above'],
  ])('a limit on %s a %s of %d is refused with %s', async (kind, period, amount, code) => {
    const player = await bed.seat(1_000)
    await set(player, 'wager', 'month', 1_000)
    const answer = await call(player, '/wps/limits', { kind, period, amount })
    expect(answer.code).toBe(code)
    expect(
      (await call(player, '/wps/limits')).value.limits.filter((one) => one.amount !== null),
    ).toHaveLength(1)
  })

  it('a limit on time counts open games, and refuses bets and launches from its last minute on', async () => {
    const player = await bed.seat(10_000)
    await set(player, 'time', 'day', 30)
    bed.test.clock.advance(29 * 60_000)
    expect(await bet(player, 100)).toBe('OK')
    bed.test.clock.advance(60_000)
    expect(await bet(player, 100)).toBe('RS_ERROR_LIMIT_REACHED')
    expect(await limitOf(player, 'time', 'day')).toMatchObject({ used: 30 })
  })

  // RG-3, RG-7
  it('the deposit form and the page of limits change the same limit', async () => {
    const player = await bed.seat(1_000)
    await set(player, 'deposit', 'day', 5_000)
    const { limits } = (await call(player, '/wps/limits/deposit')).value
    expect(limits.find(({ period }) => period === 'day')).toMatchObject({ amountMinor: 5_000 })
    await call(player, '/wps/limits/deposit', { period: 'day', amountMinor: 9_000 })
    expect(await limitOf(player, 'deposit', 'day')).toMatchObject({
      amount: 5_000,
      pending: { amount: 9_000 },
    })
  })

  // RG-3
  it('bets that wait for a limit to be lowered are held against the lower one', async () => {
    const player = await bed.seat(1_000_000)
    await set(player, 'wager', 'day', 1_000_000)
    const owner = { memberId: player.id, merchant: 'demo', currency: 'PHP' }
    const change = { owner, kind: 'wager', period: 'day', now: bed.test.clock.now() } as const
    let lower: () => void = () => undefined
    const isLowering = new Promise<void>((resolve) => (lower = resolve))
    const bets = Array.from({ length: 20 }, async () => {
      await isLowering
      return bet(player, 1_000)
    })
    await bed.test.db.transaction(async (trx) => {
      await setLimit(trx, change, 3_000)
      lower()
      // They reach the database before the lowering is committed.
      await sql`select pg_sleep(0.2)`.execute(trx)
    })
    const statuses = await Promise.all(bets)
    expect(statuses.filter((status) => status === 'OK')).toHaveLength(3)
    expect(await limitOf(player, 'wager', 'day')).toMatchObject({ amount: 3_000, used: 3_000 })
  })

  // RG-13
  it('the statement has what play cost by day, week and month of the merchant, the newest first', async () => {
    const player = await bed.seat(100_000)
    const round = callsOf(player)
    const staked = round.bet(500)
    await bed.wallet('bet', staked)
    await bed.wallet('win', round.win(staked.transaction, 200))
    bed.test.clock.advance(10 * 60_000)
    const read = async (unit: string) =>
      (await call(await again(player), `/wps/member/responsible/statement?unit=${unit}`))
        .value as unknown as Statement
    const { rows } = await read('day')
    expect(rows).toHaveLength(31)
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(bed.test.clock.now())
    expect(rows[0]).toMatchObject({ from: today, to: today, minutes: 10, netMinor: -300 })
    expect(rows[1]).toMatchObject({ minutes: 0, depositMinor: 0, netMinor: 0 })
    for (const unit of ['week', 'month'])
      expect((await read(unit)).rows[0]).toMatchObject({ minutes: 10, netMinor: -300, withdrawalMinor: 0 })
  })
})
