import type { teamTransactionsCall } from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { houseAccount, memberWallet, transfer } from '../../../kernel/ledger'
import {
  createTestGateway,
  testStart,
  type TestCaller,
  type TestGateway,
} from '../../../testing/create-test-gateway'
import { moveMember } from '../../identity/directory'

const hourMs = 3_600_000

describe('the transactions of a team', () => {
  let test: TestGateway
  let agent: TestCaller
  let player: TestCaller
  let sister: TestCaller
  let count = 0

  const book = (memberId: string, amountMinor: number, now: number, kind = 'deposit') =>
    test.db.transaction((trx) =>
      transfer(trx, {
        ...{ merchant: 'demo', currency: 'PHP', kind: kind as 'deposit', now, reference: `T${(count += 1)}` },
        entries: [
          { account: memberWallet(memberId, 'main'), amountMinor },
          { account: houseAccount('psp:clearing'), amountMinor: -amountMinor },
        ],
      }),
    )
  const ask = async (who: Pick<TestCaller, 'headers'>, query: Record<string, string> = {}, path = '') =>
    (
      await test.call({
        url: `/wps/agent/team/transactions${path}?${new URLSearchParams(query).toString()}`,
        headers: who.headers,
      })
    ).json<{
      code?: string
      value: AnswerOf<typeof teamTransactionsCall> & {
        rows: AnswerOf<typeof teamTransactionsCall>['records']
        problem?: string
      }
    }>()
  const amounts = async (who: Pick<TestCaller, 'headers'>, query: Record<string, string> = {}) =>
    (await ask(who, query)).value.records.map(({ amountMinor }) => amountMinor)

  beforeAll(async () => {
    test = await createTestGateway()
    agent = await test.signedIn({ account: 'agent', type: 1 })
    const downline = await test.signedIn({ account: 'downline', type: 2, uplineId: agent.id })
    player = await test.signedIn({ account: 'player7', uplineId: downline.id })
    sister = await test.signedIn({ account: 'sister', type: 1 })
    const stranger = await test.signedIn({ account: 'stranger', uplineId: sister.id })
    await book(player.id, 100_00, testStart)
    await book(player.id, -30_00, testStart + 1, 'game-bet')
    await book(downline.id, 7_00, testStart + 2, 'reward-promotion')
    await book(stranger.id, 999_00, testStart + 3)
    await book(agent.id, 888_00, testStart + 3)
  })
  afterAll(() => test.close())

  // TEAM-8
  it('the entries of everybody below stand newest first with their member, and nobody else’s', async () => {
    const { records, totals, currency } = (await ask(agent)).value
    expect(records.map((one) => [one.userName, one.type, one.amountMinor])).toEqual([
      ['downline', 'bonus', 7_00],
      ['player7', 'bet', -30_00],
      ['player7', 'deposit', 100_00],
    ])
    expect(currency).toBe('PHP')
    expect(totals).toEqual({
      ...{ count: 3, inMinor: 107_00, outMinor: 30_00 },
      types: [
        { type: 'bet', count: 1, amountMinor: -30_00 },
        { type: 'bonus', count: 1, amountMinor: 7_00 },
        { type: 'deposit', count: 1, amountMinor: 100_00 },
      ],
    })
    expect(await ask(player)).toMatchObject({ code: 'agent.only' })
  })

  it('types and the beginning of a name narrow entries and sums alike', async () => {
    const { records, totals } = (await ask(agent, { types: 'deposit,bonus' })).value
    expect(records.map(({ type }) => type)).toEqual(['bonus', 'deposit'])
    expect(totals?.inMinor).toBe(107_00)
    expect(await amounts(agent, { user: 'PLAY' })).toEqual([-30_00, 100_00])
    // Of another line, of nobody, and a pattern: alike.
    for (const user of ['stranger', 'nobody', '%', 'agent']) {
      const found = await ask(agent, { user })
      expect(found.value).toMatchObject({ records: [], totals: { count: 0, types: [] } })
    }
    expect(await ask(agent, { types: 'nonsense' })).toMatchObject({ code: 'request.invalid' })
  })

  // TEAM-8
  it('pages of 20 follow each other by position: what is booked meanwhile neither repeats nor hides an entry', async () => {
    for (let index = 0; index < 45; index += 1)
      await book(player.id, index + 1, testStart + 100 + (index % 3))
    const seen: string[] = []
    let after: string | undefined
    let pages = 0
    do {
      const { records, totals, next } = (await ask(agent, { ...(after !== undefined && { after }) })).value
      expect(totals === undefined).toBe(after !== undefined)
      seen.push(...records.map(({ id }) => id))
      await book(player.id, 1_000, testStart + 1_000 + pages)
      pages += 1
      after = next
    } while (after !== undefined)
    expect(pages).toBe(3)
    expect([seen.length, new Set(seen).size]).toEqual([48, 48])
    expect(await ask(agent, { after: 'x' })).toMatchObject({ code: 'request.invalid' })
    const { rows, next } = (await ask(agent, {}, '/export')).value
    expect([rows.length, next]).toEqual([51, undefined])
  })

  // TEAM-8
  it('the entries of a member that moves stand with each line for the days on which it stood there', async () => {
    await test.db.transaction((trx) =>
      moveMember(trx, { memberId: player.id, uplineId: sister.id, day: '2026-11-01', now: testStart }),
    )
    // The last moment of the day in Manila, and the first of the next.
    await book(player.id, 11, testStart + 12 * hourMs - 1)
    await book(player.id, 22, testStart + 12 * hourMs)
    test.clock.advance(24 * hourMs)
    const [before, after] = [await test.signedInAgain(agent), await test.signedInAgain(sister)]
    const days = { from: '2026-11-01', to: '2026-11-02', user: 'player7' }
    expect((await amounts(before, days))[0]).toBe(11)
    expect(await amounts(after, days)).toEqual([22])
    const { totals } = (await ask(before, { ...days, types: 'deposit' })).value
    expect(totals?.types[0]?.count).toBe((await ask(before, days, '/export')).value.rows.length - 1)
  })

  // TEAM-8
  it('names that are tried together with a position count as searches, and reading on in one does not', async () => {
    const again = await test.signedInAgain(agent)
    const after = `${testStart}.1`
    for (let part = 0; part < 130; part += 1)
      expect((await ask(again, { user: 'player7', after })).code).toBeUndefined()
    const codes = new Set<string | undefined>()
    for (let index = 0; index < 125; index += 1)
      codes.add((await ask(again, { user: `guess${index}`, after }, index % 2 ? '/export' : '')).code)
    expect([...codes]).toEqual([undefined, 'request.rate.limited'])
  })

  it.each([
    ['2026-11-01', '2026-10-31', 'order'],
    ['2026-11-01', '2026-12-02', 'future'],
    ['2026-07-01', '2026-07-02', 'early'],
    ['2026-09-20', '2026-10-31', 'long'],
  ])('transactions from %s to %s are refused: %s', async (from, to, problem) => {
    const again = await test.signedInAgain(agent)
    expect(await ask(again, { from, to })).toMatchObject({ code: 'range.invalid', value: { problem } })
  })
})
