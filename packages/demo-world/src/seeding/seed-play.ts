import { hasPlayDays, importOwnGames, importPlay } from '@plaza/gateway/world-api'
import { gameSessionsOf, latelyMs } from '../world/people/game-sessions'
import type { WorldMerchant } from '../world/world'
import { definePart, withPeople } from './world-part'

/** Node ids of the hot games, hottest first. */
const hottest = (games: WorldMerchant['games']): number[] =>
  games
    .flatMap(({ nodeId, hotRank }) => (hotRank === null ? [] : [{ nodeId, hotRank }]))
    .sort((one, other) => one.hotRank - other.hotRank)
    .map(({ nodeId }) => nodeId)

function planPlay({ code: merchant, currency, people, games }: WorldMerchant, now: number) {
  const gameSessions = people.flatMap(({ id, plays }) =>
    gameSessionsOf({ id, plays }, games, now).map((gameSession) => ({
      ...gameSession,
      memberId: id,
    })),
  )
  const days = people.flatMap(({ id, plays }) => plays.map((play) => ({ ...play, memberId: id })))
  const opened = new Map(
    gameSessions
      .filter(({ startedAt }) => startedAt >= now - latelyMs)
      .sort((one, other) => one.startedAt - other.startedAt)
      .map(({ memberId, nodeId, startedAt }) => [
        `${memberId}/${String(nodeId)}`,
        { memberId, nodeId, at: startedAt },
      ]),
  )
  const nodes = hottest(games)
  const favourites = people.flatMap(({ id, favourites: count }) =>
    nodes.slice(0, count).map((nodeId, index) => ({ memberId: id, nodeId, at: now - index })),
  )
  return {
    play: { merchant, currency, language: 'fil' as const, days, now, gameSessions },
    own: { favourites, recents: [...opened.values()] },
  }
}

/**
 * What the people of a merchant played, day by day and round by round, and their favourites: winners, popular games, recent
 * games and the figures of days derive from real rounds.
 */
export const play = definePart({
  name: 'play',
  merchants: withPeople,
  has: hasPlayDays,
  plan: (merchant, { now }) => planPlay(merchant, now),
  write: async (trx, { play: played, own }, { code }) => {
    await importPlay(trx, played)
    await importOwnGames(trx, code, own)
  },
})
