import { PlainError } from '@plaza/server-kit'

/** Fewer games would leave categories empty; more would collide with the node ids of the demo's next merchant. */
const limits = { least: 200, most: 19_000 }

/**
 * Number of games of the demo's first merchant, from `WORLD_GAMES`; undefined for the default number. Used only when
 * the world is created.
 * @throws PlainError with the allowed range.
 */
export function readGameCount({ WORLD_GAMES: text }: Record<string, string | undefined>): number | undefined {
  if (text === undefined) return undefined
  const count = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (count < limits.least || count > limits.most)
    throw new PlainError(`WORLD_GAMES must be a number of games from ${limits.least} to ${limits.most}.`)
  return count
}
