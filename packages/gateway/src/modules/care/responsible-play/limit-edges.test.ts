import type { LimitPeriod } from '@plaza/contract/money'
import type { PlayLimit, PlayLimitKind } from '@plaza/contract/site'
import { operateInEffect } from '../../../testing/operate-in-effect'
import {
  callsOf,
  openPlayTestbed,
  type PlayTestbed,
  type TestPlayer,
} from '../../play/game-sessions/testing/play-testbed'

describe('the edges of limits', () => {
  let bed: PlayTestbed
  beforeAll(async () => {
    bed = await openPlayTestbed()
  })
  afterAll(() => bed.close())

  interface Answer {
    code?: string
    value: { limits: PlayLimit[] }
  }
  const call = async ({ headers }: TestPlayer, path: string, payload?: object) =>
    (await bed.test.call({ url: path, headers, ...(payload && { method: 'POST', payload }) })).json<Answer>()
  const set = (who: TestPlayer, kind: PlayLimitKind, period: LimitPeriod, amount: number | null) =>
    call(who, '/wps/limits', { kind, period, amount })
  const limitOf = async (who: TestPlayer, kind: PlayLimitKind, period: LimitPeriod) =>
    (await call(who, '/wps/limits')).value.limits.find((one) => one.kind === kind && one.period === period)
  const bet = async (player: TestPlayer, amountMinor: number) =>
    (await bed.wallet('bet', callsOf(player).bet(amountMinor))).status
  const zone = (value: string) =>
    operateInEffect(bed.test, { kind: 'setting', merchant: 'demo', path: 'timeZone', value })
  /** Goes on to a moment; who plays then sat down shortly before. */
  const seatAt = async (moment: string) => {
    bed.test.clock.advance(Date.parse(moment) - bed.test.clock.now())
    return bed.seat(100_000)
  }

  // RG-3
  it('of two tabs that lower a limit at the same time the lower one holds', async () => {
    const player = await bed.seat(10_000)
    await set(player, 'wager', 'day', 1_000)
    await Promise.all([300, 500, 400].map((amount) => set(player, 'wager', 'day', amount)))
    expect(await limitOf(player, 'wager', 'day')).toMatchObject({ amount: 300 })
    expect([await bet(player, 300), await bet(player, 100)]).toEqual(['OK', 'RS_ERROR_LIMIT_REACHED'])
  })

  // RG-3
  it('on a day of 25 hours, in a zone whose clocks go back, a limit begins again after all of them', async () => {
    await zone('America/New_York')
    const player = await seatAt('2026-11-01T16:00:00Z')
    await set(player, 'wager', 'day', 500)
    expect(await bet(player, 500)).toBe('OK')
    // That Sunday began at 04:00 and ends at 05:00 of the next day.
    expect(await limitOf(player, 'wager', 'day')).toMatchObject({
      used: 500,
      resetsAt: Date.parse('2026-11-02T05:00:00Z'),
    })
    // Nobody has to sign in again for it.
    await bed.test.db.write
      .updateTable('sessions')
      .set({ idle_expires_at: Date.parse('2026-11-03T00:00:00Z') })
      .where('member_id', '=', player.id)
      .execute()
    bed.test.clock.advance(Date.parse('2026-11-02T05:00:00Z') - 1 - bed.test.clock.now())
    expect(await bet(player, 100)).toBe('RS_ERROR_LIMIT_REACHED')
    bed.test.clock.advance(1)
    expect(await bet(player, 100)).toBe('OK')
    await zone('Asia/Manila')
  })

  // RG-3
  it('at midnight at the end of a month the limits of the day and of the month begin again, the week’s does not', async () => {
    const player = await seatAt('2026-11-30T23:50:00+08:00')
    await set(player, 'wager', 'month', 700)
    await set(player, 'wager', 'week', 600)
    await set(player, 'wager', 'day', 500)
    expect([await bet(player, 500), await bet(player, 100)]).toEqual(['OK', 'RS_ERROR_LIMIT_REACHED'])
    for (const period of ['day', 'month'] as const)
      expect(await limitOf(player, 'wager', period)).toMatchObject({
        used: 500,
        resetsAt: Date.parse('2026-12-01T00:00+08:00'),
      })
    bed.test.clock.advance(10 * 60_000 - 1)
    expect(await bet(player, 100)).toBe('RS_ERROR_LIMIT_REACHED')
    bed.test.clock.advance(1)
    // 30 November 2026 is a Monday: of the week 500 of 600 are used.
    expect([await bet(player, 200), await bet(player, 100), await bet(player, 100)]).toEqual([
      'RS_ERROR_LIMIT_REACHED',
      'OK',
      'RS_ERROR_LIMIT_REACHED',
    ])
    expect(await limitOf(player, 'wager', 'month')).toMatchObject({
      used: 100,
      resetsAt: Date.parse('2027-01-01T00:00+08:00'),
    })
  })
})
