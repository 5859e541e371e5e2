import type { FailureCause, FailurePhase } from '@plaza/contract/federation'
import { newReference, RemoteFailure } from '../failure'
import { causeByAsking, causeOfStatus } from './classify'
import { askForFile, hashOf } from './page-hashes'

class NoFile extends Error {
  constructor(readonly failureCause: FailureCause) {
    super(`no file: ${failureCause}`)
  }
}

/**
 * Fetches a JSON file of a release, checked against its hash before it is read. One without a hash is refused.
 * @throws RemoteFailure of `phase`, with the cause as far as it can be told
 */
export async function fetchChecked(url: string, phase: FailurePhase): Promise<unknown> {
  const hash = hashOf(url)
  if (hash === undefined) throw new RemoteFailure(phase, 'integrity', newReference())
  return askForFile(url, async (address, signal) => {
    const answer = await fetch(address, { integrity: hash, signal })
    if (!answer.ok) throw new NoFile(causeOfStatus(answer.status))
    return (await answer.json()) as unknown
  }).catch(async (error: unknown) => {
    throw new RemoteFailure(phase, await causeOf(error, url), newReference(), { cause: error })
  })
}

function causeOf(error: unknown, url: string): FailureCause | Promise<FailureCause> {
  if (error instanceof NoFile) return error.failureCause
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : causeByAsking(url)
}
