import type { Database } from '../../../kernel/database/database'
import { houseAccount, memberWallet, transfer } from '../../../kernel/ledger'
import { addMember, addMerchants } from '../../../testing/fixtures'
import { createTestDatabase } from '../../../testing/test-database'
import { moveMember } from '../../identity/directory'
import { addUp } from './add-up'
import { auditTeam } from './audit-team'
import { teamDays } from './team-days'

/** Noon of 1 November in Manila; days after it by their number. */
const noon = (day: number) => Date.UTC(2026, 10, day, 4)

let db: Database
beforeAll(async () => {
  db = (await createTestDatabase()).db
  await addMerchants(db)
})
afterAll(() => db.close())

let added = 0
const add = (uplineId?: string) => {
  added += 1
  return addMember(db, { account: `member${String(added)}`, ...(uplineId && { uplineId }) }, 'x')
}
let count = 0
const deposit = (memberId: string, amountMinor: number, day: number) => {
  count += 1
  return db.transaction((trx) =>
    transfer(trx, {
      merchant: 'demo',
      currency: 'PHP',
      kind: 'deposit',
      reference: `D${String(count)}`,
      now: noon(day),
      entries: [
        { account: memberWallet(memberId, 'main'), amountMinor },
        { account: houseAccount('psp:clearing'), amountMinor: -amountMinor },
      ],
    }),
  )
}
const addUpAll = async () => {
  while ((await addUp(db, noon(1))) > 0);
}
const deposits = async (agentId: string) =>
  Object.fromEntries(
    (await teamDays(db.read, { merchant: 'demo', agentId })).map((row) => [
      row.day.slice(-2),
      row.depositMinor,
    ]),
  )
const audit = (which: { day?: string; agentId?: string } = {}) =>
  auditTeam(db, { merchant: 'demo', ...which })

describe('the figures of a team', () => {
  // TEAM-2
  it('what a member did counts for everybody above it and not for itself, before and after it is added up', async () => {
    const top = await add()
    const middle = await add(top)
    const player = await add(middle)
    const beside = await add(top)
    await deposit(player, 500_00, 1)
    await deposit(player, 100_00, 2)
    await deposit(middle, 70_00, 2)
    await deposit(beside, 5_00, 2)
    const all = async () => [await deposits(top), await deposits(middle), await deposits(player)]
    const expected = [{ '01': 500_00, '02': 175_00 }, { '01': 500_00, '02': 100_00 }, {}]
    expect(await all()).toEqual(expected)
    await addUpAll()
    expect(await all()).toEqual(expected)
    await deposit(player, 1_00, 2)
    expect((await deposits(top))['02']).toBe(176_00)
    const bounded = await teamDays(db.read, {
      merchant: 'demo',
      agentId: top,
      from: '2026-11-02',
      to: '2026-11-02',
    })
    expect(bounded.map(({ depositMinor, deposits: many }) => [depositMinor, many])).toEqual([[176_00, 4]])
    expect(await teamDays(db.read, { merchant: 'lite', agentId: top })).toEqual([])
    expect(await audit()).toEqual([])
  })

  it('each change is added once, however many processes add at the same time', async () => {
    const top = await add()
    const players = await Promise.all([add(top), add(top), add(top)])
    for (let turn = 0; turn < 4; turn += 1)
      await Promise.all([
        ...players.map((id) => deposit(id, 1_00, 3)),
        addUp(db, noon(1)),
        addUp(db, noon(1)),
      ])
    await Promise.all([addUpAll(), addUpAll(), addUpAll()])
    expect(await deposits(top)).toEqual({ '03': 12_00 })
    expect(await audit()).toEqual([])
  })

  it('a member that moves to another line counts for each by the days on which it stood there', async () => {
    const [from, to] = [await add(), await add()]
    const agent = await add(from)
    const player = await add(agent)
    await deposit(player, 10_00, 5)
    await deposit(player, 20_00, 6)
    await db.transaction((trx) =>
      moveMember(trx, { memberId: agent, uplineId: to, day: '2026-11-06', now: noon(6) }),
    )
    await deposit(player, 3_00, 6)
    await deposit(player, 40_00, 7)
    const expected = [
      { '05': 10_00, '06': 23_00 },
      { '07': 40_00 },
      { '05': 10_00, '06': 23_00, '07': 40_00 },
    ]
    const all = async () => [await deposits(from), await deposits(to), await deposits(agent)]
    expect(await all()).toEqual(expected)
    await addUpAll()
    expect(await all()).toEqual(expected)
    // A change of a day before the move, heard after it.
    await deposit(player, 1_00, 5)
    await addUpAll()
    expect((await deposits(from))['05']).toBe(11_00)
    expect(await audit()).toEqual([])
  })
})

describe('the audit of teams', () => {
  // TEAM-3
  it('a figure or a line that was changed is found, with what it is and what it should be', async () => {
    const top = await add()
    const player = await add(top)
    await deposit(player, 9_00, 8)
    await deposit(player, 9_00, 9)
    await addUpAll()
    expect(await audit()).toEqual([])
    await db.write
      .updateTable('team_days')
      .set({ deposit_minor: 901 })
      .where('agent_id', '=', top)
      .where('day', '=', '2026-11-08')
      .execute()
    const wrong = {
      ...{ problem: 'figure', agentId: top, day: '2026-11-08', of: 'NONE', figure: 'depositMinor' },
      ...{ kept: 901, derived: 900 },
    }
    expect(await audit()).toEqual([wrong])
    expect(await audit({ day: '2026-11-08' })).toEqual([wrong])
    expect(await audit({ day: '2026-11-09' })).toEqual([])
    expect(await audit({ agentId: player })).toEqual([])
    await db.write
      .updateTable('team_days')
      .set({ deposit_minor: 900 })
      .where('agent_id', '=', top)
      .where('day', '=', '2026-11-08')
      .execute()
    await db.write.updateTable('member_lines').set({ depth: 2 }).where('ancestor_id', '=', top).execute()
    expect(await audit()).toEqual([
      { problem: 'line', agentId: top, day: '', of: player, figure: 'depth', kept: 2, derived: 1 },
    ])
  })
})
