import type { GameType } from '@plaza/contract/play'
import { engineFacts, type EngineId } from '@plaza/fair'
import type { MotifName } from '../../artwork/motifs'
import { seededRandom, type SeededRandom } from '@plaza/gateway/seeded-random'
import type { ImportedGame } from '@plaza/gateway/world-api'
import { engineOf } from './engine-plan'
import { featuredGames } from './featured'
import type { FeaturedGame } from './featured-game'
import { classesOf } from './game-classes'
import { lotteryTiles } from './lottery-tiles'
import { countsFor, usualGames } from './game-counts'
import { planPicture, type Picture } from './picture-plan'
import { slotName } from './slot-names'
import { playedGames, rooms } from './table-names'
import type { WorldVendor } from './world-vendors'

const firstNode = 10_001
/** Categories of the hot games, in the order of home; each has a few, and all can be played. */
const hotTypes: readonly GameType[] = [
  'RNG',
  'LIVE',
  'FISH',
  'RNG',
  'INHOUSE',
  'RNG',
  'LIVE',
  'RNG',
  'FISH',
  'RNG',
]
const hotCount = 40

/** Smallest stakes of slots (LIST-5). */
const slotMinimums = [1, 5, 10, 20, 50, 75, 100] as const
/** Crash and mines are played for whole pesos, from one up; table games are too. */
const wholeMinimums = [100, 200, 500, 1_000] as const
const tableMinimums = [1_000, 2_000, 5_000, 10_000, 25_000, 50_000] as const

/** A playable game has stakes; some vendors state none for the others. */
function stakes(
  random: SeededRandom,
  type: GameType,
  engine: EngineId | null,
): Pick<ImportedGame, 'minBetMinor' | 'maxBetMinor'> {
  if (random.chance(0.08) && engine === null) return { minBetMinor: null, maxBetMinor: null }
  const isTable = type !== 'RNG' && type !== 'FISH' && type !== 'INHOUSE'
  const isWhole = engine === 'crash' || engine === 'mines'
  const minBetMinor = random.pick(isTable ? tableMinimums : isWhole ? wholeMinimums : slotMinimums)
  return { minBetMinor, maxBetMinor: minBetMinor * random.pick([100, 200, 500, 1_000]) }
}

/** A game with an engine has the engine's computed figures; a game without one has none. */
const facts = (engine: EngineId | null): Pick<ImportedGame, 'rtpBasisPoints' | 'volatility' | 'lines'> => {
  const known = engine === null ? null : engineFacts[engine]
  return {
    rtpBasisPoints: known?.rtpBasisPoints ?? null,
    volatility: known?.volatility ?? null,
    lines: known?.lines ?? null,
  }
}

const badgeOf = (random: SeededRandom, isNew: boolean): ImportedGame['badge'] => {
  if (isNew) return 'new'
  if (random.chance(0.035)) return 'exclusive'
  return random.chance(0.045) ? 'jackpot' : null
}

const vipRooms = /(Prestige|Salon|Velvet|Crystal)$/
const paidTables = /^(Turbo Tournament|Sit & Go|Heads-Up)/

/** Who may join a player-against-player game. */
const roomTypeOf = (type: GameType, name: string): ImportedGame['roomType'] => {
  if (type !== 'POKER' && type !== 'PVP') return null
  if (name.startsWith('Freeroll')) return 'free'
  return vipRooms.test(name) ? 'vip' : paidTables.test(name) ? 'paid' : null
}

/** What is invented; a lottery's tile has the name of its lottery. */
type InventedType = Exclude<GameType, 'LOTT'>

/** A name that is not in use yet: a place, then a number, distinguishes similar games. */
function freeName(
  taken: Set<string>,
  random: SeededRandom,
  propose: () => { name: string; motif: MotifName },
) {
  for (let attempt = 0; attempt < 40; attempt++) {
    const proposal = propose()
    if (!taken.has(proposal.name)) return proposal
  }
  const proposal = propose()
  let number = 2
  while (taken.has(`${proposal.name} ${number}`)) number += random.int(1, 3)
  return { ...proposal, name: `${proposal.name} ${number}` }
}

function nameOf(
  random: SeededRandom,
  type: InventedType,
  taken: Set<string>,
): { name: string; motif: MotifName } {
  const found = freeName(taken, random, () => {
    if (type === 'RNG') return slotName(random)
    const [name, motif] = random.pick(playedGames[type])
    const isPlain = type === 'INHOUSE' || type === 'FISH' ? random.chance(0.5) : random.chance(0.12)
    return {
      motif,
      name: isPlain
        ? name
        : type === 'SPORTS'
          ? `${random.pick(rooms)} ${name}`
          : `${name} ${random.pick(rooms)}`,
    }
  })
  taken.add(found.name)
  return found
}

/** The first places of each category go to the featured games, so that every list begins with the best ones. */
function featuredPlaces(plan: readonly GameType[]): Map<number, FeaturedGame> {
  const places = new Map<number, FeaturedGame>()
  for (const game of featuredGames)
    places.set(
      plan.findIndex((type, index) => type === game.type && !places.has(index)),
      game,
    )
  return places
}

/** The given number of games of the demo, in the server's own order. */
export function worldGames(seed: string, vendors: WorldVendor[], total = usualGames): ImportedGame[] {
  const plan = seededRandom(`${seed}/order`).shuffled(
    Object.entries(countsFor(total)).flatMap(([type, count]) =>
      Array.from({ length: count }, () => type as GameType),
    ),
  )
  const featured = featuredPlaces(plan)
  const lotteries = lotteryTiles()
  const taken = new Set([...featuredGames, ...lotteries].map((game) => game.name))
  const tiles = lotteries.filter(({ name }) => featuredGames.every((game) => game.name !== name))
  const before = new Map<GameType, Picture>()
  const games = plan.map((type, index): ImportedGame => {
    const random = seededRandom(`${seed}/game/${String(index)}`)
    const game =
      featured.get(index) ??
      (type === 'LOTT' ? tiles.shift() : invented(random, type, taken, vendors, before))
    if (!game) throw new Error('there are more tiles than lotteries')
    const isNew = random.chance(0.07)
    const badge = badgeOf(random, isNew)
    const engine = engineOf(type, game.name, random.fork('engine'))
    return {
      nodeId: firstNode + index,
      gameId: `${game.vendor.toLowerCase()}-${game.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
      name: game.name,
      type,
      vendor: game.vendor,
      icon: game.icon,
      tint: game.tint,
      badge,
      ...(game.lottery ? { minBetMinor: null, maxBetMinor: null } : stakes(random, type, engine)),
      ...facts(engine),
      isNew,
      hotRank: null,
      rank: index + 1,
      engine,
      classes: classesOf(type, game.motif),
      roomType: roomTypeOf(type, game.name),
      lottery: game.lottery ?? null,
    }
  })
  return withHot(games)
}

function invented(
  random: SeededRandom,
  type: InventedType,
  taken: Set<string>,
  vendors: WorldVendor[],
  before: Map<GameType, Picture>,
): FeaturedGame {
  const { name, motif } = nameOf(random, type, taken)
  const picture = planPicture(random, type, motif, before.get(type))
  before.set(type, picture)
  const vendor = random.pick(vendors.filter((one) => one.types.includes(type)))
  return { name, type, vendor: vendor.code, icon: picture.icon, tint: picture.tint, motif }
}

/** Whether a game can be played in the demo. */
const isPlayable = ({ engine, lottery }: ImportedGame): boolean => engine !== null || lottery !== null

/** Marks the hot games: the featured ones that can be played in order, then category by category. */
function withHot(games: ImportedGame[]): ImportedGame[] {
  const order = featuredGames.flatMap(
    (one) => games.find((game) => game.name === one.name && isPlayable(game)) ?? [],
  )
  const isFeatured = new Set(order)
  const queues = new Map<GameType, ImportedGame[]>()
  for (const game of games)
    if (!isFeatured.has(game)) queues.set(game.type, [...(queues.get(game.type) ?? []), game])
  for (let turn = 0; order.length < hotCount; turn++) {
    const next = queues.get(hotTypes[turn % hotTypes.length] ?? 'RNG')?.shift()
    if (next) order.push(next)
  }
  const ranks = new Map(order.map((game, index) => [game.nodeId, index + 1]))
  return games.map((game) => {
    const hotRank = ranks.get(game.nodeId) ?? null
    return { ...game, hotRank, badge: hotRank !== null && hotRank <= 4 ? 'hot' : game.badge }
  })
}
