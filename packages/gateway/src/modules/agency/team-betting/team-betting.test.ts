import type { teamBetsCall, teamOrderCall, TeamBet } from '@plaza/contract/agency'
import { memberTypes } from '@plaza/contract/identity'
import type { AnswerOf } from '@plaza/contract/kernel'
import { sql } from 'kysely'
import type { TestCaller } from '../../../testing/create-test-gateway'
import {
  callsOf,
  openPlayTestbed,
  type PlayTestbed,
  type TestPlayer,
} from '../../play/game-sessions/testing/play-testbed'
import { moveMember } from '../../identity/directory'

interface Answer<Value> {
  code?: string
  value: Value
}
type Bets = AnswerOf<typeof teamBetsCall>
const dayMs = 86_400_000

describe('the bets of a team', () => {
  let bed: PlayTestbed
  let top: TestCaller
  let sister: TestCaller
  let player: TestPlayer & { id: string }
  let name: string
  const get = async <Value>({ headers }: Pick<TestCaller, 'headers'>, path: string) =>
    (await bed.test.call({ url: `/wps/agent/team/${path}`, headers })).json<Answer<Value>>()
  const bets = async (query = '', who = top) => (await get<Bets>(who, `bets${query}`)).value
  const accountOf = async (id: string) =>
    (
      await bed.test.db.read
        .selectFrom('members')
        .select('account')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).account
  const place = (memberId: string, upline: string | null, today: string) =>
    bed.test.db.transaction((trx) =>
      moveMember(trx, { memberId, uplineId: upline, day: today, now: bed.test.clock.now() }),
    )

  beforeAll(async () => {
    bed = await openPlayTestbed()
    top = await bed.test.signedIn({ account: 'bettop1', type: memberTypes.agent })
    sister = await bed.test.signedIn({ account: 'betsis1', type: memberTypes.agent })
    player = await bed.seat(100_000)
    name = await accountOf(player.id)
    // Below the agent from the second day on.
    await place(player.id, top.id, '2026-10-31')
    for (const [stake, payout] of [
      [500, 1_200],
      [700, 0],
    ]) {
      const { bet, win } = callsOf(player)
      const placed = bet(stake ?? 0)
      await bed.wallet('bet', placed)
      await bed.wallet('win', win(placed.transaction, payout ?? 0))
    }
    await bed.wallet('bet', callsOf(player).bet(400))
  })
  afterAll(() => bed.close())

  // TEAM-13
  it('every round of the team is listed with its account, and totals are of what is settled', async () => {
    const { bets: rows, totals, sources, currency } = await bets()
    expect(
      rows.map(({ userName, status, stakeMinor, prizeMinor }) => [userName, status, stakeMinor, prizeMinor]),
    ).toEqual(
      expect.arrayContaining([
        [name, 'won', 500, 1_200],
        [name, 'lost', 700, 0],
        [name, 'open', 400, 0],
      ]),
    )
    expect(totals).toEqual({
      count: 3,
      stakeMinor: 1_200,
      validMinor: 1_200,
      prizeMinor: 1_200,
      openMinor: 400,
    })
    expect(sources).toEqual([{ code: 'TST', name: 'Test Vendor' }])
    expect(currency).toBe('PHP')
  })

  // TEAM-13
  it.each([
    ['status=won', 1],
    ['category=LIVE', 0],
    ['category=RNG&source=TST', 3],
    ['source=none', 0],
    ['issue=20261101001', 0],
    ['play=five.front3.direct', 0],
    ['from=2026-10-30&to=2026-10-31', 0],
  ])('a filter finds what it says: %s', async (query, found) => {
    expect((await bets(`?${query}`)).totals?.count).toBe(found)
  })

  // TEAM-13, TEAM-5
  it('an account of another line answers like one that does not exist, and other agents see nothing', async () => {
    expect((await bets(`?account=${name.toUpperCase()}`)).totals?.count).toBe(3)
    for (const stranger of ['betsis1', 'bettop1', 'nobody99'])
      for (const path of ['bets', 'bets/export'])
        expect(await get(top, `${path}?account=${stranger}`)).toMatchObject({ code: 'agent.team.unknown' })
    expect(await get(sister, `bets?account=${name}`)).toMatchObject({ code: 'agent.team.unknown' })
    expect((await bets('', sister)).totals?.count).toBe(0)
  })

  // TEAM-13
  it('pages and the parts of a file have every bet once, newest first', async () => {
    for (let round = 0; round < 20; round += 1) {
      bed.test.clock.advance(1)
      await bed.wallet('bet', callsOf(player).bet(100))
    }
    const first = await bets()
    expect(first.bets).toHaveLength(20)
    const rest = await bets(`?after=${first.next ?? ''}`)
    expect(rest).not.toHaveProperty('totals')
    expect(rest.bets).toHaveLength(3)
    expect(new Set([...first.bets, ...rest.bets].map(({ id }) => id)).size).toBe(23)
    const file = (await get<{ rows: TeamBet[]; next?: string }>(top, 'bets/export')).value
    expect(file.rows.map(({ id }) => id)).toEqual([...first.bets, ...rest.bets].map(({ id }) => id))
    expect(file.next).toBeUndefined()
  })

  // TEAM-13
  it('an order has its issue and play, is read by who stands above, and by nobody else', async () => {
    const at = bed.test.clock.now()
    await sql`insert into lottery_orders (id, merchant, site, member_id, is_practice, lottery, rules, issue, currency, amount_minor,
        highest_minor, state, line_count, first_play, created_at, close_at, salt, hash)
      values ('LTofteam', 'demo', 'demo', ${player.id}, false, 'five60', 'five', '20261101-0001', 'PHP', 200, 1000, 'placed', 1,
        'five.front3.direct', ${at}, ${at + 60_000}, 'secret', '\\x00')`.execute(bed.test.db.write)
    await sql`insert into lottery_lines (order_id, no, play, picks, units, multiplier, mode, prize_group, amount_minor, highest_minor,
        prizes, rebate, state, win_units)
      values ('LTofteam', 1, 'five.front3.direct', '[[1],[2],[3]]', 1, 1, '1', 1950, 200, 1000, '[1000]', 0, 'placed', '[]')`.execute(
      bed.test.db.write,
    )
    const query = '?category=LOTT&play=five.front3.direct&issue=20261101-0001'
    expect((await bets(query)).bets).toMatchObject([
      {
        reference: 'LTofteam',
        issue: '20261101-0001',
        play: 'five.front3.direct',
        status: 'open',
        stakeMinor: 200,
      },
    ])
    const order = (await get<AnswerOf<typeof teamOrderCall>>(top, 'order?id=LTofteam')).value
    expect(order).toMatchObject({ userName: name, order: { id: 'LTofteam', lines: [{ no: 1 }] } })
    expect(JSON.stringify(order)).not.toContain('secret')
    for (const who of [sister, player])
      expect((await get(who, 'order?id=LTofteam')).code).toBe(
        who === player ? 'agent.only' : 'lottery.order.not.found',
      )
    expect(await get(top, 'order?id=LTnothing')).toMatchObject({ code: 'lottery.order.not.found' })
  })

  // TEAM-13
  it('bets before and after a move are listed for whoever stood above on their day', async () => {
    const before = (await bets()).totals?.count ?? 0
    await bed.wallet('bet', callsOf(player).bet(200))
    await place(player.id, sister.id, '2026-11-01')
    // As if that bet were of the day after.
    await sql`update play_rounds set started_at = started_at + ${dayMs} where member_id = ${player.id} and staked_minor = 200`.execute(
      bed.test.db.write,
    )
    bed.test.clock.advance(dayMs)
    const days = '?from=2026-11-01&to=2026-11-02'
    top = await bed.test.signedInAgain(top)
    sister = await bed.test.signedInAgain(sister)
    expect((await bets(days)).totals?.count).toBe(before)
    expect((await bets(days, sister)).totals).toMatchObject({ count: 1, openMinor: 200 })
  })
})
