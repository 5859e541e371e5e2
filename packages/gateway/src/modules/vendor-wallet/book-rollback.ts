import type { walletRollbackSchema } from '@plaza/contract'
import type * as z from 'zod/mini'
import type { Trx } from '../../db/database'
import { countSitting } from './count-sitting'
import type { LockedPlay } from './locked-play'
import { movePlayMoney } from './move-money'
import { unstakeRound } from './rounds'
import { claimTransaction, findBet, hasFollower, setOutcome } from './vendor-transactions'
import { WalletFailure } from './wallet-failure'

/**
 * Gives a stake back, also after its sitting has ended. An unknown bet is remembered, so that it is refused when it
 * comes late; a bet that was taken back before stays so. One that a win has answered is not taken back any more.
 * @throws WalletFailure by what stands against it.
 */
export async function bookRollback(
  trx: Trx,
  play: LockedPlay,
  { transaction, round, bet: betId }: z.output<typeof walletRollbackSchema>,
  now: number,
): Promise<void> {
  const claim = { action: 'rollback', transaction, round, bet: betId, amountMinor: 0 } as const
  if (!(await claimTransaction(trx, play, claim, now))) return
  const bet = await findBet(trx, play, betId)
  if (!bet) return setOutcome(trx, play, transaction, 'remembered')
  if (bet.member_id !== play.memberId) throw new WalletFailure('RS_ERROR_WRONG_PLAYER')
  if (bet.round !== round) throw new WalletFailure('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
  if (bet.outcome === 'rolled-back') return setOutcome(trx, play, transaction, 'repeated')
  if (await hasFollower(trx, play, betId, 'win')) throw new WalletFailure('RS_ERROR_ROUND_CLOSED')
  const amountMinor = bet.amount_minor
  await movePlayMoney(trx, play, { kind: 'game-rollback', transaction, round, amountMinor }, now)
  await setOutcome(trx, play, betId, 'rolled-back')
  await setOutcome(trx, play, transaction, 'booked', amountMinor)
  await unstakeRound(trx, play, round, amountMinor, now)
  await countSitting(trx, bet.sitting_id, { bets: -1, stakedMinor: -amountMinor }, now)
}
