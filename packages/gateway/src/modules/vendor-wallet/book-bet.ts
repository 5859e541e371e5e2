import type { walletBetSchema } from '@plaza/contract'
import type * as z from 'zod/mini'
import { CallFailure } from '../../call-failure'
import type { Trx } from '../../db/database'
import { renewSession, idleMs } from '../../security/sessions'
import { reachedLimit } from '../play/play-limits'
import type { DaySpan } from '../play/play-day'
import { countSitting } from './count-sitting'
import type { LockedPlay } from './locked-play'
import { movePlayMoney } from './move-money'
import { findRound, stakeRound } from './rounds'
import { claimTransaction, hasFollower } from './vendor-transactions'
import { WalletFailure } from './wallet-failure'

/** A use of the sign-in within this time of the last one is not written down, ms. */
const touchMs = 60_000

function checkGame(play: LockedPlay, gameId: string, amountMinor: number): void {
  if (play.isBlocked) throw new WalletFailure('RS_ERROR_USER_DISABLED')
  if (!play.isOpen) throw new WalletFailure('RS_ERROR_INVALID_SESSION')
  const { game } = play
  if (!game?.isOffered || game.gameId !== gameId) throw new WalletFailure('RS_ERROR_GAME_DISABLED')
  if (amountMinor < game.minBetMinor || amountMinor > game.maxBetMinor)
    throw new WalletFailure('RS_ERROR_BET_LIMIT')
}

/**
 * Takes a stake: once for its transaction, from the main wallet, within the game's bounds and the player's limits
 * (trust, Seamless-wallet contract, R6). @throws WalletFailure by what stands against it.
 */
export async function bookBet(
  trx: Trx,
  play: LockedPlay,
  bet: z.output<typeof walletBetSchema>,
  { now, day }: { now: number; day: () => DaySpan },
): Promise<void> {
  const { transaction, round, amountMinor } = bet
  const claim = { action: 'bet', transaction, round, bet: transaction, amountMinor } as const
  if (bet.currency !== play.currency) throw new WalletFailure('RS_ERROR_WRONG_CURRENCY')
  if (!(await claimTransaction(trx, play, claim, now))) return
  if (await hasFollower(trx, play, transaction, 'rollback'))
    throw new WalletFailure('RS_ERROR_TRANSACTION_ROLLED_BACK')
  checkGame(play, bet.gameId, amountMinor)
  if ((await findRound(trx, play, round))?.ended_at) throw new WalletFailure('RS_ERROR_ROUND_CLOSED')
  // This bet is written down already, so it is part of what was used.
  if (
    await reachedLimit(trx, { memberId: play.memberId, stakeMinor: amountMinor, isCounted: true, day, now })
  )
    throw new WalletFailure('RS_ERROR_LIMIT_REACHED')
  await movePlayMoney(trx, play, { kind: 'game-bet', transaction, round, amountMinor: -amountMinor }, now)
  await stakeRound(trx, play, round, amountMinor, now)
  await countSitting(trx, play.sittingId, { bets: 1, stakedMinor: amountMinor }, now)
  if (play.session && play.session.idleExpiresAt - idleMs + touchMs < now)
    await renewSession(trx, play.session.id, now)
}

/** What a refusal of the ledger is to a vendor. */
export const asWalletFailure = (error: unknown): unknown =>
  error instanceof CallFailure && error.code === 'wallet.insufficient'
    ? new WalletFailure('RS_ERROR_NOT_ENOUGH_MONEY')
    : error
