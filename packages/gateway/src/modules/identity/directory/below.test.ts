import { sql } from 'kysely'
import type { Database } from '../../../kernel/database/database'
import { addMember, addMerchants } from '../../../testing/fixtures'
import { createTestDatabase } from '../../../testing/test-database'
import { addMembers } from './add-member'
import { countBelow } from './below'
import { below, keptLines, moveMember, uplinesOn } from './lines'

let db: Database
beforeAll(async () => {
  db = (await createTestDatabase()).db
  await addMerchants(db)
})
afterAll(() => db.close())

const add = (account: string, uplineId?: string, merchant = 'demo') =>
  addMember(db, { account, merchant, ...(uplineId && { uplineId }) }, 'none')
const lineOf = async (id: string) => {
  const { rows } = await sql<{ id: string }>`select id from ${below('demo', id)} line order by depth`.execute(
    db.read,
  )
  return rows.map((row) => row.id)
}
const move = (memberId: string, uplineId: string | null, day: string) =>
  db.transaction((trx) => moveMember(trx, { memberId, uplineId, day, now: 1 }))
/** Days on which a member stands below another. */
const daysBelow = async (agentId: string, memberId: string) => {
  const rows = await db.read
    .selectFrom('member_lines')
    .select(['since_day', 'until_day'])
    .where('ancestor_id', '=', agentId)
    .where('member_id', '=', memberId)
    .orderBy('since_day')
    .execute()
  return rows.map((row) => `${row.since_day}…${row.until_day}`)
}

// TEAM-1
it('everybody below a member is found at any depth, of the same merchant only', async () => {
  const top = await add('top')
  const second = await add('second', top)
  const third = await add('third', second)
  await add('elsewhere', second, 'lite')
  expect(await lineOf(top)).toEqual([second, third])
  expect(await countBelow(db.read, 'demo', top)).toBe(1)
  expect(await lineOf(third)).toEqual([])
})

it('members that are added in one statement get their lines, whatever their order in it', async () => {
  const top = await add('bulk')
  const row = (id: string, upline_id: string) => ({
    ...{ id, upline_id, merchant: 'demo', account: id, nickname: null, type: 0, vip_level: null },
    ...{ password_hash: 'x', reg_date: 0, mobile_num: null, dialling_code: null, email: null },
  })
  await db.transaction((trx) => addMembers(trx, [row('c', 'b'), row('a', top), row('b', 'a')]))
  expect(await lineOf(top)).toEqual(['a', 'b', 'c'])
  expect(await lineOf('a')).toEqual(['b', 'c'])
})

it('a member moves with everybody below it; the day of the move still counts for the line before', async () => {
  const [from, to] = [await add('from'), await add('to')]
  const agent = await add('agent', from)
  const player = await add('player', agent)
  await move(agent, to, '2026-11-10')
  expect(await lineOf(from)).toEqual([])
  expect(await lineOf(to)).toEqual([agent, player])
  expect(await daysBelow(from, player)).toEqual(['0001-01-01…2026-11-10'])
  expect(await daysBelow(to, player)).toEqual(['2026-11-11…9999-12-31'])
  expect(await daysBelow(agent, player)).toEqual(['0001-01-01…9999-12-31'])
  const uplineOn = await uplinesOn(db.read, 'demo')
  expect([uplineOn(agent, '2026-11-10'), uplineOn(agent, '2026-11-11')]).toEqual([from, to])
})

it('a member that moves twice on a day was never below the one between, nor is who registers in the meantime', async () => {
  const [from, between, to] = [await add('from2'), await add('between2'), await add('to2')]
  const agent = await add('agent2', from)
  await move(agent, between, '2026-11-12')
  const late = await add('late2', agent)
  await move(agent, to, '2026-11-12')
  for (const id of [agent, late]) {
    expect(await daysBelow(from, id)).toEqual(['0001-01-01…2026-11-12'])
    expect(await daysBelow(between, id)).toEqual([])
    expect(await daysBelow(to, id)).toEqual(['2026-11-13…9999-12-31'])
  }
})

it('a member moves out of every line, and back where it was', async () => {
  const top = await add('top3')
  const agent = await add('agent3', top)
  await move(agent, null, '2026-11-13')
  expect(await lineOf(top)).toEqual([])
  await move(agent, top, '2026-11-20')
  expect(await daysBelow(top, agent)).toEqual(['0001-01-01…2026-11-13', '2026-11-21…9999-12-31'])
})

it('a move never takes effect before an earlier one, even when the clock was put back', async () => {
  const [one, other] = [await add('one4'), await add('other4')]
  const agent = await add('agent4', one)
  await move(agent, other, '2026-12-02')
  await move(agent, one, '2026-12-01')
  expect(await daysBelow(one, agent)).toEqual(['0001-01-01…2026-12-02', '2026-12-03…9999-12-31'])
  expect(await daysBelow(other, agent)).toEqual([])
})

it('nobody is placed below itself, below who is below it, or below another merchant’s member', async () => {
  const top = await add('top5')
  const agent = await add('agent5', top)
  const stranger = await add('stranger5', undefined, 'lite')
  const refusal = (memberId: string, uplineId: string) => move(memberId, uplineId, '2026-12-05')
  await expect(refusal(top, top)).rejects.toMatchObject({ constraint: 'member_moves_no_circle' })
  await expect(refusal(top, agent)).rejects.toMatchObject({ constraint: 'member_moves_no_circle' })
  await expect(refusal(top, stranger)).rejects.toMatchObject({ constraint: 'member_moves_same_merchant' })
  expect(await lineOf(top)).toEqual([agent])
})

it('members that register while their line moves end in the line that it moves to', async () => {
  const [from, to] = [await add('from6'), await add('to6')]
  const agent = await add('agent6', from)
  const [, ...late] = await Promise.all([
    move(agent, to, '2026-12-06'),
    ...Array.from({ length: 8 }, (_, index) => add(`late6-${String(index)}`, agent)),
  ])
  expect((await lineOf(to)).sort()).toEqual([agent, ...late].sort())
  expect(await lineOf(from)).toEqual([])
})

it('lines are what a walk from each member upwards finds', async () => {
  const uplineOn = await uplinesOn(db.read, 'demo')
  const members = await db.read.selectFrom('members').select('id').where('merchant', '=', 'demo').execute()
  const walked = members.flatMap(({ id }) => {
    const found: { agentId: string; memberId: string; depth: number }[] = []
    for (let next = uplineOn(id, '9999-12-31'); next !== null; next = uplineOn(next, '9999-12-31'))
      found.push({ agentId: next, memberId: id, depth: found.length + 1 })
    return found
  })
  const kept = await keptLines(db.read, 'demo')
  const sorted = (lines: typeof kept) => lines.map((line) => JSON.stringify(line)).sort()
  expect(sorted(kept)).toEqual(sorted(walked))
  expect(kept.length).toBeGreaterThan(15)
})
