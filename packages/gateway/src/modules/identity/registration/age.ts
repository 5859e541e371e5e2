import type { RegisterSettings } from '@plaza/contract'
import type { MerchantSettings } from '../../../kernel/merchants/merchant-settings'

type Jurisdiction = MerchantSettings['jurisdiction']

/** Profiles that ask for the date of birth, and not for the declaration alone (trust R1). */
const withBirthDate: readonly Jurisdiction[] = ['UKGC', 'MGA']

/** What a merchant's profile asks about age; the number of years is the merchant's setting (trust R1, rulings). */
export const ageAsked = ({ jurisdiction, minimumAge }: MerchantSettings): RegisterSettings['age'] => ({
  minimum: minimumAge,
  needsDeclaration: true,
  needsBirthDate: withBirthDate.includes(jurisdiction),
})

/** The day that it is in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, now: number): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

const oldest = '1900-01-01'

/** A day that the calendar has, no earlier than 1900: 30 February is none. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return day >= oldest && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/**
 * Full years between two days, `YYYY-MM-DD` each; undefined when the first is no day or lies after the second. Who was
 * born on 29 February is a year older on 1 March of a common year.
 */
export function fullYears(birthDate: string, today: string): number | undefined {
  if (!isDay(birthDate) || birthDate > today) return undefined
  const hadBirthday = today.slice(5) >= birthDate.slice(5)
  return Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1)
}
