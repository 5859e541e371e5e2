import {
  dayPeriod,
  idleTeam,
  salariesOf,
  salaryRow,
  spanOf,
  type ImportedContract,
  type PlayedTeam,
  type SalaryRow,
} from '@plaza/gateway/world-api'
import type { DemoMerchant } from '../merchants'
import type { WorldPerson } from './person'
import { byAccount, lineOf } from './rates'

interface Played {
  validMinor: number
  lossMinor: number
}

const nothing: Played = { validMinor: 0, lossMinor: 0 }
const add = (one: Played, other: Played): Played => ({
  validMinor: one.validMinor + other.validMinor,
  lossMinor: one.lossMinor + other.lossMinor,
})

/** What people bet and lost on a day, by who did. */
function playedOn(people: readonly WorldPerson[], day: string): Map<WorldPerson, Played> {
  const played = new Map<WorldPerson, Played>()
  for (const person of people)
    for (const { day: of, stakeMinor, payoutMinor, rebateMinor = 0 } of person.plays)
      if (of === day)
        played.set(
          person,
          add(played.get(person) ?? nothing, {
            validMinor: stakeMinor,
            lossMinor: stakeMinor - payoutMinor + rebateMinor,
          }),
        )
  return played
}

/** What an account and everybody directly below it, each with its team, did on a day. */
function teamOf(
  account: string,
  activeMinor: number,
  played: ReadonlyMap<WorldPerson, Played>,
  known: ReadonlyMap<string, WorldPerson>,
): PlayedTeam {
  const downlines = new Map<string, Played>()
  let { own, activeUsers } = idleTeam
  for (const [person, did] of played) {
    const line = lineOf(known, person)
    const at = line.findIndex(({ id }) => id === account)
    if (at < 0) continue
    const child = line[at + 1]
    if (child) downlines.set(child.id, add(downlines.get(child.id) ?? nothing, did))
    else own = did
    if (did.validMinor >= activeMinor) activeUsers += 1
  }
  return { own, downlines, activeUsers }
}

/** What daily salaries came to on days of the past, as the site counts them (INCOME-3). */
export function salariesOfDays(
  people: readonly WorldPerson[],
  contracts: readonly ImportedContract[],
  merchant: Pick<DemoMerchant, 'code' | 'settings'>,
  days: readonly string[],
): SalaryRow[] {
  const known = byAccount(people)
  const spans = contracts
    .filter(({ kind }) => kind === 'daily-salary')
    .map((contract) => ({ contract, ...spanOf(merchant.settings.timeZone, contract) }))
  return days.flatMap((day) => {
    const period = dayPeriod(merchant, day)
    const over = spans
      .filter(
        ({ startsAt, endsAt }) =>
          startsAt !== null && startsAt <= period.startMs && (endsAt === null || endsAt > period.startMs),
      )
      .map(({ contract: { id, memberId, terms } }) => ({ id, memberId, terms }))
    if (over.length === 0) return []
    const played = playedOn(people, day)
    const teams = new Map(
      over.map(({ memberId, terms }) => [memberId, teamOf(memberId, terms.activeMinor, played, known)]),
    )
    return salariesOf(over, teams).map((salary) => salaryRow(salary, period))
  })
}
