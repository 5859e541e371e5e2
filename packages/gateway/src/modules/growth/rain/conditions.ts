import { addDays, dayAt } from '@plaza/calendar'
import type { RainCondition } from '@plaza/contract/growth'
import type { Queries } from '../../../kernel/database/database'
import type { Member } from '../../../kernel/http/call-context'
import { figuresOf } from '../../stakes/member-days'
import type { RainTerms } from './rain-settings'

/** Whose figures, by the days of which zone, and until when. */
interface Whose {
  member: Pick<Member, 'id' | 'vipLevel'>
  timeZone: string
  now: number
}

/**
 * What a member needs to take part and what it has (REDRAIN-1), from the figures of its days: today and the `days` before it, of the
 * merchant's calendar (DAYS-1). Only what the terms ask for is listed, and only that is read.
 */
export async function rainConditions(
  queries: Queries,
  { member, timeZone, now }: Whose,
  { depositMinor, betMinor, vipLevel, days }: RainTerms,
): Promise<RainCondition[]> {
  const needsFigures = depositMinor > 0 || betMinor > 0
  const from = addDays(dayAt(timeZone, now), -days)
  const figures = needsFigures ? await figuresOf(queries, { memberId: member.id, from }) : undefined
  const asked = [
    { kind: 'deposit', wanted: depositMinor, has: figures?.depositMinor ?? 0 },
    { kind: 'bet', wanted: betMinor, has: figures?.stakeMinor ?? 0 },
    { kind: 'vip', wanted: vipLevel, has: member.vipLevel ?? 0 },
  ] as const
  return asked
    .filter(({ wanted }) => wanted > 0)
    .map(({ kind, wanted, has }) => ({ kind, wanted, has, isMet: has >= wanted }))
}
