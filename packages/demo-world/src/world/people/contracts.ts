import type { ContractTerms } from '@plaza/contract/agency'
import { memberTypes } from '@plaza/contract/identity'
import type { ImportedContract } from '@plaza/gateway/world-api'
import { seededRandom } from '@plaza/gateway/seeded-random'
import type { WorldPerson } from './person'
import { randomReference } from './references'

type PlannedContract = Omit<ImportedContract, 'id'>

/** Valid bets from which a member is an active user: ₱500.00. */
const activeMinor = 50_000
const peso = 100
const dayMs = 24 * 60 * 60_000

/** A tier: valid bets in pesos, active users, hundredths of a per cent, and the most in pesos. */
const salaryTier = (bets: number, activeUsers: number, rate: number, cap: number | null = null) => ({
  ...{ turnoverMinor: bets * peso, lossMinor: 0, activeUsers, rate },
  capMinor: cap === null ? null : cap * peso,
})
const dividendTier = (loss: number, bets: number, activeUsers: number, rate: number) => ({
  ...{ turnoverMinor: bets * peso, lossMinor: loss * peso, activeUsers, rate, capMinor: null },
})

const salary = (period: 'daily' | 'hourly', ...tiers: ContractTerms['tiers']): ContractTerms => ({
  ...{ basis: 'turnover', period, carries: false, activeMinor, tiers },
})
const dividend = (...tiers: ContractTerms['tiers']): ContractTerms => ({
  ...{ basis: 'loss', period: 'weekly', carries: false, activeMinor, tiers },
})

const terms = {
  daily: {
    first: salary('daily', salaryTier(5_000, 1, 30, 500), salaryTier(20_000, 3, 50, 2_000)),
    site: salary('daily', salaryTier(5_000, 1, 40), salaryTier(20_000, 3, 60), salaryTier(80_000, 8, 80)),
    better: salary('daily', salaryTier(5_000, 1, 50), salaryTier(20_000, 3, 70), salaryTier(80_000, 8, 100)),
    given: salary('daily', salaryTier(5_000, 1, 20), salaryTier(20_000, 3, 40)),
    more: salary('daily', salaryTier(5_000, 1, 30), salaryTier(20_000, 3, 50)),
  },
  hourly: {
    site: salary('hourly', salaryTier(500, 1, 20), salaryTier(2_000, 2, 30)),
    given: salary('hourly', salaryTier(500, 1, 10), salaryTier(2_000, 2, 20)),
  },
  dividend: {
    site: dividend(dividendTier(0, 10_000, 1, 1_000), dividendTier(20_000, 50_000, 3, 2_500)),
    better: dividend(dividendTier(0, 10_000, 1, 1_500), dividendTier(20_000, 50_000, 3, 3_000)),
    given: dividend(dividendTier(0, 10_000, 1, 500), dividendTier(20_000, 50_000, 3, 1_500)),
  },
}

/**
 * Contracts around agent01 in every state: what the site gave it, two amendments that wait for its answer, and what it gave to agents and
 * players below it. Nothing waits for anybody whom other parts of the world are about.
 */
export function contractsOf(people: readonly WorldPerson[], now: number): ImportedContract[] {
  const random = seededRandom('contracts')
  return plannedContracts(people, now).map((one) => ({
    ...one,
    id: randomReference(`contracts/${one.memberId}`, random).replace('PZ', 'CN'),
  }))
}

function plannedContracts(people: readonly WorldPerson[], now: number): PlannedContract[] {
  const top = people.find(({ account }) => account === 'agent01')
  const second = people.find(({ account }) => account === 'agent02')
  if (!top || !second) return []
  const ago = (days: number) => now - days * dayMs
  const site = (days: number) => ({
    ...{ memberId: top.id, uplineId: null, isAmendment: false, offeredAt: ago(days) },
  })
  const given = (to: WorldPerson, days: number) => ({ ...site(days), memberId: to.id, uplineId: top.id })
  const active = (days: number) => ({ state: 'active' as const, acceptedAt: ago(days) })
  const others = people.filter(
    ({ upline, type, regDate }) => upline === 'agent01' && type === memberTypes.agent && regDate < ago(60),
  )
  const { daily, hourly, dividend: share } = terms
  const toOthers = others.flatMap((one, at): PlannedContract[] => {
    switch (at) {
      case 0:
        return [
          {
            ...{ ...given(one, 20), kind: 'daily-salary', state: 'expired', terms: daily.more },
            closedAt: ago(13),
          },
          { ...given(one, 3), kind: 'daily-salary', state: 'offered', terms: daily.given },
        ]
      case 1:
        return [
          {
            ...{ ...given(one, 50), kind: 'daily-salary', state: 'ended', terms: daily.given },
            ...{ acceptedAt: ago(49), closedAt: ago(12) },
          },
        ]
      case 2:
        return [
          {
            ...{ ...given(one, 9), kind: 'hourly-salary', state: 'withdrawn', terms: hourly.given },
            closedAt: ago(8),
          },
        ]
      default:
        return []
    }
  })
  return [
    {
      ...{ ...site(95), kind: 'daily-salary', state: 'replaced', terms: daily.first },
      ...{ acceptedAt: ago(94), closedAt: ago(75) },
    },
    { ...site(76), ...active(75), kind: 'daily-salary', isAmendment: true, terms: daily.site },
    { ...site(1), kind: 'daily-salary', state: 'offered', isAmendment: true, terms: daily.better },
    { ...site(95), ...active(94), kind: 'dividend', terms: share.site },
    { ...site(2), kind: 'dividend', state: 'offered', isAmendment: true, terms: share.better },
    // The hours of the past have no salaries: these begin with the next one.
    { ...site(2), ...active(0), kind: 'hourly-salary', terms: hourly.site },
    { ...given(second, 74), ...active(73), kind: 'daily-salary', terms: daily.given },
    { ...given(second, 93), ...active(92), kind: 'dividend', terms: share.given },
    { ...given(second, 1), ...active(0), kind: 'hourly-salary', terms: hourly.given },
    {
      ...{ ...given(second, 30), kind: 'daily-salary', state: 'rejected', terms: daily.more },
      ...{ isAmendment: true, closedAt: ago(29) },
    },
    ...toOthers,
  ]
}
