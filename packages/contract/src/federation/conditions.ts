import * as z from 'zod/mini'
import type { Fact } from '../identity'
import type { Flags } from '../site'

/**
 * When a contribution applies, as data, so that the shell decides before it loads any code (REMOTE-3). Every given part
 * must hold. The parts about a member (`excludeTypes`, `types`, `facts`) are checked only if there is a session.
 */
export interface Condition {
  /** `member`: needs any session; `visitor`: needs that there is no session. */
  auth?: 'member' | 'visitor' | undefined
  /** A flag of the merchant that must be on. */
  flag?: string | undefined
  /** A promotion that must be on. */
  promo?: string | undefined
  /** For actual accounts. A trial account still sees the entry, and gets an explanation when it opens the page. */
  actualAccount?: boolean | undefined
  /** Member types to which it does not apply. */
  excludeTypes?: readonly number[] | undefined
  /** The only member types to which it applies. */
  types?: readonly number[] | undefined
  /** Facts of the session with the value that each must have, such as `{ hasUpline: true }`. */
  facts?: Readonly<Record<string, Fact>> | undefined
  /** Public settings of the merchant with the value that each must have. */
  settings?: Readonly<Record<string, Fact>> | undefined
}

/**
 * A condition on the wire. A newer release may use parts or values that this reader does not know: they are parsed, and
 * `holds` hides the contributions that depend on them.
 */
export const conditionSchema = z.record(z.string(), z.unknown()) as unknown as z.ZodMiniType<
  Condition,
  Condition
>

/** What conditions are evaluated against. */
export interface Viewer {
  session: { type: number; facts?: Readonly<Record<string, Fact>> | undefined } | null
  flags: Flags
  promos: Flags
  /** The merchant's public settings; when absent, no setting condition holds. */
  settings?: object | undefined
}

type Check = (wanted: unknown, viewer: Viewer) => boolean

const checks: { [part in keyof Required<Condition>]: Check } = {
  auth: (wanted, { session }) => wanted === (session ? 'member' : 'visitor'),
  flag: (wanted, { flags }) => valueOf(flags, wanted) === true,
  promo: (wanted, { promos }) => valueOf(promos, wanted) === true,
  actualAccount: (wanted) => typeof wanted === 'boolean',
  excludeTypes: (wanted, { session }) => Array.isArray(wanted) && !(session && wanted.includes(session.type)),
  types: (wanted, { session }) => Array.isArray(wanted) && (!session || wanted.includes(session.type)),
  facts: (wanted, { session }) => !session || agrees(wanted, session.facts),
  settings: (wanted, { settings }) => agrees(wanted, settings),
}

/**
 * Whether a condition holds for this viewer. A condition with a part that this host does not know never holds, because
 * it was written for a newer host.
 */
export const holds = (condition: Condition | undefined, viewer: Viewer): boolean =>
  Object.entries(condition ?? {}).every(([part, wanted]) => {
    if (wanted === undefined) return true
    const check = valueOf(checks, part)
    return check !== undefined && check(wanted, viewer)
  })

/** Whether this contract knows every part of a condition; a build refuses a condition that it does not know. */
export const isKnownCondition = (condition: Condition = {}): boolean =>
  Object.keys(condition).every((part) => Object.hasOwn(checks, part))

const agrees = (wanted: unknown, facts: object = {}): boolean =>
  Object.entries(wanted ?? {}).every(([name, value]) => valueOf(facts, name) === value)

/** The value of an own key; inherited keys do not count. */
const valueOf = <T extends object>(object: T, key: unknown): T[keyof T] | undefined =>
  Object.hasOwn(object, key as PropertyKey) ? object[key as keyof T] : undefined
