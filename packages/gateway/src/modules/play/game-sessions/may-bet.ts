import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import { readMember } from '../../identity/directory'
import { excludedFailure, exclusionOf } from '../../identity/protection'
import { reachedLimit } from './play-limits'

/** A stake of a member, minor units, and the zone in whose days its limits count. */
export interface Staking {
  memberId: string
  stakeMinor: number
  timeZone: string
  now: number
}

/**
 * Why a member may not stake, or null: the account is closed, its member takes a break (RG-8), or a limit is reached (RG-3). Code that places a bet
 * for a member asks this or `mayBet`, jobs included; bets of seamless vendors ask the same in the database (`bet_refusal`).
 */
export async function betRefusal(queries: Queries, staking: Staking): Promise<CallFailure | null> {
  if ((await readMember(queries, staking.memberId)).blocked) return new CallFailure('member.blocked')
  const held = await exclusionOf(queries, staking.memberId, staking.now)
  if (held) return excludedFailure(held)
  const reached = await reachedLimit(queries, staking)
  return reached && new CallFailure('limit.reached', { ...reached })
}

/** Refuses a bet that its member may not place. @throws CallFailure `member.blocked`, `member.excluded`, `limit.reached`. */
export async function mayBet(queries: Queries, staking: Staking): Promise<void> {
  const refusal = await betRefusal(queries, staking)
  if (refusal) throw refusal
}
