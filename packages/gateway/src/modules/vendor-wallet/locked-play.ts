import type { GameType, PlayMode } from '@plaza/contract'
import type { Trx } from '../../db/database'
import type { Caller } from './check-caller'
import { WalletFailure } from './wallet-failure'

/** What a money call of a vendor is about, its player's account locked against other calls of the same platform. */
export interface LockedPlay {
  sittingId: string
  merchant: string
  site: string
  vendor: string
  memberId: string
  nodeId: number
  mode: PlayMode
  currency: string
  /** Whether bets are taken: neither the sitting nor the sign-in has ended. */
  isOpen: boolean
  isBlocked: boolean
  /** The sign-in, kept alive by play. */
  session: { id: string; idleExpiresAt: number } | null
  game: {
    gameId: string
    type: GameType
    minBetMinor: number
    maxBetMinor: number
    isOffered: boolean
  } | null
}

const select = (trx: Trx, { vendor, sites }: Caller, session: string) =>
  trx
    .selectFrom('launch_tokens as t')
    .innerJoin('play_sittings as s', 's.id', 't.sitting_id')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .innerJoin('vendor_links as l', (join) =>
      join.onRef('l.merchant', '=', 's.site').onRef('l.vendor', '=', 's.vendor'),
    )
    .innerJoin('vendor_accounts as a', (join) =>
      join.onRef('a.member_id', '=', 's.member_id').onRef('a.platform', '=', 'l.platform'),
    )
    .innerJoin('vendors as v', (join) =>
      join.onRef('v.merchant', '=', 's.site').onRef('v.code', '=', 's.vendor'),
    )
    .leftJoin('sessions as e', 'e.id', 's.session_id')
    .leftJoin('games as g', (join) =>
      join.onRef('g.merchant', '=', 's.site').onRef('g.node_id', '=', 's.node_id'),
    )
    .select(['s.id', 's.merchant', 's.site', 's.vendor', 's.member_id', 's.node_id', 's.mode', 's.currency'])
    .select(['s.ended_at', 'm.blocked', 'a.player', 'e.id as session_id', 'e.ended_at as session_ended_at'])
    .select(['e.idle_expires_at', 'e.expires_at', 'g.game_id', 'g.game_type', 'g.support_play', 'g.left_at'])
    .select(['g.min_bet_minor', 'g.max_bet_minor'])
    .select(['v.is_in_maintenance', 'v.maintenance_until', 'v.maintenance_cause'])
    .where('t.wallet_session', '=', session)
    .where('s.vendor', '=', vendor)
    .where('s.site', 'in', sites)
    .forUpdate(['a', 's'])
    .executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof select>>>

/** A breaker is about the vendor's answers to us: while its own calls come, its players' bets are taken. */
const isClosedByOperator = (row: Row, now: number): boolean =>
  row.is_in_maintenance &&
  row.maintenance_cause !== 'breaker' &&
  (row.maintenance_until === null || row.maintenance_until > now)

const gameOf = (row: Row, now: number): LockedPlay['game'] =>
  row.game_id === null || row.game_type === null
    ? null
    : {
        gameId: row.game_id,
        type: row.game_type,
        minBetMinor: Math.max(1, row.min_bet_minor ?? 1),
        maxBetMinor: row.max_bet_minor ?? Number.MAX_SAFE_INTEGER,
        isOffered: row.support_play === true && row.left_at === null && !isClosedByOperator(row, now),
      }

/**
 * The play that a session of a vendor stands for; later calls of the same player wait for this one to end.
 * @throws WalletFailure `RS_ERROR_INVALID_SESSION` when there is none with money, `RS_ERROR_WRONG_PLAYER`.
 */
export async function lockPlay(
  trx: Trx,
  caller: Caller,
  { session, player, now }: { session: string; player: string; now: number },
): Promise<LockedPlay> {
  const row = await select(trx, caller, session)
  if (!row || row.mode === 'demo') throw new WalletFailure('RS_ERROR_INVALID_SESSION')
  if (row.player !== player) throw new WalletFailure('RS_ERROR_WRONG_PLAYER')
  const isSignedIn =
    row.session_ended_at === null && (row.idle_expires_at ?? 0) > now && (row.expires_at ?? 0) > now
  return {
    sittingId: row.id,
    merchant: row.merchant,
    site: row.site,
    vendor: row.vendor,
    memberId: row.member_id,
    nodeId: row.node_id,
    mode: row.mode,
    currency: row.currency,
    isOpen: row.ended_at === null && isSignedIn,
    isBlocked: row.blocked,
    session: row.session_id === null ? null : { id: row.session_id, idleExpiresAt: row.idle_expires_at ?? 0 },
    game: gameOf(row, now),
  }
}
