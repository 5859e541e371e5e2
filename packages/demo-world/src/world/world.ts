import type {
  ImportedContent,
  ImportedGame,
  ImportedIncomes,
  ImportedLottery,
  ImportedCheckIn,
  ImportedRain,
} from '@plaza/gateway/world-api'
import { seededRandom } from '@plaza/gateway/seeded-random'
import type { DemoMerchant } from './merchants'
import { worldContent } from './content/world-content'
import { worldClasses, type WorldClass } from './games/game-classes'
import { usualGames } from './games/game-counts'
import { worldGames } from './games/world-games'
import { worldVendors, type WorldVendor } from './games/world-vendors'
import { lotteryLife } from './lotteries/lottery-life'
import { playerLotteries, type LotteryBets } from './lotteries/player-lotteries'
import { lotteriesOf, playedLotteries, worldLotteries } from './lotteries/world-lotteries'
import { demoMerchants } from './merchants'
import { checkInsOf } from './people/check-ins'
import { incomesOf } from './people/incomes'
import type { WorldLife, WorldPerson } from './people/person'
import { rainOf } from './people/rain'
import { worldPeople } from './people/world-people'

/** The seed of the demo; another seed gives another world of the same shape. */
export const demoSeed = 'perla'

/** A merchant of the demo with all its data. */
export interface WorldMerchant extends DemoMerchant {
  /** Categories in the server's own order, `HOT` first; empty at a trial merchant, which shows its parent's. */
  categories: string[]
  vendors: WorldVendor[]
  games: ImportedGame[]
  /** Extra classes of its game list. */
  classes: WorldClass[]
  content: ImportedContent
  people: WorldPerson[]
  /** What rates and salaries earned them, beside their own money (`withPayments`). */
  incomes: ImportedIncomes
  /** With what they drew until the time of the world. */
  lotteries: ImportedLottery[]
  /** What its people bet on them. */
  lotteryBets: LotteryBets
  /** Sessions of red-packet rain that are over. */
  rain: ImportedRain[]
  /** Days on which people checked in. */
  checkIns: ImportedCheckIn[]
}

export interface World {
  merchants: WorldMerchant[]
}

const noBets: LotteryBets = { orders: [], chases: [] }
const categories = ['HOT', 'RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'INHOUSE', 'POKER', 'LOTT']
const nothing: ImportedContent = {
  banners: [],
  matches: [],
  announcements: [],
  promotions: [],
  help: [],
  contacts: [],
  agreement: null,
}

/**
 * The whole demo world, from its seed and its time: the same two give the same world on every machine (START-4).
 * `games` is the number of games of merchant `demo`, `drawSeconds` how often every family of lotteries draws at least
 * (its usual schedule when undefined). Pure; `seedWorld` writes it.
 */
export function buildWorld(seed: string, now: number, games = usualGames, drawSeconds?: number): World {
  const vendors = worldVendors()
  const all = worldGames(seed, vendors, games)
  const merchants = demoMerchants.map((merchant): WorldMerchant => {
    const { code, trialOf } = merchant
    if (trialOf !== null)
      return {
        ...merchant,
        categories: [],
        vendors: [],
        games: [],
        classes: [],
        content: nothing,
        people: [],
        incomes: { shares: [], salaries: [], incomes: [], days: [] },
        lotteries: [],
        lotteryBets: noBets,
        rain: [],
        checkIns: [],
      }
    const own = gamesOf(code, all)
    const named = new Set(own.map((game) => game.vendor))
    return {
      ...merchant,
      categories,
      vendors: vendors.filter((vendor) => named.has(vendor.code)),
      games: own,
      classes: worldClasses(),
      content: worldContent(merchant, own, now),
      ...withIncomes(
        withRewards(worldBettors(merchant, seed, now, drawSeconds), merchant, seed, now),
        merchant,
        seed,
        now,
      ),
    }
  })
  return { merchants }
}

/** The member of the demo who bets on lotteries. */
const bettor = 'player01'

/** The people of a merchant with its lotteries: the draws follow from the orders too. */
function worldBettors(
  { code, currency }: DemoMerchant,
  seed: string,
  now: number,
  drawSeconds: number | undefined,
): Pick<WorldMerchant, 'people' | 'lotteries' | 'lotteryBets'> {
  const people = worldPeople(code, seed, now)
  const player = code === 'demo' ? people.find(({ account }) => account === bettor) : undefined
  if (!player)
    return { people, lotteries: worldLotteries(code, seed, now, undefined, drawSeconds), lotteryBets: noBets }
  const random = seededRandom(`${seed}/${code}/lotteries`)
  const own = { memberId: player.id, merchant: code, currency }
  const played = playedLotteries(code, seed, now, drawSeconds)
  const { drawn, ...lotteryBets } = playerLotteries(own, played, random, now)
  const life = lotteryLife(lotteryBets, `${seed}/${code}/lotteries`, random.fork('deposits'))
  return {
    people: people.map((person) => (person === player ? withLife(person, life) : person)),
    lotteries: worldLotteries(code, seed, now, drawn, drawSeconds),
    lotteryBets,
  }
}

/** The people of a merchant with what red-packet rain and check-ins brought them. */
function withRewards<Bettors extends Pick<WorldMerchant, 'people'>>(
  bettors: Bettors,
  { code, settings }: DemoMerchant,
  seed: string,
  now: number,
): Bettors & Pick<WorldMerchant, 'rain' | 'checkIns'> {
  if (settings.promos['REDRAIN'] !== true) return { ...bettors, rain: [], checkIns: [] }
  const { sessions, transfers: packets } = rainOf(bettors.people, `${seed}/${code}`, now)
  const { checkIns, transfers: daily } = checkInsOf(bettors.people, now)
  const people = bettors.people.map((person) => ({
    ...person,
    transfers: [
      ...person.transfers,
      ...(packets.get(person.account) ?? []),
      ...(daily.get(person.account) ?? []),
    ].toSorted((one, other) => one.at - other.at),
  }))
  return { ...bettors, people, rain: sessions, checkIns }
}

/** The people of a merchant with what rates and salaries earned them. */
function withIncomes<Rewarded extends Pick<WorldMerchant, 'people'>>(
  rewarded: Rewarded,
  merchant: DemoMerchant,
  seed: string,
  now: number,
): Rewarded & Pick<WorldMerchant, 'incomes'> {
  return { ...rewarded, incomes: incomesOf(rewarded.people, merchant, `${seed}/${merchant.code}`, now) }
}

/** A person with more of a life. */
const withLife = (person: WorldPerson, { transfers, deposits, plays }: WorldLife): WorldPerson => ({
  ...person,
  transfers: [...person.transfers, ...transfers].toSorted((one, other) => one.at - other.at),
  deposits: [...person.deposits, ...deposits],
  plays: [...person.plays, ...plays],
})

const firstNodes: Record<string, number> = { lite: 30_000, closed: 40_000, blocked: 50_000 }

/** `demo` has every game; the others have some of them, under their own node ids, and the doors of their lotteries. */
function gamesOf(merchant: string, games: ImportedGame[]): ImportedGame[] {
  if (merchant === 'demo') return games
  const share = merchant === 'lite' ? 5 : 25
  const own = new Set<string>(lotteriesOf(merchant))
  const firstNode = firstNodes[merchant] ?? 60_000
  return games
    .filter(({ lottery }, index) => (lottery === null ? index % share === 0 : own.has(lottery)))
    .map((game, index) => ({ ...game, nodeId: firstNode + index + 1, rank: index + 1 }))
}
