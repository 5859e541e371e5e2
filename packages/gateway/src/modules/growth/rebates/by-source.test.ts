import type { rebateReportCall, RebateRow } from '@plaza/contract/growth'
import type { AnswerOf } from '@plaza/contract/kernel'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { callsOf, openPlayTestbed, type PlayTestbed } from '../../play/game-sessions/testing/play-testbed'
import { splitBySource } from './by-source'

const row = (more: Partial<RebateRow> = {}): RebateRow => ({
  ...{ id: '2026-11-01-RNG-1', day: '2026-11-01', category: 'RNG', validMinor: 1_000, rate: 50 },
  ...{ amountMinor: 5, mode: null, claimId: null, paidAt: null, ...more },
})
const at = (code: string, validMinor: number, more: object = {}) => ({
  ...{ day: '2026-11-01', category: 'RNG', code, name: code.toUpperCase(), validMinor, ...more },
})

describe('rebates by vendor', () => {
  let bed: PlayTestbed
  const count = async () => {
    for (const job of bed.test.gateway.jobs) if (job.name === 'rebates') await job.run()
  }
  beforeAll(async () => {
    bed = await openPlayTestbed()
    for (const name of ['VIPBENEFIT', 'MANPLAYREB3', 'PLYRBT'])
      await operateInEffect(bed.test, { kind: 'flag', merchant: 'demo', name, isOn: true })
    await operateInEffect(bed.test, {
      ...{ kind: 'setting', merchant: 'demo', path: 'vip' },
      value: { levels: [{ rebates: { RNG: 50 } }] },
    })
    // Days before the first count earn nothing.
    await count()
  })
  afterAll(() => bed.close())

  // REBATE-2
  it('a row is split by the bets at each vendor, and the parts add up to it to the centavo', () => {
    const parts = splitBySource([row()], [at('a', 100), at('b', 200), at('c', 700)])
    expect(
      parts.map(({ source, validMinor, amountMinor }) => [source?.code, validMinor, amountMinor]),
    ).toEqual([
      ['a', 100, 1],
      ['b', 200, 1],
      ['c', 700, 3],
    ])
    // What is taken back after a claim is split alike.
    const back = splitBySource([row({ validMinor: -7, amountMinor: -2 })], [at('a', 1), at('b', 2)])
    expect(back.map(({ validMinor }) => validMinor)).toEqual([-2, -5])
    expect(back.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(-2)
  })

  // REBATE-2
  it('bets of another day or another kind of game split no row, and a row without bets that stand stays whole', () => {
    const others = [at('a', 100, { day: '2026-11-02' }), at('b', 100, { category: 'LIVE' })]
    expect(splitBySource([row()], others)).toEqual([{ ...row(), source: null }])
  })

  // REBATE-2
  it('the report names the vendors of the rounds, adds up to the days, and is filtered by one', async () => {
    const player = await bed.seat(100_000)
    for (const stakeMinor of [900, 801]) {
      const { bet, win } = callsOf(player)
      const placed = bet(stakeMinor)
      await bed.wallet('bet', placed)
      await bed.wallet('win', win(placed.transaction, 0))
    }
    bed.test.clock.advance(24 * 3_600_000)
    await count()
    const { headers } = await bed.test.signedInAgain(player)
    const report = async (query = '') =>
      (await bed.test.call({ url: `/wps/member/rebate/report?${query}`, headers })).json<{
        value: AnswerOf<typeof rebateReportCall>
      }>().value
    const whole = await report()
    expect(whole.rows).toMatchObject([{ category: 'RNG', validMinor: 1_701, amountMinor: 8 }])
    expect(whole.sources).toBeUndefined()
    const { rows, totals, sources } = await report('source=*')
    expect(totals).toEqual(whole.totals)
    expect(sources).toHaveLength(1)
    expect(rows).toMatchObject([{ source: sources?.[0], validMinor: 1_701, amountMinor: 8 }])
    expect((await report(`source=${sources?.[0]?.code ?? ''}`)).rows).toEqual(rows)
    expect(await report('source=nobody')).toMatchObject({ rows: [], sources, totals: { count: 0 } })
  })
})
