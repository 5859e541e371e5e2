import { rateCategories } from '@plaza/contract/agency'
import { mayEnterAgency } from '@plaza/contract/identity'
import type { ImportedRate } from '@plaza/gateway/world-api'
import { dayName } from './life'
import type { WorldPerson } from './person'

/** Hundredths of a per cent that agents get, by how far they are below the top, and every third player of a line. */
const agentRates = [40, 30]
const playerRate = 10

/** The people above somebody, from the top down, and the person itself. */
export function lineOf(people: ReadonlyMap<string, WorldPerson>, person: WorldPerson): WorldPerson[] {
  const upline = person.upline === null ? undefined : people.get(person.upline)
  return upline ? [...lineOf(people, upline), person] : [person]
}

/** People by account, as `lineOf` looks them up. */
export const byAccount = (people: readonly WorldPerson[]): ReadonlyMap<string, WorldPerson> =>
  new Map(people.map((person) => [person.account, person]))

/**
 * What agents gave those below them, from the day of their registration on, never more than they have themselves. Lotteries go by prize
 * groups, which are the same for everybody.
 */
export function ratesOf(people: readonly WorldPerson[]): ImportedRate[] {
  const known = byAccount(people)
  return people.flatMap((person, at) => {
    const line = lineOf(known, person)
    const upline = line.at(-2)
    const isAgent = mayEnterAgency(person.type)
    const isGiven = upline && mayEnterAgency(line[0]?.type ?? -1) && (isAgent || at % 3 === 0)
    const rate = isAgent ? agentRates[line.length - 2] : playerRate
    if (!isGiven || rate === undefined) return []
    const { id: memberId, regDate: registeredAt } = person
    return rateCategories
      .filter((category) => category !== 'LOTT')
      .map((category) => ({
        ...{ memberId, setBy: upline.id, category, rate, sinceDay: dayName(registeredAt), at: registeredAt },
      }))
  })
}
