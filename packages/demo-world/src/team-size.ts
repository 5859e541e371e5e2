import { PlainError } from '@plaza/server-kit'

const limits = { least: 10, most: 200_000 }

/**
 * How many members stand below `team01` of the demo's first merchant, from `WORLD_TEAM`; undefined for no such line. Used only when the
 * world is created.
 * @throws PlainError with the allowed range.
 */
export function readTeamSize({ WORLD_TEAM: text }: Record<string, string | undefined>): number | undefined {
  if (text === undefined) return undefined
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (count < limits.least || count > limits.most)
    throw new PlainError(`WORLD_TEAM must be a number of members from ${limits.least} to ${limits.most}.`)
  return count
}
