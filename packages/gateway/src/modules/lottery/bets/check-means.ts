import type { SlipLine } from '@plaza/contract/lottery'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import { readBalance } from '../../../kernel/ledger'
import { bigSum, exactNumber } from '../../../kernel/ledger/exact'
import { checkBonusStake } from '../../stakes/turnover'
import { checkInformed, mayBet } from '../../play/game-sessions'
import type { Bet } from './bettor'

/**
 * The stake that a slip says it has, times so many. Each line is refused later where it says something else; a line that
 * names no amount counts nothing. @throws CallFailure `amount.too.large`.
 */
export const claimedMinor = (lines: readonly SlipLine[], times = 1): number => {
  const amounts = lines.map(({ amountMinor }) => amountMinor)
  const known = amounts.filter((amount) => Number.isSafeInteger(amount) && amount > 0)
  return exactNumber(bigSum(known) * BigInt(times))
}

/**
 * Refuses a stake that its member may not place: its account is closed, or its limits, which count games too, are
 * reached (RG-3). @throws CallFailure `member.blocked`, `limit.reached`.
 */
export const mayStake = (trx: Trx, { bettor, site, now }: Bet, stakeMinor: number): Promise<void> =>
  mayBet(trx, {
    memberId: bettor.id,
    stakeMinor,
    timeZone: site.settings.timeZone,
    now,
  })

/**
 * Refuses what the member could not pay, or may not stake, before anything is computed: a member without money causes
 * no work (BET-1). The stake is checked once more when it is booked.
 * @throws CallFailure `information.required`, `member.blocked`, `limit.reached`, `bonus.highest.stake`, `wallet.insufficient`.
 */
export async function checkMeans(
  trx: Trx,
  bet: Bet,
  { stakeMinor, highestMinor }: { stakeMinor: number; highestMinor: number },
): Promise<void> {
  const { bettor, site, now } = bet
  if (!bettor.isPractice)
    await checkInformed(trx, { memberId: bettor.id, jurisdiction: site.settings.jurisdiction })
  await mayStake(trx, bet, highestMinor)
  await checkBonusStake(trx, bettor.id, highestMinor)
  const owner = { memberId: bettor.id, merchant: bettor.merchant, currency: site.currency }
  const { wallets } = await readBalance(trx, owner, now)
  const mainMinor = wallets.find(({ wallet }) => wallet === 'main')?.balanceMinor ?? 0
  if (stakeMinor > mainMinor) throw new CallFailure('wallet.insufficient')
}
