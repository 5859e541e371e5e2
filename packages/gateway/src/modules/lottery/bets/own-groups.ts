import type { PrizeGroups } from '@plaza/contract/lottery'
import { dayAt } from '@plaza/calendar'
import type { Queries } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { prizeGroupOn } from '../../stakes/rates'
import { prizeGroupsOf } from './betting-limits'
import type { Bettor } from './bettor'

/** The prize groups that a member may choose from: up to its own, which whoever is above it sets (LOTTERY-6, RATE-1). */
export async function ownGroups(
  queries: Queries,
  site: Merchant,
  bettor: Bettor,
  now: number,
): Promise<PrizeGroups> {
  const groups = prizeGroupsOf(site)
  if (bettor.isPractice) return groups
  const { merchant, id: memberId } = bettor
  const day = dayAt(site.settings.timeZone, now)
  return { ...groups, own: await prizeGroupOn(queries, { merchant, memberId, day, largest: groups.own }) }
}
