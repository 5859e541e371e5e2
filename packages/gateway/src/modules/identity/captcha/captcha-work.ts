import type { CaptchaWork } from '@plaza/contract/identity'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Queries, Writes } from '../../../kernel/database/database'
import { countOne, readRate } from '../../../kernel/security/rate-limit'
import { readSecret } from '../../../kernel/security/shared-secret'

/** Rounds of PBKDF2 in one attempt: about a millisecond of a phone. */
const rounds = 1_000
/** Attempts that the first captcha of an address takes at least, and at most twice as many. */
const leastAttempts = 150
/** Failures of an address that double the attempts each; no more than these, for many phones share an address. */
const doublings = { limit: 5, windowMs: 15 * 60_000 }

const bucketOf = (address: string): string => `captcha:failed:${address}`

/** Counts a captcha that was not solved, which makes the next ones of the address harder (LOGIN-10). */
export async function countCaptchaFailure(queries: Writes, address: string, now: number): Promise<void> {
  await countOne(queries, bucketOf(address), doublings, now)
}

async function secrets(queries: Writes) {
  const secret = await readSecret(queries, 'captcha-work')
  return { hmacSignatureSecret: `work:${secret}`, hmacKeySignatureSecret: `key:${secret}` }
}

/** Attempts of the next captcha of an address: twice as many for each failure in a quarter of an hour. */
export async function attemptsFor(queries: Queries, address: string, now: number): Promise<number> {
  const { count } = await readRate(queries, bucketOf(address), doublings, now)
  return leastAttempts * 2 ** Math.min(count, doublings.limit)
}

/** New work that takes so many attempts at least, and at most twice as many. */
export async function newWork(queries: Writes, attempts: number): Promise<CaptchaWork> {
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    counter: randomInt(attempts, 2 * attempts),
    deriveKey,
    ...(await secrets(queries)),
  })
  return { parameters, signature }
}

/** Whether a solution is that of the work; costs one hash, not the attempts. */
export async function isDone(
  queries: Writes,
  work: CaptchaWork,
  solution: { counter: number; derivedKey: string },
): Promise<boolean> {
  const { verified } = await verifySolution({
    challenge: work,
    solution,
    deriveKey,
    ...(await secrets(queries)),
  })
  return verified
}
