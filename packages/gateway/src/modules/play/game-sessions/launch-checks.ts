import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import { readBalance, type BalanceOwner } from '../../../kernel/ledger'
import { isConnected, type Playable } from '../games'
import { reachedLimit } from './play-limits'

/**
 * Refuses a game that cannot be played now or here (LAUNCH-4). The refusal of a lottery's tile names the lottery, whose
 * table the page then opens (HALL-2).
 * @throws CallFailure with the reason's code.
 */
export function checkGameOpen(game: Playable, country: string, now: number): void {
  if (game.lottery !== null) throw new CallFailure('game.unsupported', { lottery: game.lottery })
  if (!isConnected(game)) throw new CallFailure('game.unsupported')
  if (game.blocked_countries.includes(country)) throw new CallFailure('game.country', { country })
  const until = game.maintenance_until
  if (!game.is_in_maintenance || (until !== null && until <= now)) return
  // An open breaker decides itself what to return, because it lets a probe through.
  if (game.maintenance_cause !== 'breaker')
    throw new CallFailure('game.maintenance', until === null ? {} : { until })
}

/** The smallest stake of a game, minor units. */
export const minimumOf = ({ min_bet_minor: minBetMinor }: Playable): number => Math.max(1, minBetMinor ?? 1)

/** Refuses play with money beyond a limit (RG-3). @throws CallFailure `limit.reached` */
export async function checkLimit(
  queries: Queries,
  { memberId }: BalanceOwner,
  game: Playable,
  { timeZone, now }: { timeZone: string; now: number },
): Promise<void> {
  const reached = await reachedLimit(queries, { memberId, stakeMinor: minimumOf(game), timeZone, now })
  if (reached) throw new CallFailure('limit.reached', { ...reached })
}

/** Refuses play with money beyond the balance of the main wallet. @throws CallFailure `wallet.insufficient` */
export async function checkMain(
  queries: Queries,
  owner: BalanceOwner,
  game: Playable,
  now: number,
): Promise<void> {
  const minimumMinor = minimumOf(game)
  const { wallets } = await readBalance(queries, owner, now)
  const main = wallets.find(({ wallet }) => wallet === 'main')?.balanceMinor ?? 0
  if (main < minimumMinor)
    throw new CallFailure('wallet.insufficient', { minimumMinor, currency: owner.currency })
}
