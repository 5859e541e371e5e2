import type { walletWinSchema } from '@plaza/contract'
import type * as z from 'zod/mini'
import type { Trx } from '../../db/database'
import { countSitting } from './count-sitting'
import type { LockedPlay } from './locked-play'
import { movePlayMoney } from './move-money'
import { countPlayDay, findRound, payRound } from './rounds'
import { claimTransaction, findBet } from './vendor-transactions'
import { WalletFailure } from './wallet-failure'

/**
 * Pays what a bet has won, zero included, also after its sitting or sign-in has ended (trust, Seamless-wallet
 * contract). `dayName` is today in the merchant's zone. @throws WalletFailure by what stands against it.
 */
export async function bookWin(
  trx: Trx,
  play: LockedPlay,
  win: z.output<typeof walletWinSchema>,
  { now, dayName }: { now: number; dayName: () => string },
): Promise<void> {
  const { transaction, round, amountMinor, isRoundEnd } = win
  if (win.currency !== play.currency) throw new WalletFailure('RS_ERROR_WRONG_CURRENCY')
  const claim = { action: 'win', transaction, round, bet: win.bet, amountMinor, isRoundEnd } as const
  if (!(await claimTransaction(trx, play, claim, now))) return
  const bet = await findBet(trx, play, win.bet)
  if (!bet || bet.round !== round) throw new WalletFailure('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
  if (bet.member_id !== play.memberId) throw new WalletFailure('RS_ERROR_WRONG_PLAYER')
  if (bet.outcome === 'rolled-back') throw new WalletFailure('RS_ERROR_TRANSACTION_ROLLED_BACK')
  if ((await findRound(trx, play, round))?.ended_at) throw new WalletFailure('RS_ERROR_ROUND_CLOSED')
  await movePlayMoney(trx, play, { kind: 'game-win', transaction, round, amountMinor }, now)
  const paid = await payRound(trx, play, round, { amountMinor, isRoundEnd, proof: win.proof }, now)
  if (isRoundEnd) await countPlayDay(trx, play, paid, dayName())
  await countSitting(trx, bet.sitting_id, { wonMinor: amountMinor }, now)
}
