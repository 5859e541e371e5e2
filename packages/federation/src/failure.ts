import type { FailureCause, FailurePhase } from '@plaza/contract/federation'

/** Why a remote could not be loaded, with a reference for support. */
export class RemoteFailure extends Error {
  constructor(
    readonly phase: FailurePhase,
    readonly failureCause: FailureCause,
    readonly reference: string,
    options?: ErrorOptions,
    /** Comes true if the remote comes after all; rejects with whatever ended it. */
    readonly late?: Promise<unknown>,
  ) {
    super(`remote failed: ${failureCause} at ${phase}`, options)
    this.name = 'RemoteFailure'
  }
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

/** 36 random characters, hexadecimal and dashes; also where the page is no secure context. */
export const newId = (): string =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(18)), hex).join('')

/** A short random reference, for the failure card and the report. */
export const newReference = (): string => newId().slice(0, 8)
