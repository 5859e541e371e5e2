import type { FailureCause, FailurePhase } from '@plaza/contract/federation'
import { DeadlineError } from '../deadline'
import { newReference, RemoteFailure } from '../failure'
import { hashOf } from './page-hashes'

/** Timeout of that request in ms, short because a person is waiting. */
const askAtMostMs = 1_500

/** What an answer other than the file means: a server in trouble, or one that is too busy, may have it later. */
export const causeOfStatus = (status: number): FailureCause =>
  status >= 500 || status === 429 ? 'server' : 'missing'

/**
 * A script's error event gives no reason: requests the same file once more and derives the reason from the answer
 * (EDGE-4).
 */
export async function causeByAsking(url: string): Promise<FailureCause> {
  let answer: Response
  try {
    answer = await fetch(url, { signal: AbortSignal.timeout(askAtMostMs), cache: 'no-store' })
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network'
  }
  if (!answer.ok) return causeOfStatus(answer.status)
  const body = await answer.arrayBuffer().catch(() => undefined)
  // The connection broke within the file: another attempt may load all of it.
  if (!body) return 'network'
  const digest = await crypto.subtle.digest('SHA-384', body)
  const hash = `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
  return hash === hashOf(url) ? 'network' : 'integrity'
}

/** Turns whatever a load threw into a failure with its phase and cause. */
export async function classifyError(error: unknown): Promise<RemoteFailure> {
  if (error instanceof RemoteFailure) return error
  const failure = (phase: FailurePhase, cause: FailureCause) =>
    new RemoteFailure(phase, cause, newReference(), { cause: error })
  if (error instanceof DeadlineError) return failure('module', 'timeout')
  const request = chunkRequest(error)
  if (request) return failure('module', isTimeout(error) ? 'timeout' : await causeByAsking(request))
  const message = error instanceof Error ? error.message : String(error)
  if (message.startsWith('no integrity for ')) return failure('module', 'integrity')
  if (/unsatisfied|does not satisfy|shared module|loadShareSync/i.test(message))
    return failure('contract', 'contract')
  return failure('evaluate', 'throw')
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'timeout'

/** The address of the chunk or style that failed to load, when that is the cause. */
function chunkRequest(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const isChunk =
    error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED')
  return isChunk && 'request' in error && typeof error.request === 'string' ? error.request : undefined
}
