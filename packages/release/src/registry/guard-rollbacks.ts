import type { GuardRollback } from '@plaza/contract/release'

/** Who made a rolled-back release live again, when (ms) and why. */
export type Reinstatement = NonNullable<GuardRollback['reinstated']>

/** The guard's rollbacks, latest first, with a new one, which nobody has reinstated yet. */
export const addGuardRollback = (
  guardRollbacks: readonly GuardRollback[],
  added: GuardRollback,
): GuardRollback[] => [added, ...guardRollbacks.filter(({ release }) => release !== added.release)]

/** The guard's rollbacks; a release that is live now and was not before names who reinstated it. */
export const withReinstatement = (
  guardRollbacks: readonly GuardRollback[],
  live: { before: readonly string[]; after: readonly string[] },
  reinstated: Reinstatement,
): GuardRollback[] =>
  guardRollbacks.map((one) =>
    live.after.includes(one.release) && !live.before.includes(one.release) ? { ...one, reinstated } : one,
  )

/** Why the guard rolled a release back, and who reinstated it, in a sentence or two. */
export function guardRollbackText({ release, when, why, reinstated }: GuardRollback): string {
  const rollback = `The guard rolled ${release} back at ${timeOf(when)}: ${sentence(why)}`
  return reinstated
    ? `${rollback} ${reinstated.who} reinstated it at ${timeOf(reinstated.when)}: ${sentence(reinstated.why)}`
    : rollback
}

const timeOf = (ms: number): string => new Date(ms).toISOString()
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)
