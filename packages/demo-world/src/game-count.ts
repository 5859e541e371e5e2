import { PlainError } from '@plaza/server-kit'

/** Fewer would leave categories empty; more would reach the node ids of the demo's next merchant. */
const limits = { least: 200, most: 19_000 }

/**
 * Games of the demo's first merchant, from `WORLD_GAMES`; its usual number when undefined. Counts only while the world
 * is being written.
 * @throws PlainError saying what it must be
 */
export function readGameCount({ WORLD_GAMES: text }: Record<string, string | undefined>): number | undefined {
  if (text === undefined) return undefined
  const count = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (count < limits.least || count > limits.most)
    throw new PlainError(`WORLD_GAMES must be a number of games from ${limits.least} to ${limits.most}.`)
  return count
}
