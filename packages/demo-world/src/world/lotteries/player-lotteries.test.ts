import { verifyDraw } from '@plaza/fair'
import { buildWorld, demoSeed } from '../world'

const hourMs = 3_600_000
const noon = Date.UTC(2026, 10, 1, 4)

describe.each([
  ['at noon', noon],
  ['in the evening, between the daily draws', noon + 6.1 * hourMs],
  ['at midnight', noon + 12 * hourMs],
])('the bets of player01 %s', (_when, now) => {
  const world = buildWorld(demoSeed, now, 200)
  const demo = world.merchants.find(({ code }) => code === 'demo')
  const { orders = [], chases = [] } = demo?.lotteryBets ?? {}
  const slips = orders.filter(({ row }) => row.chase_id === null)

  it('there are 200 orders of the last 90 days over all families, in every state', () => {
    expect(slips).toHaveLength(200)
    const families = new Set(orders.map(({ row }) => row.rules.replace(/^vn\d+$/, 'vietnam')))
    expect(families.size).toBe(7)
    expect(new Set(orders.map(({ row }) => row.lottery)).size).toBe(demo?.lotteries.length)
    expect(new Set(orders.map(({ row }) => row.state))).toEqual(
      new Set(['placed', 'paid', 'lost', 'cancelled', 'void', 'corrected']),
    )
    expect(new Set(orders.map(({ row }) => row.id)).size).toBe(orders.length)
    for (const { row } of orders) {
      expect(row.created_at).toBeGreaterThan(now - 90 * 24 * hourMs)
      expect(row.created_at).toBeLessThan(Math.min(now, row.close_at))
      expect(row.ended_at ?? now).toBeLessThanOrEqual(now)
    }
  })

  // LOTTERY-4
  it('the plans run, are done, were stopped by a win and were cancelled, and every peso of them is accounted for', () => {
    expect(chases.map(({ chase }) => chase.state).sort()).toEqual(['cancelled', 'done', 'running', 'stopped'])
    for (const { chase, issues } of chases) {
      const own = orders.filter(({ row }) => row.chase_id === chase.id)
      expect(chase.spent_minor).toBe(own.reduce((sum, { row }) => sum + row.amount_minor, 0))
      expect(chase.reserved_minor).toBe(issues.reduce((sum, issue) => sum + issue.amount_minor, 0))
      if (chase.state !== 'running')
        expect(chase.spent_minor + chase.refunded_minor).toBe(chase.reserved_minor)
      const waits = issues.filter(({ state }) => state === 'waiting')
      expect(waits.length > 0).toBe(chase.state === 'running')
      for (const issue of waits) expect(issue.close_at).toBeGreaterThan(now)
    }
    const stopped = chases.find(({ chase }) => chase.state === 'stopped')
    expect(stopped?.issues.filter(({ state }) => state === 'won')).toHaveLength(1)
  })

  // LOTTERY-3
  it('every order of the past is in the digest of its draw, which can be verified', async () => {
    for (const { row } of orders) {
      const past = demo?.lotteries.find(({ code }) => code === row.lottery)?.past
      const index = past?.issues.findIndex(({ no }) => no === row.issue) ?? -1
      const issue = past?.issues[index]
      if (row.state === 'placed') expect(issue).toBeUndefined()
      else {
        expect(issue?.orders).toBeGreaterThan(0)
        expect(issue?.isVoid ?? false).toBe(row.state === 'void')
        const verified = await verifyDraw({
          rules: row.rules,
          no: row.issue,
          seedHash: issue?.seedHash ?? '',
          seed: issue?.seed ?? '',
          digest: issue?.digest ?? '',
          numbers: issue?.numbers ?? [],
          chain: { end: past?.chainEnd ?? '', link: issue?.link ?? 0 },
          previous: index > 0 ? { seed: past?.issues[index - 1]?.seed ?? '' } : null,
        })
        expect(verified).toMatchObject({ seedMatchesHash: true, numbersMatch: true })
      }
    }
  })

  it('one result was corrected by two operators, and the order on it was settled again', () => {
    const corrected = orders.filter(({ row }) => row.state === 'corrected')
    expect(corrected).toHaveLength(1)
    const [{ row, transfers } = { row: undefined, transfers: [] }] = corrected
    const past = demo?.lotteries.find(({ code }) => code === row?.lottery)?.past
    const issue = past?.issues.find(({ no }) => no === row?.issue)
    const { before = [], enteredBy, confirmedBy } = issue?.correction ?? {}
    expect(before.filter((digit, place) => digit !== issue?.numbers[place])).toHaveLength(1)
    expect(confirmedBy).not.toBe(enteredBy)
    const paid = transfers.filter(({ kind }) => kind === 'lottery-prize' || kind === 'lottery-correction')
    expect(paid.at(-1)?.kind).toBe('lottery-correction')
    expect(paid.reduce((sum, { entries }) => sum + (entries[0]?.amountMinor ?? 0), 0)).toBe(row?.prize_minor)
  })

  it('nobody plays lotteries as games', () => {
    for (const { account, plays } of demo?.people ?? [])
      if (account !== 'player01') expect(plays.filter(({ type }) => type === 'LOTT')).toEqual([])
  })
})
