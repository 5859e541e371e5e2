import type { FailurePhase } from '@plaza/contract/federation'
import { newReference, RemoteFailure } from '../failure'
import { causeByAsking } from './classify'
import { hashOf, retryAddress } from './page-hashes'

/** How long to wait for a file, ms: longer than a person waits, because a slow one replaces the failure card when it comes. */
export const fileAtMostMs = 20_000

/**
 * Fetches a JSON file of a release, checked against its hash before it is read. One without a hash is refused.
 * @throws RemoteFailure of `phase`, with the cause as far as it can be told
 */
export async function fetchChecked(url: string, phase: FailurePhase): Promise<unknown> {
  const hash = hashOf(url)
  if (hash === undefined) throw new RemoteFailure(phase, 'integrity', newReference())
  const address = retryAddress(url)
  const answer = await fetch(address, {
    integrity: hash,
    signal: AbortSignal.timeout(fileAtMostMs),
  }).catch(async (error: unknown) => {
    const cause = error instanceof DOMException ? 'timeout' : await causeByAsking(address)
    throw new RemoteFailure(phase, cause, newReference(), { cause: error })
  })
  if (!answer.ok) throw new RemoteFailure(phase, answer.status >= 500 ? 'server' : 'missing', newReference())
  return answer.json()
}
