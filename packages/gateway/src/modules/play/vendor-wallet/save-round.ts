import { periodReader } from '@plaza/calendar'
import type { walletRoundAnswerSchema, walletRoundSchema } from '@plaza/contract/vendors'
import type * as z from 'zod/mini'
import type { Trx } from '../../../kernel/database/database'
import { isSignedIn } from '../../identity/session'
import { betRefusal, endGameSession, lockGameSession, reportRound } from '../game-sessions'
import { platformOf, playerOf } from '../vendors'
import { sayStakesSettled } from '../../../kernel/stakes/stake-settled'
import { isAutomatic, settleBalance, wantBack } from '../vendor-transfers'
import type { Caller } from './check-caller'
import { WalletFailure } from './wallet-failure'

const dayOf = periodReader('day')

/**
 * Takes down a round of a vendor with wallets of its own, once, in one transaction: the day, the limits and the turnover
 * count its stake, and the ledger's wallet becomes the balance after it. A player who has reached a limit, is blocked or has
 * left may not play on (RG-3, WITHDRAW-7, WALLET-2).
 * @throws WalletFailure `RS_ERROR_INVALID_SESSION`, `RS_ERROR_WRONG_PLAYER`, `RS_ERROR_WRONG_CURRENCY`
 */
export async function saveRound(
  trx: Trx,
  { vendor, sites }: Caller,
  { session, player, currency, proof, ...told }: z.output<typeof walletRoundSchema>,
  { now, timeZoneOf }: { now: number; timeZoneOf: (site: string) => string },
): Promise<z.input<typeof walletRoundAnswerSchema>> {
  const gameSession = await lockGameSession(trx, { walletSession: session, vendor, sites })
  if (!gameSession || gameSession.mode !== 'real') throw new WalletFailure('RS_ERROR_INVALID_SESSION')
  const { member_id: memberId, merchant, site } = gameSession
  const platform = await platformOf(trx, site, vendor)
  if (platform === undefined || (await playerOf(trx, memberId, platform, now)) !== player)
    throw new WalletFailure('RS_ERROR_WRONG_PLAYER')
  if (currency !== gameSession.currency) throw new WalletFailure('RS_ERROR_WRONG_CURRENCY')
  const timeZone = timeZoneOf(site)
  const endedAt = Math.max(gameSession.started_at, Math.min(told.endedAt, now))
  const round = { ...told, proof, startedAt: Math.min(told.startedAt, endedAt), endedAt }
  const { isNew, type } = await reportRound(trx, gameSession, round)
  const owner = { memberId, merchant, site, vendor, currency }
  await settleBalance(trx, owner, told, now)
  if (isNew)
    await sayStakesSettled(
      trx,
      [
        {
          merchant,
          memberId,
          day: dayOf(timeZone, endedAt).name,
          kind: type,
          source: vendor,
          reference: round.round,
          change: 'settled',
          bets: round.bets,
          stakeMinor: round.stakedMinor,
          payoutMinor: round.wonMinor,
          rebateMinor: 0,
          validMinor: round.stakedMinor,
          isPractice: false,
          settledAt: endedAt,
        },
      ],
      now,
    )
  const refusal = await betRefusal(trx, { memberId, stakeMinor: 1, timeZone, now })
  const mayPlay =
    gameSession.ended_at === null && refusal === null && (await isSignedIn(trx, gameSession.session_id, now))
  if (!mayPlay) {
    await endGameSession(trx, gameSession.id, now)
    // What is paid after the game was left comes back too.
    if (await isAutomatic(trx, owner)) await wantBack(trx, { memberId, vendor }, now)
  }
  return { status: 'OK', mayPlay }
}
