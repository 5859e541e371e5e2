import { rateCategories, type RatesOfChild } from '@plaza/contract/agency'
import { dayAt } from '@plaza/calendar'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { hasLevels, memberBelow, type DirectMember } from '../../identity/directory'
import { readBounds, readRates } from '../../stakes/rates'
import { firstDay, rateTerms, systemRates } from './rate-settings'

/** An agent that looks at, or changes, the rates of its members. */
export interface RateAsking {
  agentId: string
  merchant: Merchant
  now: number
}

/**
 * The member with an id directly below an agent.
 * @throws CallFailure `agent.member.unknown` for anybody else, whether it exists or not
 */
export async function childOf(
  queries: Queries,
  { agentId, merchant }: RateAsking,
  id: string,
): Promise<DirectMember> {
  const child = await memberBelow(queries, { merchant: merchant.code, memberId: agentId, id })
  if (!child) throw new CallFailure('agent.member.unknown')
  return child
}

/** Whose rates are changed, and from when. */
export const changeOf = ({ agentId, merchant, now }: RateAsking, memberId: string) => ({
  merchant: merchant.code,
  agentId,
  memberId,
  day: firstDay(merchant, now),
  system: systemRates(merchant),
  mayLower: rateTerms(merchant).mayLower,
})

/** Rates of an agent itself today, beside the highest of the merchant (RATE-1), and whether it may open agents with rates below them (TEAM-14). */
export async function showOwn(queries: Queries, { agentId, merchant, now }: RateAsking) {
  const system = systemRates(merchant)
  const day = dayAt(merchant.settings.timeZone, now)
  const mine = await readRates(queries, { merchant: merchant.code, memberId: agentId, day, system })
  return {
    rates: rateCategories.map((category) => ({
      category,
      mine: mine[category],
      system: system[category],
    })),
    ...rateTerms(merchant),
    mayOpenAgents: hasLevels(merchant),
  }
}

/** Rates of a member directly below an agent, and what can be set (RATE-1). */
export async function showChild(
  queries: Queries,
  asking: RateAsking,
  child: DirectMember,
): Promise<RatesOfChild> {
  const { merchant, now } = asking
  const change = changeOf(asking, child.id)
  const { hasBet, mine, later, least, most, current: first } = await readBounds(queries, change)
  const today = dayAt(merchant.settings.timeZone, now)
  const current =
    change.day === today ? first : await readRates(queries, { ...change, memberId: child.id, day: today })
  return {
    ...child,
    hasBet,
    starts: rateTerms(merchant).starts,
    rates: rateCategories.map((category) => {
      // What waits begins on the day of a change now, or later.
      const next = [{ day: change.day, rates: first }, ...(later ? [later] : [])].find(
        ({ rates }) => rates[category] !== current[category],
      )
      return {
        category,
        mine: mine[category],
        system: change.system[category],
        current: current[category],
        next: next ? next.rates[category] : null,
        nextDay: next ? next.day : null,
        least: least[category],
        most: most[category],
      }
    }),
  }
}
