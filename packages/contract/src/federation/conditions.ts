import type { Flags } from '../flags'
import type { Condition } from './contributions'

/** What conditions are held against. */
export interface Viewer {
  session: { type: number } | null
  flags: Flags
  promos: Flags
}

/** Whether a condition holds for this viewer; every given part must. */
export function holds(condition: Condition | undefined, { session, flags, promos }: Viewer): boolean {
  if (!condition) return true
  if (condition.auth === 'member' && !session) return false
  if (condition.auth === 'visitor' && session) return false
  if (condition.flag && !isOn(flags, condition.flag)) return false
  if (condition.promo && !isOn(promos, condition.promo)) return false
  return !(session && condition.excludeTypes?.includes(session.type))
}

const isOn = (flags: Flags, name: string): boolean => Object.hasOwn(flags, name) && flags[name] === true
