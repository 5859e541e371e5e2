import type { CallError } from '@plaza/client'

type Failure = Pick<CallError, 'code' | 'status'>

/** Codes of who may ask: the key is not looked at before the password is right. */
const proofs = /^(?:withdraw\.password|reauth)\./

/** Codes of what the gateway refuses once it has looked at the key, or whatever the key, for every kind of money. */
const everywhere = /^(?:wallet\.|idempotency\.conflict$|request\.invalid$)/

/**
 * Whether this attempt was refused because of who sent it; then an intent that was never sent waits for no answer.
 */
export const isUnproven = ({ code }: Pick<Failure, 'code'>): boolean => proofs.test(code)

/**
 * Whether the gateway refused the intent itself, so that nothing has happened and nothing will. `domain` begins the error
 * codes of the call's own domain, such as `deposit`. A session, a password, a rate limit or a closed merchant is refused
 * before the key is looked at: an attempt before may have had its effect, as it may when no answer came. Then the key is
 * kept, and sending it again is safe (LEDGER-3).
 */
export const isAnswered = ({ code, status }: Failure, domain: string): boolean =>
  status >= 400 &&
  status < 500 &&
  !proofs.test(code) &&
  (everywhere.test(code) || code.startsWith(`${domain}.`))
