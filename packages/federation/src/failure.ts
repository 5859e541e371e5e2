import type { FailureCause, FailurePhase } from '@plaza/contract'

/** Why a remote could not be had, as a value with a reference that support can look up. */
export class RemoteFailure extends Error {
  constructor(
    readonly phase: FailurePhase,
    readonly failureCause: FailureCause,
    readonly reference: string,
    options?: ErrorOptions,
  ) {
    super(`remote failed: ${failureCause} at ${phase}`, options)
    this.name = 'RemoteFailure'
  }
}

/** A short random reference, for the failure card and the report. */
export const newReference = (): string => crypto.randomUUID().slice(0, 8)
