import { CallFailure } from '../../../kernel/call-failure'
import type { Writes } from '../../../kernel/database/database'
import { countOne, giveBack, readRate, resetRate, type RateState } from '../../../kernel/security/rate-limit'

const windowMs = 15 * 60_000
/** Failures of a name, after which it is locked unless a captcha that was shown since is solved. */
const nameLimit = { limit: 5, windowMs }
/** Failures of one address at a locked name: the attempts left to a client that solves captchas. */
const pastTheLock = { limit: 5, windowMs }
/** Failures of one address, whatever the names, after which it needs a captcha at every name. */
const addressLimit = { limit: 30, windowMs }

/** A sign-in as it is counted: by the name that was given, whether anybody has it or not, and by address. */
export interface LoginAttempt {
  merchant: string
  username: string
  address: string
  /** The browser, where this account has signed in before: it is counted apart, so that no stranger locks it. */
  device: string | null
}

const nameKey = (merchant: string, username: string): string => `${merchant}:${username.toLowerCase()}`
const nameBucket = (merchant: string, username: string): string =>
  `login:failed:${nameKey(merchant, username)}`

function bucketsOf({ merchant, username, address, device }: LoginAttempt) {
  return {
    name:
      device === null ? nameBucket(merchant, username) : `login:device:${device}:${username.toLowerCase()}`,
    pastTheLock: `login:locked:${nameKey(merchant, username)}:${address}`,
    address: `login:failures:${address}`,
  }
}

const needsCaptcha = (byName: number, addressIsOver: boolean): boolean => byName > 0 || addressIsOver

/**
 * Whether a sign-in needs a captcha: the name has failed lately, or the address often. Counts nothing.
 * @throws CallFailure `login.locked` with `retryAt` where no captcha would help.
 */
export async function asksForCaptcha(queries: Writes, attempt: LoginAttempt, now: number): Promise<boolean> {
  const buckets = bucketsOf(attempt)
  const byName = await readRate(queries, buckets.name, nameLimit, now)
  if (byName.isOver) {
    const past = await readRate(queries, buckets.pastTheLock, pastTheLock, now)
    if (past.isOver) throw new CallFailure('login.locked', { retryAt: past.resetsAt })
  }
  const { isOver } = await readRate(queries, buckets.address, addressLimit, now)
  return needsCaptcha(byName.count, isOver)
}

/** An attempt counts as a failure until one of these functions changes that. */
export interface ReservedAttempt {
  /** It was no guess: the password was not looked at, or was right. */
  release(): Promise<void>
  /** It signed in: earlier failures of this name, or of this device, are forgotten. */
  succeed(): Promise<void>
}

/**
 * Counts an attempt as a failure before its password is looked at, so that guesses at the same time are bounded like
 * those one after another. `captchaShownAt` is when the captcha was shown that came with it, if one was checked.
 * @throws CallFailure `captcha.required`, `captcha.expired` (shown before the lock), `login.locked` with `retryAt`;
 * nothing stays counted then.
 */
export async function reserveAttempt(
  queries: Writes,
  attempt: LoginAttempt,
  now: number,
  captchaShownAt: number | undefined,
): Promise<ReservedAttempt> {
  const buckets = bucketsOf(attempt)
  const counted: [bucket: string, state: RateState][] = []
  const count = async (bucket: string, limit: typeof nameLimit) => {
    const state = await countOne(queries, bucket, limit, now)
    counted.push([bucket, state])
    return state
  }
  const release = async () => {
    for (const [bucket, state] of counted) await giveBack(queries, bucket, state)
  }
  const refuse = async (failure: CallFailure): Promise<never> => {
    await release()
    throw failure
  }
  const byAddress = await count(buckets.address, addressLimit)
  const byName = await count(buckets.name, nameLimit)
  if (captchaShownAt === undefined && needsCaptcha(byName.count - 1, byAddress.isOver))
    await refuse(new CallFailure('captcha.required', { captcha: true }))
  if (byName.isOver) {
    if ((captchaShownAt ?? 0) < (byName.fullSince ?? now))
      await refuse(new CallFailure('captcha.expired', { captcha: true }))
    const past = await count(buckets.pastTheLock, pastTheLock)
    if (past.isOver) await refuse(new CallFailure('login.locked', { retryAt: past.resetsAt }))
  }
  return {
    release,
    succeed: async () => {
      await release()
      await resetRate(queries, buckets.name)
      await resetRate(queries, buckets.pastTheLock)
    },
  }
}

/** Forgets the failures of a name: it has a new password. */
export const forgetFailures = (queries: Writes, merchant: string, username: string): Promise<void> =>
  resetRate(queries, nameBucket(merchant, username))
