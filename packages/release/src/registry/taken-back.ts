import type { TakenBack } from '@plaza/contract/release'

/** Who gave a release out again, when (ms) and why. */
export type GivenAgain = NonNullable<TakenBack['again']>

/** Releases that the guard took back, the latest first, with one more that nobody has given out again yet. */
export const addTakenBack = (takenBack: readonly TakenBack[], added: TakenBack): TakenBack[] => [
  added,
  ...takenBack.filter(({ release }) => release !== added.release),
]

/** Releases that the guard took back; those that are live now, and were not before, name who did it. */
export const withGivenAgain = (
  takenBack: readonly TakenBack[],
  live: { before: readonly string[]; after: readonly string[] },
  again: GivenAgain,
): TakenBack[] =>
  takenBack.map((one) =>
    live.after.includes(one.release) && !live.before.includes(one.release) ? { ...one, again } : one,
  )

/** What became of a release that the guard took back, in a sentence or two. */
export function takenBackWords({ release, when, why, again }: TakenBack): string {
  const taken = `The guard took ${release} back at ${timeOf(when)}: ${sentence(why)}`
  return again
    ? `${taken} ${again.who} gave it out again at ${timeOf(again.when)}: ${sentence(again.why)}`
    : taken
}

const timeOf = (ms: number): string => new Date(ms).toISOString()
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)
