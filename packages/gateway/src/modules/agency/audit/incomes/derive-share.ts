import { mayEnterAgency } from '@plaza/contract/identity'
import type { RateCategory } from '@plaza/contract/agency'
import type { IncomesData } from './incomes-data'
import { shareOut } from './share-out'
import type { TermsOfMoment } from './terms-at'

/** What everybody of a line earns by the bets of its last member, from the top down. */
export interface DerivedShare {
  validMinor: number
  line: readonly { id: string; rate: number; minor: number }[]
}

/** The rates of a line from its top down: the top has the merchant's, nobody more than who is directly above (RATE-1). */
function ratesOf(
  { givenOn }: IncomesData,
  ids: readonly string[],
  { day, category, highest }: { day: string; category: RateCategory; highest: number },
): { id: string; rate: number }[] {
  const line: { id: string; rate: number }[] = []
  for (const id of ids) {
    const over = line.at(-1)?.rate
    // Who was given nothing has no rate, but the prize group of whoever is above.
    const own = givenOn(id, category, day) ?? (category === 'LOTT' ? highest : 0)
    line.push({ id, rate: over === undefined ? highest : Math.min(over, own) })
  }
  return line
}

/**
 * What a member's valid bets of a day and kind of play earn whom, by the terms of a moment (INCOME-1); undefined where nobody earns by
 * them: the line does not begin with an agent.
 */
export function deriveShare(
  data: IncomesData,
  bets: { memberId: string; day: string; category: RateCategory; validMinor: number },
  { highest, hasLevels }: TermsOfMoment,
): DerivedShare | undefined {
  const { memberId, day, category, validMinor } = bets
  const ids = [...data.aboveOn(memberId, day), ''].slice(0, -1).toReversed()
  ids.push(memberId)
  if (!mayEnterAgency(data.typeOf(ids[0] ?? ''))) return undefined
  const whole = ratesOf(data, ids, { day, category, highest: highest[category] })
  // Without levels only the member and who is directly above it earn, by the same rates (TEAM-14).
  const line = hasLevels ? whole : whole.slice(-2)
  const margins = line.map(({ rate }, at) => rate - (line[at + 1]?.rate ?? 0))
  // From the bet upwards: of equal remainders whoever is nearest to it has the unit.
  const minor = Math.max(0, validMinor)
  const parts = shareOut(margins.toReversed().map((rate) => ({ minor, rate }))).toReversed()
  return { validMinor, line: line.map((one, at) => ({ ...one, minor: parts[at] ?? 0 })) }
}
