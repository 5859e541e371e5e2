import type { CaptchaWork } from '@plaza/contract/identity'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Long enough for the most work on a slow phone, ms. */
const patienceMs = 120_000

/**
 * Does the work of a captcha (LOGIN-10). The browser derives the keys off the page's thread, so that typing goes on.
 * Undefined when it was called off or took too long.
 */
export async function solveWork(
  work: CaptchaWork,
  controller: AbortController,
): Promise<{ counter: number; derivedKey: string } | undefined> {
  const solution = await solveChallenge({ challenge: work, deriveKey, controller, timeout: patienceMs })
  return solution ? { counter: solution.counter, derivedKey: solution.derivedKey } : undefined
}
