import type { KeyObject } from 'node:crypto'
import { signCall } from '../../modules/play/vendors'
import { CheckFailure } from './check'

/** Longest wait for an answer, ms. */
const answerMs = 10_000

/** An answer as received. */
export interface Posted {
  status: number
  body: Record<string, unknown>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** How a call is signed. */
export interface PostOptions {
  /** Null leaves it unsigned. */
  key: KeyObject | null
  /** Time that is signed, ms; now when absent. */
  at?: number
  /** Address that is signed, when it is not the one that is called. */
  signedFor?: string
}

/**
 * Posts JSON, signed for `at` by `key`, or unsigned without one. @throws CheckFailure when the answer is not JSON.
 */
export async function signedPost(
  url: string,
  input: unknown,
  { key, at = Date.now(), signedFor = url }: PostOptions,
): Promise<Posted> {
  const payload = JSON.stringify(input)
  const call = { method: 'POST', path: new URL(signedFor).pathname, body: payload }
  const headers = { 'content-type': 'application/json', ...(key && signCall(key, call, at)) }
  try {
    const signal = AbortSignal.timeout(answerMs)
    const answer = await fetch(url, { method: 'POST', headers, body: payload, redirect: 'error', signal })
    const body: unknown = await answer.json()
    if (isRecord(body)) return { status: answer.status, body }
  } catch (cause) {
    throw new CheckFailure(`${url} did not answer with JSON`, { cause })
  }
  throw new CheckFailure(`${url} did not answer with a JSON object`)
}
