import * as z from 'zod/mini'

/** Reasons for a refusal, with the HTTP status of each. */
export const refusals = {
  /** The session is over or unknown: the game must be opened again (`expired` to the operator's page). */
  SESSION: 401,
  /** The token was used, is too old, or belongs to another device. */
  TOKEN: 401,
  SYNTAX: 400,
  STAKE: 400,
  TOO_SOON: 429,
  NOT_ENOUGH_MONEY: 409,
  LIMIT_REACHED: 403,
  /** The stake is above what the player's bonus allows. */
  BONUS_STAKE: 403,
  USER_DISABLED: 403,
  GAME_DISABLED: 403,
  /** A round is open: finish it first. */
  OPEN_ROUND: 409,
  NO_SUCH_ROUND: 404,
  /** Too late: the flight has begun, or ended. */
  TOO_LATE: 409,
  /** The wallet does not answer; a stake that it may have booked is returned. */
  WALLET: 503,
  UNKNOWN: 500,
} as const
export type Refusal = keyof typeof refusals
export const refusalSchema = z.object({
  refusal: z.enum(Object.keys(refusals) as [Refusal]),
  /** With `TOO_SOON`. */
  waitMs: z.optional(z.int()),
})
