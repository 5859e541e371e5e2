import type { ImportedGame, ImportedGameSession, ImportedRound } from '@plaza/gateway/world-api'
import { seededRandom, type SeededRandom } from '@plaza/gateway/seeded-random'
import { playMs } from './wallet'
import type { WorldPerson, WorldPlay } from './person'

/** A member’s time at one game. */
type WorldGameSession = Omit<ImportedGameSession, 'memberId'>

const dayMs = 86_400_000
/** The maximum numbers of rounds and of games into which a day's play of a category is split: of the last days, and before. */
const mostRounds = { lately: 24, before: 5 }
/** What counts as of late, ms. */
export const latelyMs = 2.5 * dayMs
const mostGames = 3
/** Number of games from which people choose; the first ones are chosen more often. */
const shelf = 120

/** Splits a total in proportion to weights; the parts sum to the total exactly. */
function partsOf(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const parts = weights.map((weight) => (sum > 0 ? Math.floor((whole * weight) / sum) : 0))
  const rest = whole - parts.reduce((total, part) => total + part, 0)
  const largest = parts.indexOf(Math.max(...parts))
  return parts.map((part, index) => (index === largest ? part + rest : part))
}

const payoutWeights = (random: SeededRandom, count: number): number[] =>
  Array.from({ length: count }, () => (random.chance(0.3) ? 1 / (0.04 + random.next()) : 0))

function roundsOf(random: SeededRandom, play: WorldPlay, id: string, most: number): ImportedRound[] {
  const count = Math.min(most, play.bets)
  const even = Array.from({ length: count }, () => 1)
  const bets = partsOf(play.bets, even)
  const stakes = partsOf(play.stakeMinor, bets)
  const wins = partsOf(play.payoutMinor, payoutWeights(random, count))
  const stepMs = Math.floor(playMs / count)
  return bets.map((betsOfRound, index) => ({
    id: `${id}-${String(index + 1)}`,
    startedAt: play.at + index * stepMs,
    endedAt: play.at + index * stepMs + random.int(3, 20) * 1_000,
    bets: betsOfRound,
    stakedMinor: stakes[index] ?? 0,
    wonMinor: wins[index] ?? 0,
  }))
}

function gameSessionsAt(
  random: SeededRandom,
  rounds: ImportedRound[],
  games: readonly ImportedGame[],
  id: string,
) {
  const count = Math.min(random.int(1, mostGames), rounds.length)
  const size = Math.ceil(rounds.length / count)
  return Array.from({ length: count }, (_, index): WorldGameSession[] => {
    const own = rounds.slice(index * size, (index + 1) * size)
    const game = games[Math.floor(random.next() ** 2 * Math.min(shelf, games.length))]
    const [first, last] = [own[0], own.at(-1)]
    if (!game || !first || !last) return []
    return [
      {
        id: `${id}-${String(index + 1)}`,
        nodeId: game.nodeId,
        vendor: game.vendor,
        startedAt: first.startedAt,
        endedAt: last.endedAt,
        rounds: own,
      },
    ]
  }).flat()
}

/**
 * The games of a kind that people play: those that can be played here, and of a kind that nobody offers here any more all.
 * Orders on lotteries are no rounds of games.
 */
function shelfOf(games: readonly ImportedGame[], type: WorldPlay['type']): ImportedGame[] {
  const ofType = games.filter((game) => game.type === type && type !== 'LOTT')
  const offered = ofType.filter((game) => game.engine !== null)
  return offered.length > 0 ? offered : ofType
}

/**
 * What a person has played with money until `now`, round by round, with exactly the same stakes and
 * payouts as in `plays`: in many rounds of late, in few before.
 */
export function gameSessionsOf(
  person: Pick<WorldPerson, 'id' | 'plays'>,
  games: readonly ImportedGame[],
  now: number,
): WorldGameSession[] {
  const shelves = new Map(
    [...new Set(person.plays.map(({ type }) => type))].map((type) => [type, shelfOf(games, type)]),
  )
  return person.plays.flatMap((play) => {
    const playable = shelves.get(play.type) ?? []
    if (playable.length === 0 || play.stakeMinor <= 0) return []
    const id = `world-${person.id.slice(0, 18)}-${play.day}-${play.type}`
    const random = seededRandom(`${person.id}/${id}`)
    const most = play.at < now - latelyMs ? mostRounds.before : mostRounds.lately
    return gameSessionsAt(random, roundsOf(random, play, id, most), playable, id)
  })
}
