import type { Queries } from '../db/database'
import { countOne, readRate, resetRate } from './rate-limit'

const windowMs = 15 * 60_000
/** Failures of one account, after which it is locked. */
const ofAnAccount = { limit: 5, windowMs }
/** Failures of one account, after which a captcha is asked for. */
const untilCaptcha = { limit: 1, windowMs }
/** Failures of one address, whatever the names, after which it is asked for a captcha at every name. */
const ofAnAddress = { limit: 30, windowMs }

/** A sign-in as it is counted: by the name that was given, whether anybody has it or not, and by address. */
export interface LoginAttempt {
  merchant: string
  username: string
  address: string
}

const accountBucket = (merchant: string, username: string): string =>
  `login:failed:${merchant}:${username.toLowerCase()}`
const addressBucket = (address: string): string => `login:failures:${address}`

/** Until when a name is locked; null when it is not. */
export async function lockedUntil(
  queries: Queries,
  { merchant, username }: LoginAttempt,
  now: number,
): Promise<number | null> {
  const state = await readRate(queries, accountBucket(merchant, username), ofAnAccount, now)
  return state.isOver ? state.resetsAt : null
}

/** Whether a sign-in needs a captcha: the name has failed lately, or the address often (spec §2 Login). */
export async function needsCaptcha(
  queries: Queries,
  { merchant, username, address }: LoginAttempt,
  now: number,
): Promise<boolean> {
  const byName = await readRate(queries, accountBucket(merchant, username), untilCaptcha, now)
  return byName.isOver || (await readRate(queries, addressBucket(address), ofAnAddress, now)).isOver
}

/** Counts a failed sign-in. */
export async function countFailure(
  queries: Queries,
  { merchant, username, address }: LoginAttempt,
  now: number,
): Promise<void> {
  await countOne(queries, accountBucket(merchant, username), ofAnAccount, now)
  await countOne(queries, addressBucket(address), ofAnAddress, now)
}

/** Forgets the failures of a name: it has signed in, or has a new password. */
export const forgetFailures = (queries: Queries, merchant: string, username: string): Promise<void> =>
  resetRate(queries, accountBucket(merchant, username))
