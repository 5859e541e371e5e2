import type { ComponentType } from 'react'
import type { RemoteDefinition } from './define-remote'
import { newReference, RemoteFailure } from './failure'
import type { LoadStep, OnStepTimed } from './loader-types'

/** The failure of a load that takes too long, with the load itself, which may come after all. */
export const lateFailure = (
  { phase, failureCause, reference, cause }: RemoteFailure,
  late: Promise<unknown>,
) => new RemoteFailure(phase, failureCause, reference, { cause }, late)

/** The work, with how long it takes. */
export function timed<T>(step: LoadStep, onStepTimed: OnStepTimed, work: Promise<T>): Promise<T> {
  const began = performance.now()
  return work.then((value) => {
    onStepTimed(step, performance.now() - began)
    return value
  })
}

/** The component of a contribution. @throws RemoteFailure when the remote has no such contribution */
export async function componentOf(
  remote: RemoteDefinition,
  id: string,
): Promise<ComponentType<Record<string, never>>> {
  const found = [...remote.routes, ...remote.slots].find((entry) => entry.id === id)
  if (!found || !('load' in found)) throw new RemoteFailure('contract', 'contract', newReference())
  return found.load()
}
