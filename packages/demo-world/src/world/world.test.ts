import { gameTypes } from '@plaza/contract/play'
import { engineFacts } from '@plaza/fair'
import { parseBrief, parseIcon, parseLogo } from '../artwork/brief'
import { gameCounts } from './games/game-counts'
import { artworkPaths } from '../seeding/seed-catalogue'
import { buildWorld, demoSeed, type WorldMerchant } from './world'

const now = Date.UTC(2026, 10, 1, 4)
const dayMs = 86_400_000

describe('the demo world', () => {
  const world = buildWorld(demoSeed, now)
  const merchant = (code: string): WorldMerchant => {
    const found = world.merchants.find((one) => one.code === code)
    if (!found) throw new Error(`no merchant ${code}`)
    return found
  }
  const demo = merchant('demo')

  it('the demo world is the same for the same seed and time, and different for another seed', () => {
    expect(buildWorld(demoSeed, now)).toEqual(world)
    expect(buildWorld('other', now).merchants[0]?.games[0]).not.toEqual(demo.games[0])
  })

  it('the demo world has the merchants of the demo hosts, each with its trial merchant', () => {
    expect(world.merchants.map((one) => [one.code, one.trialOf])).toEqual(
      ['demo', 'lite', 'closed', 'blocked', 'closed-blocked'].flatMap((code) => [
        [code, null],
        [`${code}-trial`, code],
      ]),
    )
  })

  it('the demo world has 1,500 games by 40 vendors over every category, all with different names', () => {
    expect(demo.games).toHaveLength(1_500)
    expect(demo.vendors).toHaveLength(40)
    expect(new Set(demo.games.map((game) => game.name)).size).toBe(1_500)
    expect(new Set(demo.games.map((game) => game.nodeId)).size).toBe(1_500)
    for (const type of gameTypes)
      expect(demo.games.filter((game) => game.type === type)).toHaveLength(gameCounts[type])
  })

  // HALL-2
  it('every merchant of the demo world has one tile for each of its lotteries, and no other lottery tiles', () => {
    for (const { games, lotteries } of world.merchants) {
      const tiles = games.filter(({ type }) => type === 'LOTT')
      const codes = lotteries.map(({ code }) => code)
      expect(tiles.map(({ lottery }) => lottery).toSorted()).toEqual(codes.toSorted())
      expect(games.every(({ type, lottery }) => (type === 'LOTT') === (lottery !== null))).toBe(true)
    }
  })

  it('every game belongs to a vendor of its kind, e-sports to TF and cockfights to DS88', () => {
    for (const game of demo.games)
      expect(demo.vendors.find((vendor) => vendor.code === game.vendor)?.types).toContain(game.type)
    const vendorsOf = (type: string) => [
      ...new Set(demo.games.filter((game) => game.type === type).map((game) => game.vendor)),
    ]
    expect(vendorsOf('ESPORTS')).toEqual(['TF'])
    expect(vendorsOf('COCKFIGHT')).toEqual(['DS88'])
  })

  // LIST-10
  it('a playable game states what its engine computes, and the others state nothing', () => {
    const playable = demo.games.filter((game) => game.engine !== null)
    expect(new Set(playable.map((game) => game.type))).toEqual(new Set(['RNG', 'LIVE', 'FISH', 'INHOUSE']))
    for (const game of playable) {
      const facts = engineFacts[game.engine ?? 'crash']
      expect(game).toMatchObject({
        rtpBasisPoints: facts.rtpBasisPoints,
        volatility: facts.volatility,
        lines: facts.lines ?? null,
      })
      expect(game.minBetMinor).toBeGreaterThan(0)
      expect(game.maxBetMinor).toBeGreaterThan(game.minBetMinor ?? 0)
    }
    const others = demo.games.filter((game) => game.engine === null)
    expect(others.every((game) => game.rtpBasisPoints === null && game.lines === null)).toBe(true)
    expect(others.some((game) => game.minBetMinor === null)).toBe(true)
  })

  it('crash and mines accept whole pesos from one up', () => {
    const whole = demo.games.filter(({ engine }) => engine === 'crash' || engine === 'mines')
    expect(new Set(whole.map(({ type }) => type))).toEqual(new Set(['LIVE', 'FISH', 'INHOUSE']))
    for (const { minBetMinor, maxBetMinor } of whole) {
      expect(minBetMinor).toBeGreaterThanOrEqual(100)
      expect([(minBetMinor ?? 1) % 100, (maxBetMinor ?? 1) % 100]).toEqual([0, 0])
    }
  })

  it('the demo world has slots of every volatility, and originals whose names say what is played', () => {
    const enginesOf = (type: string) =>
      new Set(demo.games.filter((game) => game.type === type).map((game) => game.engine))
    expect(enginesOf('RNG')).toEqual(new Set(['slot-low', 'slot-medium', 'slot-high']))
    for (const { name, engine } of demo.games.filter((game) => game.type === 'INHOUSE'))
      expect(name).toMatch(engine === 'mines' ? /Mines/ : engine === 'crash' ? /./ : /Reels/)
    expect(demo.games.find((game) => game.name === 'Parol Mines')?.engine).toBe('mines')
  })

  it('the demo world has games in each extra class, and game rooms of every kind', () => {
    for (const { code, title } of demo.classes) {
      expect(title).toMatchObject({ en: expect.stringMatching(/./), fil: expect.stringMatching(/./) })
      expect(demo.games.filter((game) => game.classes.includes(code)).length).toBeGreaterThan(10)
    }
    expect(new Set(demo.games.map((game) => game.roomType))).toEqual(new Set([null, 'free', 'vip', 'paid']))
  })

  it.each([200, 1_501, 10_000])('the demo world has %i games when that number is requested', (count) => {
    const { games = [] } = buildWorld(demoSeed, now, count).merchants[0] ?? {}
    expect(games).toHaveLength(count)
    expect(new Set(games.map((game) => game.name)).size).toBe(count)
    expect(new Set(games.map((game) => game.type)).size).toBe(gameTypes.length)
    expect(games.filter((game) => game.hotRank !== null)).toHaveLength(40)
  })

  it('the demo world names only pictures that can be drawn', () => {
    const paths = artworkPaths(world)
    expect(paths.length).toBeGreaterThan(1_400)
    for (const path of paths) {
      const [, , kind, seed = ''] = path.split('/')
      const parse = kind === 'vendor' ? parseLogo : kind === 'icon' ? parseIcon : parseBrief
      expect(parse(seed)).toBeDefined()
    }
  })

  it('no two adjacent hot games have the same palette', () => {
    const hot = demo.games
      .filter((game) => game.hotRank !== null)
      .sort((one, other) => (one.hotRank ?? 0) - (other.hotRank ?? 0))
    expect(hot).toHaveLength(40)
    const first = hot.slice(0, 9)
    for (const [index, game] of first.entries()) expect(game.tint).not.toBe(first[index + 1]?.tint)
  })

  it('the demo world is written in both languages', () => {
    const { banners, announcements, promotions, help, contacts } = demo.content
    const texts = [
      ...banners.flatMap((one) => [one.headline, one.line, one.call]),
      ...announcements.flatMap((one) => [one.title, one.content]),
      ...promotions.flatMap((one) => [one.title, one.summary, one.content]),
      ...help.flatMap((one) => [one.title, one.content]),
      ...contacts.map((one) => one.title),
      ...demo.people.flatMap((person) => person.mails.flatMap((mail) => [mail.title, mail.content])),
    ]
    for (const text of texts)
      expect(Object.values(text).every((one) => one.length > 0) && 'fil' in text && 'en' in text).toBe(true)
  })

  it('the demo world has announcements of every type and presentation', () => {
    expect(new Set(demo.content.announcements.map((one) => one.type))).toEqual(
      new Set(['A', 'B', 'PL', 'PU', 'PR']),
    )
    expect(new Set(demo.content.announcements.map((one) => one.execution))).toEqual(
      new Set(['A', 'B', 'F', null]),
    )
  })

  it('the demo world has the named accounts as described', () => {
    const person = (account: string) => demo.people.find((one) => one.account === account)
    expect(person('player01')).toMatchObject({ type: 0, vipLevel: 3 })
    expect(person('newbie01')).toMatchObject({ mustChangePassword: true, transfers: [] })
    expect(person('agent01')).toMatchObject({ type: 1, upline: null })
    expect(person('agent02')).toMatchObject({ type: 2, upline: 'agent01' })
    expect(person('up01')).toMatchObject({ toUpline: true })
    expect(['type40', 'type41', 'type42'].map((account) => person(account)?.type)).toEqual([40, 41, 42])
    expect(person('vip05')).toMatchObject({ vipLevel: 5 })
    expect(person('plain01')).toMatchObject({ vipLevel: null, mails: [], transfers: [] })
    expect(demo.people.length).toBeGreaterThanOrEqual(210)
  })

  // WITHDRAW-7
  it('player01 and vip05 have something to stake of every kind, open or done, and bonuses in every state', () => {
    const of = (account: string) =>
      demo.people.find((person) => person.account === account)?.turnover.requirements ?? []
    const kinds = ['deposit', 'bonus', 'transfer', 'adjustment']
    for (const account of ['player01', 'vip05'])
      expect(
        kinds.filter((kind) => !of(account).some((one) => one.kind === kind && one.state === 'done')),
      ).toEqual([])
    expect(of('player01').flatMap(({ kind, state }) => (state === 'open' ? [kind] : []))).toEqual([
      'transfer',
      'adjustment',
      'deposit',
      'bonus',
    ])
    const ends = ['player01', 'vip05'].flatMap((account) => of(account).map(({ endedAt }) => endedAt ?? 0))
    expect(Math.max(...ends)).toBeLessThanOrEqual(now)
    const bonuses = of('vip05').filter(({ kind }) => kind === 'bonus')
    expect(new Set(bonuses.map(({ state }) => state))).toEqual(
      new Set(['done', 'given-up', 'expired', 'open']),
    )
  })

  // DEPOSIT-3 DEPOSIT-5
  it('player01 and vip05 have deposits in every state, one of them held, and somebody waits for an agent', () => {
    for (const account of ['player01', 'vip05']) {
      const { deposits = [] } = demo.people.find((person) => person.account === account) ?? {}
      expect(new Set(deposits.map(({ steps }) => steps.at(-1)?.state))).toEqual(
        new Set(['credited', 'failed', 'expired', 'cancelled']),
      )
      expect(deposits.flatMap(({ held }) => (held ? [held.state] : []))).toEqual([
        'returned',
        'credited',
        'held',
      ])
    }
    const pending = demo.people.flatMap(({ deposits }) =>
      deposits.filter(({ steps }) => steps.at(-1)?.state === 'awaiting-payment'),
    )
    expect(pending).toMatchObject([{ method: 'agent', instructions: { kind: 'offline' } }])
  })

  it('in the demo world every upline comes before its downlines', () => {
    const seen = new Set<string>()
    for (const person of demo.people) {
      if (person.upline !== null) expect(seen).toContain(person.upline)
      seen.add(person.account)
    }
    expect(seen.size).toBe(demo.people.length)
  })

  it('the demo world’s transfers sum to zero, lie in the past and never overdraw an account', () => {
    for (const person of demo.people) {
      let balanceMinor = 0
      let before = 0
      for (const transfer of person.transfers) {
        expect(transfer.entries.reduce((sum, entry) => sum + entry.amountMinor, 0)).toBe(0)
        for (const entry of transfer.entries)
          if (entry.owner === 'self' && entry.wallet === 'main') balanceMinor += entry.amountMinor
        if (balanceMinor < 0 || transfer.at < before || transfer.at > now)
          throw new Error(`${person.account}: ${transfer.reference}`)
        before = transfer.at
      }
    }
  })

  it.each([0, 9, 13, 15, 16, 23])(
    'the demo world has play of the last 24 hours when it begins at %i o’clock',
    (hour) => {
      const begun = Date.UTC(2026, 10, 1, hour - 8)
      const { people = [] } = buildWorld(demoSeed, begun, 200).merchants[0] ?? {}
      const plays = people.flatMap((person) => person.plays.filter((play) => play.at > begun - dayMs))
      expect(plays.length).toBeGreaterThan(5)
      for (const { transfers } of people)
        expect(transfers.every((transfer) => transfer.at <= begun)).toBe(true)
    },
  )

  it('the demo world reaches back 90 days with play on nearly every day', () => {
    // Bets on lotteries are settled until this moment.
    const played = demo.people.flatMap((person) => person.plays.filter(({ type }) => type !== 'LOTT'))
    const days = new Set(played.map((play) => play.day))
    expect(days.size).toBe(90)
    expect([...days].sort()[0]).toBe(new Date(now + 8 * 3_600_000 - 90 * dayMs).toISOString().slice(0, 10))
  })
})
