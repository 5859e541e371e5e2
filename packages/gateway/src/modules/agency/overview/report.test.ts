import { sumNames, type ReportLine, type TeamReport, type TeamSums } from '@plaza/contract/agency'
import type { Database } from '../../../kernel/database/database'
import { houseAccount, memberWallet, transfer } from '../../../kernel/ledger'
import { pageAt } from '../../../kernel/pages'
import { sayStakesSettled } from '../../../kernel/stakes/stake-settled'
import { addMember, addMerchants } from '../../../testing/fixtures'
import { settledStake } from '../../../testing/settled-stake'
import { createTestDatabase } from '../../../testing/test-database'
import { moveMember } from '../../identity/directory'
import { teamDays } from '../team'
import { addUp } from '../team/add-up'
import { readReport, type AskedReport } from './read-report'

const dayOf = (number: number) => `2026-11-${String(number).padStart(2, '0')}`
const noon = (number: number) => Date.UTC(2026, 10, number, 4)
const lastDay = 6
const range = { from: dayOf(1), to: dayOf(lastDay) }

/** Numbers that are the same in every run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

describe('profit and loss of a team', () => {
  let db: Database
  const ids: string[] = []
  /** Who stood above whom on each day, and what each did: kept by the test alone. */
  const uplines: Map<string, string | null>[] = []
  const staked = new Map<string, number>()
  const deposited = new Map<string, number>()

  beforeAll(async () => {
    db = (await createTestDatabase()).db
    await addMerchants(db)
    const pick = numbers(41)
    const upline = new Map<string, string | null>()
    for (let index = 0; index < 14; index += 1) {
      const above = index === 0 ? undefined : ids[pick(Math.min(index, 6))]
      const account = `${index % 3 === 0 ? 'agent' : 'player'}${index}`
      const id = await addMember(
        db,
        { account, type: index % 3 === 0 ? 1 : 0, ...(above !== undefined && { uplineId: above }) },
        'x',
      )
      ids.push(id)
      upline.set(id, above ?? null)
    }
    let round = 0
    for (let day = 1; day <= lastDay; day += 1) {
      uplines[day] = new Map(upline)
      for (const memberId of ids) {
        const stakeMinor = pick(500)
        const deposit = 1 + pick(900)
        round += 1
        const reference = `r${round}`
        await db.transaction(async (trx) => {
          if (stakeMinor > 0)
            await sayStakesSettled(
              trx,
              [settledStake({ memberId, stakeMinor, payoutMinor: pick(300), day: dayOf(day), reference })],
              noon(day),
            )
          await transfer(trx, {
            ...{ merchant: 'demo', currency: 'PHP', kind: 'deposit', reference, now: noon(day) },
            entries: [
              { account: memberWallet(memberId, 'main'), amountMinor: deposit },
              { account: houseAccount('psp:clearing'), amountMinor: -deposit },
            ],
          })
        })
        staked.set(`${memberId} ${day}`, stakeMinor)
        deposited.set(`${memberId} ${day}`, deposit)
      }
      // Half of the days are only noted when they are read.
      if (day <= lastDay / 2) while ((await addUp(db, noon(day))) > 0);
      for (let turn = 0; turn < 2; turn += 1) {
        const memberId = ids[1 + pick(ids.length - 1)]!
        const uplineId = ids[pick(ids.length)]!
        const isAbove = (id: string | null): boolean =>
          id !== null && (id === memberId || isAbove(upline.get(id) ?? null))
        if (isAbove(uplineId)) continue
        await db.transaction((trx) =>
          moveMember(trx, { memberId, uplineId, day: dayOf(day), now: noon(day) + turn }),
        )
        upline.set(memberId, uplineId)
      }
    }
  })
  afterAll(() => db.close())

  const read = (agentId: string, more: Partial<AskedReport> = {}, size = 500, number = 1) =>
    readReport(
      db.read,
      {
        ...{ merchant: 'demo', agent: { id: agentId, account: 'me', type: 1 }, path: [], search: '' },
        ...{ type: undefined, hasSelf: true, sort: 'validMinor', isFalling: true },
        ...more,
      },
      range,
      pageAt(number, size),
    )
  const sumOf = (lines: readonly ReportLine[]) =>
    Object.fromEntries(
      sumNames.map((name) => [name, lines.reduce((sum, { sums }) => sum + sums[name], 0)]),
    ) as TeamSums
  const linesOf = ({ self, rows }: Pick<TeamReport, 'self' | 'rows'>) => [...(self ? [self] : []), ...rows]

  /** Stakes and deposits of everybody who stood in a line below an agent, walked upwards day by day. */
  const naive = (agentId: string, line?: string) => {
    let [stake, deposit] = [0, 0]
    for (let day = 1; day <= lastDay; day += 1)
      for (const id of ids) {
        const chain: string[] = []
        for (let next: string | null = id; next !== null; next = uplines[day]!.get(next) ?? null)
          chain.push(next)
        const at = chain.indexOf(agentId)
        if (at <= 0 || (line !== undefined && chain[at - 1] !== line)) continue
        stake += staked.get(`${id} ${day}`) ?? 0
        deposit += deposited.get(`${id} ${day}`) ?? 0
      }
    return [stake, deposit]
  }

  // TEAM-7
  it('in a world of moves, self and rows add up to the total, and each total is the row above, however deep', async () => {
    let deepest = 0
    const descend = async (agentId: string, path: string[], expected?: TeamSums) => {
      deepest = Math.max(deepest, path.length)
      const report = await read(agentId, { path })
      expect(sumOf(linesOf(report))).toEqual(report.total)
      if (expected) expect(report.total).toEqual(expected)
      for (const row of report.rows) await descend(agentId, [...path, row.id], row.sums)
    }
    for (const id of ids) await descend(id, [])
    expect(deepest).toBeGreaterThanOrEqual(3)
  })

  // TEAM-7
  it('a line has what its members did on the days on which they stood in it, and all lines together are the team', async () => {
    for (const id of ids) {
      const { rows, total } = await read(id, { hasSelf: false })
      for (const row of rows) expect([row.sums.stakeMinor, row.sums.depositMinor]).toEqual(naive(id, row.id))
      expect([total.stakeMinor, total.depositMinor]).toEqual(naive(id))
      const kept = await teamDays(db.read, { merchant: 'demo', agentId: id, ...range })
      expect(total.prizeMinor).toBe(kept.reduce((sum, { prizeMinor }) => sum + prizeMinor, 0))
    }
  })

  it('figures follow their formulas in every row', async () => {
    for (const { sums } of linesOf(await read(ids[0]!))) {
      expect(sums.gameMinor).toBe(sums.prizeMinor - sums.stakeMinor)
      expect(sums.rebatesMinor).toBe(sums.rebateMinor + sums.commissionMinor)
      expect(sums.netMinor).toBe(
        sums.prizeMinor + sums.rebatesMinor + sums.bonusMinor + sums.salaryMinor - sums.stakeMinor,
      )
    }
  })

  it('rows are sorted by any figure and by name, and pages follow each other without a gap', async () => {
    const { rows, count } = await read(ids[0]!, { sort: 'netMinor', isFalling: false })
    const nets = rows.map(({ sums }) => sums.netMinor)
    expect(nets).toEqual(nets.toSorted((one, other) => one - other))
    const names = (await read(ids[0]!, { sort: 'userName', isFalling: false })).rows.map(
      (row) => row.userName,
    )
    expect(names).toEqual(names.toSorted())
    const paged: ReportLine[] = []
    for (let page = 1; page <= Math.ceil(count / 2); page += 1)
      paged.push(...(await read(ids[0]!, { sort: 'netMinor', isFalling: false }, 2, page)).rows)
    expect(paged).toEqual(rows)
  })

  it('a filter by name or type keeps its rows, and the total is theirs', async () => {
    const all = await read(ids[0]!, { hasSelf: false })
    const agents = await read(ids[0]!, { hasSelf: false, type: 'agent' })
    const players = await read(ids[0]!, { hasSelf: false, type: 'player' })
    expect(agents.rows.every(({ type }) => type === 1)).toBe(true)
    expect(agents.count + players.count).toBe(all.count)
    expect(agents.total.stakeMinor + players.total.stakeMinor).toBe(all.total.stakeMinor)
    const [first] = all.rows
    const named = await read(ids[0]!, { hasSelf: false, search: first!.userName.toUpperCase() })
    expect(named.rows.map(({ userName }) => userName)).toContain(first!.userName)
    expect(named.total).toEqual(sumOf(named.rows))
    expect((await read(ids[0]!, { search: '%' })).rows).toEqual([])
  })

  // TEAM-5
  it('a path to somebody who is not there answers as one to nobody', async () => {
    const stranger = await addMember(db, { account: 'stranger', type: 1 }, 'x')
    const [own] = (await read(ids[0]!)).rows
    for (const path of [[stranger], ['nobody'], [ids[0]!], [own!.id, own!.id], [own!.id, 'nobody']])
      await expect(read(ids[0]!, { path })).rejects.toMatchObject({ code: 'agent.member.unknown' })
    await expect(read(stranger, { path: [own!.id] })).rejects.toMatchObject({ code: 'agent.member.unknown' })
    await expect(read(ids[0]!, { path: [own!.id], merchant: 'lite' })).rejects.toMatchObject({
      code: 'agent.member.unknown',
    })
  })
})
