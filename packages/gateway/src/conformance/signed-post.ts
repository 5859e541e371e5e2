import type { KeyObject } from 'node:crypto'
import { signCall } from '../modules/vendors/vendor-signature'
import { CheckFailure } from './check'

/** Longest wait for an answer, ms. */
const answerMs = 10_000

/** An answer as it came. */
export interface Posted {
  status: number
  body: Record<string, unknown>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Posts JSON, signed for `at` by `key`, or unsigned without one. @throws CheckFailure when no JSON comes back. */
export async function signedPost(
  url: string,
  input: unknown,
  { key, at = Date.now() }: { key: KeyObject | null; at?: number },
): Promise<Posted> {
  const payload = JSON.stringify(input)
  const headers = { 'content-type': 'application/json', ...(key && signCall(key, payload, at)) }
  try {
    const signal = AbortSignal.timeout(answerMs)
    const answer = await fetch(url, { method: 'POST', headers, body: payload, redirect: 'error', signal })
    const body: unknown = await answer.json()
    if (isRecord(body)) return { status: answer.status, body }
  } catch (cause) {
    throw new CheckFailure(`${url} did not answer with JSON`, { cause })
  }
  throw new CheckFailure(`${url} answered no JSON object`)
}
