import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { importPlayDays, type ImportedPlayDay } from '../../stakes/member-days'

/** A finished round of play with money; times are ms since the epoch. */
export interface ImportedRound {
  id: string
  startedAt: number
  endedAt: number
  bets: number
  stakedMinor: number
  wonMinor: number
}

/** A member’s time at one game, with its rounds. */
export interface ImportedGameSession {
  id: string
  memberId: string
  nodeId: number
  vendor: string
  startedAt: number
  endedAt: number
  rounds: ImportedRound[]
}

/** Play of a merchant's members: by days, and round by round, which comes to the same. */
export interface ImportedPlay {
  merchant: string
  currency: string
  /** Language in which the games were played. */
  language: string
  days: readonly ImportedPlayDay[]
  /** When it is written, ms. */
  now: number
  gameSessions: readonly ImportedGameSession[]
}

const sumOf = <T>(items: readonly T[], valueOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + valueOf(item), 0)

/** Writes finished play; the money that it moved goes into the ledger by `postBulk`. */
export async function importPlay(
  trx: Trx,
  { merchant, currency, language, days, gameSessions, now }: ImportedPlay,
): Promise<void> {
  await importPlayDays(trx, { merchant, days, now })
  await insertRows(
    trx,
    'play_sittings',
    gameSessions.map(({ id, memberId, nodeId, vendor, startedAt, endedAt, rounds }) => ({
      id,
      merchant,
      site: merchant,
      member_id: memberId,
      session_id: 'imported',
      intent: id,
      node_id: nodeId,
      vendor,
      mode: 'real',
      device_hash: '',
      language,
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
    gameSessions.flatMap(({ id, memberId, nodeId, vendor, rounds }) =>
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
}
