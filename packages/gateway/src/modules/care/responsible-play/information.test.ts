import type { ProtectionEntry } from '@plaza/contract/site'
import { eventually } from '../../../testing/eventually'
import { operate } from '../../../testing/operate'
import type { TestCaller } from '../../../testing/create-test-gateway'
import { firstDigit, openBetsTestbed, type BetsTestbed } from '../../lottery/bets/testing/bets-testbed'
import { callsOf, openPlayTestbed, type PlayTestbed } from '../../play/game-sessions/testing/play-testbed'

interface Answer {
  success: boolean
  code?: string
  value: {
    information: { isRequired: boolean; readAt: number | null }
    readAt: number
    entries: ProtectionEntry[]
  }
}
const url = '/wps/member/responsible'
const rich = 100_000

describe('the information before the first wager', () => {
  let games: PlayTestbed
  let lotteries: BetsTestbed
  beforeAll(async () => {
    games = await openPlayTestbed()
    lotteries = await openBetsTestbed()
  })
  afterAll(async () => {
    await games.close()
    await lotteries.test.close()
  })

  const read = async (bed: Pick<PlayTestbed, 'test'>, { headers }: TestCaller, path = url) =>
    (await bed.test.call({ url: path, headers })).json<Answer>().value
  const confirm = async (bed: Pick<PlayTestbed, 'test'>, { headers }: TestCaller) =>
    (await bed.test.call({ method: 'POST', url: `${url}/information`, headers, payload: {} })).json<Answer>()
  const newcomer = async (account: string) => {
    const caller = await games.test.signedIn({ account, isUninformed: true })
    await games.fund(caller.id, rich)
    return caller
  }
  const launched = async (caller: TestCaller, query = {}) =>
    (await games.launch(caller, query)).json<Answer>()

  // RG-11
  it('a game opens for money only once it was confirmed; practice needs nothing', async () => {
    const caller = await newcomer('newhere')
    expect(await launched(caller)).toMatchObject({ success: false, code: 'information.required' })
    expect((await launched(caller, { mode: 'demo' })).success).toBe(true)
    expect((await read(games, caller)).information).toEqual({ isRequired: true, readAt: null })
    const readAt = games.test.clock.now()
    expect(await confirm(games, caller)).toMatchObject({ value: { readAt } })
    expect((await launched(caller)).success).toBe(true)
    expect((await read(games, caller)).information).toEqual({ isRequired: false, readAt })
  })

  // RG-9, RG-11
  it('confirming it again, also at the same time, keeps the first time and one entry of the history', async () => {
    const caller = await newcomer('twice')
    const readAt = games.test.clock.now()
    await Promise.all([confirm(games, caller), confirm(games, caller)])
    games.test.clock.advance(1_000)
    expect(await confirm(games, caller)).toMatchObject({ value: { readAt } })
    const { entries } = await read(games, caller, `${url}/history`)
    expect(entries).toMatchObject([{ action: 'information-read', before: null, after: 'read', at: readAt }])
  })

  // RG-11
  it('a bet on a lottery is refused before it, and nothing is booked', async () => {
    const caller = await lotteries.member(rich, { isUninformed: true })
    const issue = await lotteries.open()
    expect(await lotteries.place(caller, issue, [firstDigit([1])])).toMatchObject({
      code: 'information.required',
    })
    expect(await lotteries.mainOf(caller)).toBe(rich)
    await confirm(lotteries, caller)
    expect((await lotteries.place(caller, issue, [firstDigit([1])])).success).toBe(true)
  })

  // RG-11
  it('a member who has staked before is not asked', async () => {
    const player = await games.seat(rich)
    const round = callsOf(player)
    const bet = round.bet(500)
    await games.wallet('bet', bet)
    await games.wallet('win', round.win(bet.transaction, 0))
    const another = await newcomer('informedbyplay')
    await games.test.db.write
      .updateTable('member_days')
      .set({ member_id: another.id })
      .where('member_id', '=', player.id)
      .execute()
    expect((await read(games, another)).information).toEqual({ isRequired: false, readAt: null })
    expect((await launched(another)).success).toBe(true)
  })

  // RG-11
  it('where the profile of the jurisdiction does not ask for it, the first wager needs nothing', async () => {
    const caller = await newcomer('elsewhere')
    // A process reads new settings when the database has told it of them.
    const set = (value: string) =>
      operate(games.test.db, { kind: 'setting', merchant: 'demo', path: 'jurisdiction', value })
    await set('NONE')
    try {
      await eventually(async () => expect((await read(games, caller)).information.isRequired).toBe(false))
      expect((await launched(caller)).success).toBe(true)
    } finally {
      await set('PAGCOR')
    }
  })
})
