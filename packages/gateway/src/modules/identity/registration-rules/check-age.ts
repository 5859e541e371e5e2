import { dayAt, fullYears } from '@plaza/calendar'
import { CallFailure } from '../../../kernel/call-failure'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { ageAsked } from './age'

/** What a person declares of its age. */
export interface AgeDeclared {
  declaration?: boolean | undefined
  /** `YYYY-MM-DD` */
  birthDate?: string | undefined
}

/**
 * Refuses a person who is too young, or who has not declared the age where the profile requires it (REG-9). Returns the date of birth
 * where the profile asks for it, else null: an unrequested date is checked too, and not stored.
 * @throws CallFailure `declaration.required`, `register.field` with the field `birthDate`, `age.refused`
 */
export function checkAge(merchant: Merchant, given: AgeDeclared, now: number): string | null {
  const { minimum, needsDeclaration, needsBirthDate } = ageAsked(merchant.settings)
  if (needsDeclaration && given.declaration !== true) throw new CallFailure('declaration.required')
  if (!needsBirthDate && !given.birthDate) return null
  const years = given.birthDate && fullYears(given.birthDate, dayAt(merchant.settings.timeZone, now))
  if (typeof years !== 'number') throw new CallFailure('register.field', { field: 'birthDate' })
  if (years < minimum) throw new CallFailure('age.refused', { minimum })
  return needsBirthDate ? (given.birthDate ?? null) : null
}
