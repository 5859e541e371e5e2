import { mayEnterAgency } from '@plaza/contract/identity'
import {
  earnedBySalaries,
  earnedByShares,
  lastSettledDay,
  ratesOfLine,
  systemRates,
  type GivenRates,
  type ImportedIncome,
  type ImportedIncomes,
  type ImportedShare,
} from '@plaza/gateway/world-api'
import { seededRandom } from '@plaza/gateway/seeded-random'
import type { DemoMerchant } from '../merchants'
import { contractsOf } from './contracts'
import { dayName, historyDays } from './life'
import type { WorldEntry, WorldPerson, WorldTransfer } from './person'
import { byAccount, lineOf, ratesOf } from './rates'
import { randomReference } from './references'
import { salariesOfDays } from './salaries'

const dayMs = 86_400_000

type Payer = Pick<DemoMerchant, 'code' | 'settings'>

/** The days whose incomes were paid: of the last day that is over, the site settles them when it starts. */
function settledDays({ settings: { timeZone } }: Payer, now: number): string[] {
  const last = lastSettledDay('rates', timeZone, now)
  return Array.from({ length: historyDays }, (_, index) =>
    dayName(now - (historyDays - index) * dayMs),
  ).filter((day) => day < last)
}

/** Valid bets of some days, with the lines of whoever bet and their rates. */
function sharesOf(
  people: readonly WorldPerson[],
  merchant: Payer,
  days: ReadonlySet<string>,
): ImportedShare[] {
  const known = byAccount(people)
  const given = new Map<string, GivenRates>()
  for (const { memberId, category, rate } of ratesOf(people))
    given.set(memberId, new Map([...(given.get(memberId) ?? []), [category, rate]]))
  const system = systemRates({ stored: merchant.settings as object as Record<string, unknown> })
  return people.flatMap((person) => {
    const line = lineOf(known, person)
    if (!mayEnterAgency(line[0]?.type ?? -1)) return []
    const rates = ratesOfLine(
      system,
      line.map(({ id }): GivenRates => given.get(id) ?? new Map()),
    )
    const bets = new Map<string, ImportedShare>()
    for (const { day, type: category, stakeMinor } of person.plays) {
      const key = `${day} ${category}`
      const validMinor = (bets.get(key)?.validMinor ?? 0) + stakeMinor
      const own = { memberId: person.id, day, category, validMinor }
      const of = { line: line.map(({ id }) => id), rates: rates.map((all) => all[category]) }
      if (days.has(day)) bets.set(key, { ...own, ...of })
    }
    return [...bets.values()]
  })
}

/**
 * What rates and daily salaries earned the people of a merchant in the past and by which bets, as the site's own settlement counts it, for
 * each day at its time (INCOME-1, INCOME-2, INCOME-3).
 */
export function incomesOf(
  people: readonly WorldPerson[],
  merchant: Payer,
  seed: string,
  now: number,
): ImportedIncomes {
  const days = settledDays(merchant, now)
  const shares = sharesOf(people, merchant, new Set(days))
  const salaries = salariesOfDays(people, contractsOf(people, now), merchant, days)
  const random = seededRandom(`${seed}/incomes`)
  const { timeZone } = merchant.settings
  const earned = [
    ...earnedByShares(shares, { merchant: merchant.code, timeZone }),
    ...earnedBySalaries(salaries, timeZone),
  ]
  const incomes = earned.map((income) => ({
    ...income,
    no: randomReference(`${seed}/incomes`, random).replace('PZ', 'AI'),
  }))
  return { shares, salaries, incomes, days }
}

/** People with the payments of what they earned, as the ledger has them. */
export function withPayments(
  people: readonly WorldPerson[],
  incomes: readonly ImportedIncome[],
): WorldPerson[] {
  const paid = new Map<string, WorldTransfer[]>()
  for (const { memberId, no: reference, kind, amountMinor, paidAt: at } of incomes) {
    const entries: WorldEntry[] = [
      { owner: 'house', wallet: 'agent:commission', amountMinor: -amountMinor },
      { owner: 'self', wallet: 'main', amountMinor },
    ]
    paid.set(memberId, [...(paid.get(memberId) ?? []), { kind, reference, at, entries }])
  }
  return people.map((person) => ({
    ...person,
    transfers: [...person.transfers, ...(paid.get(person.id) ?? [])].toSorted(
      (one, other) => one.at - other.at,
    ),
  }))
}
