import { PlainError } from '@plaza/server-kit'

const limits = { least: 30, most: 600 }

/**
 * How often every family of the demo's lotteries draws at least, from `WORLD_DRAW_SECONDS`; undefined for their usual
 * schedules. Used only when the world is created.
 * @throws PlainError with the allowed range.
 */
export function readDrawSeconds({
  WORLD_DRAW_SECONDS: text,
}: Record<string, string | undefined>): number | undefined {
  if (text === undefined) return undefined
  const seconds = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (seconds < limits.least || seconds > limits.most)
    throw new PlainError(
      `WORLD_DRAW_SECONDS must be a number of seconds from ${limits.least} to ${limits.most}.`,
    )
  return seconds
}
