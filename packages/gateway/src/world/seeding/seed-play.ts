import type { Trx } from '../../kernel/database/database'
import { gameSessionsOf } from '../people/game-sessions'
import type { WorldMerchant } from '../world'
import { insertRows } from './insert-rows'

const dayMs = 86_400_000
/** The last days are stored round by round, those before by their sums alone. */
const roundsMs = 2.5 * dayMs

const sumOf = <T>(items: readonly T[], valueOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + valueOf(item), 0)

/** Writes the rounds behind the last days' play, so that winners, popular and recent games are what was played. */
export async function seedPlay(
  trx: Trx,
  { code: merchant, currency, people, games }: WorldMerchant,
  now: number,
): Promise<void> {
  const played = people.flatMap(({ id, plays }) =>
    gameSessionsOf({ id, plays }, games, now - roundsMs).map((gameSession) => ({
      ...gameSession,
      memberId: id,
    })),
  )
  await insertRows(
    trx,
    'play_sittings',
    played.map(({ id, memberId, nodeId, vendor, startedAt, endedAt, rounds }) => ({
      id,
      merchant,
      site: merchant,
      member_id: memberId,
      session_id: 'world',
      intent: id,
      node_id: nodeId,
      vendor,
      mode: 'real',
      device_hash: '',
      language: 'fil',
      origin: '',
      started_at: startedAt,
      seen_at: endedAt,
      ended_at: endedAt,
      bets: sumOf(rounds, (round) => round.bets),
      staked_minor: sumOf(rounds, (round) => round.stakedMinor),
      won_minor: sumOf(rounds, (round) => round.wonMinor),
      currency,
    })),
  )
  await insertRows(
    trx,
    'play_rounds',
    played.flatMap(({ id, memberId, nodeId, vendor, rounds }) =>
      rounds.map((round) => ({
        merchant,
        vendor,
        member_id: memberId,
        id: round.id,
        node_id: nodeId,
        sitting_id: id,
        mode: 'real',
        started_at: round.startedAt,
        ended_at: round.endedAt,
        bets: round.bets,
        staked_minor: round.stakedMinor,
        won_minor: round.wonMinor,
        currency,
      })),
    ),
  )
  const opened = new Map(
    [...played]
      .sort((one, other) => one.startedAt - other.startedAt)
      .map(({ memberId, nodeId, startedAt }) => [
        `${memberId}/${String(nodeId)}`,
        { merchant, member_id: memberId, node_id: nodeId, opened_at: startedAt },
      ]),
  )
  await insertRows(trx, 'recents', [...opened.values()])
}
