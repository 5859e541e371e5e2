import type { Period } from '@plaza/calendar'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import { readMember } from '../../identity/directory'
import { reachedLimit } from './play-limits'

/** A stake of a member, minor units, and the day that its limits count. */
export interface Staking {
  memberId: string
  stakeMinor: number
  day: () => Period
  now: number
}

/**
 * Why a member may not stake, or null: the account is closed, or a limit of the day is reached (RG-3). Code that places a bet
 * for a member asks this or `mayBet`, jobs included; bets of seamless vendors ask the same in the database (`bet_refusal`).
 */
export async function betRefusal(queries: Queries, staking: Staking): Promise<CallFailure | null> {
  if ((await readMember(queries, staking.memberId)).blocked) return new CallFailure('member.blocked')
  const reached = await reachedLimit(queries, staking)
  return reached && new CallFailure('limit.reached', { ...reached })
}

/** Refuses a bet that its member may not place. @throws CallFailure `member.blocked`, `limit.reached`. */
export async function mayBet(queries: Queries, staking: Staking): Promise<void> {
  const refusal = await betRefusal(queries, staking)
  if (refusal) throw refusal
}
