import * as z from 'zod/mini'
import type { Flags } from '../flags'

/** What a condition may be compared with: a fact about a member, or a public setting of the merchant. */
export const factSchema = z.union([z.boolean(), z.number(), z.string()])
export type Fact = z.infer<typeof factSchema>

/**
 * When a contribution holds, as data, so that the shell decides before it loads a byte (REMOTE-3). Every given part must hold; what
 * is said about a member (`excludeTypes`, `types`, `facts`) is held against a session where there is one.
 */
export interface Condition {
  /** `member`: any session; `visitor`: none. */
  auth?: 'member' | 'visitor' | undefined
  /** A flag of the merchant that must be on. */
  flag?: string | undefined
  /** A promotion that must be on. */
  promo?: string | undefined
  /** For actual accounts: it is offered to a trial account too, which is refused with words when it enters. */
  actualAccount?: boolean | undefined
  /** Member types for which it does not hold. */
  excludeTypes?: readonly number[] | undefined
  /** The only member types for which it holds. */
  types?: readonly number[] | undefined
  /** Facts of the session with the value that each must have, such as `{ hasUpline: true }`. */
  facts?: Readonly<Record<string, Fact>> | undefined
  /** Public settings of the merchant with the value that each must have. */
  settings?: Readonly<Record<string, Fact>> | undefined
}

/**
 * A condition as it travels. A newer release may bring parts or values that this reader does not know: they pass here,
 * and `holds` hides what they stand on.
 */
export const conditionSchema = z.record(z.string(), z.unknown()) as unknown as z.ZodMiniType<
  Condition,
  Condition
>

/** What conditions are held against. */
export interface Viewer {
  session: { type: number; facts?: Readonly<Record<string, Fact>> | undefined } | null
  flags: Flags
  promos: Flags
  /** The merchant's public settings; none holds where they are absent. */
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
 * Whether a condition holds for this viewer. One with a part that this host does not know never holds: it was written
 * for a newer one.
 */
export const holds = (condition: Condition | undefined, viewer: Viewer): boolean =>
  Object.entries(condition ?? {}).every(([part, wanted]) => {
    if (wanted === undefined) return true
    const check = valueOf(checks, part)
    return check !== undefined && check(wanted, viewer)
  })

/** Whether every part of a condition is one that this contract knows; a build refuses any other. */
export const isKnownCondition = (condition: Condition = {}): boolean =>
  Object.keys(condition).every((part) => Object.hasOwn(checks, part))

const agrees = (wanted: unknown, facts: object = {}): boolean =>
  Object.entries(wanted ?? {}).every(([name, value]) => valueOf(facts, name) === value)

/** The value of an own key; an inherited one is nobody's. */
const valueOf = <T extends object>(object: T, key: unknown): T[keyof T] | undefined =>
  Object.hasOwn(object, key as PropertyKey) ? object[key as keyof T] : undefined
