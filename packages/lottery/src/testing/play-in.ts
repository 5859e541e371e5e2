import type { Play, RuleSet } from '../kernel/play'

/** Finds plays of a rule set by their id. */
export const playIn =
  ({ id: rules, plays }: RuleSet) =>
  (id: string): Play => {
    const play = plays.find((one) => one.id === id)
    if (!play) throw new Error(`${rules} has no play ${id}`)
    return play
  }
