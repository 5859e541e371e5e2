import type { CallError } from '@plaza/client'

type Failure = Pick<CallError, 'code' | 'status'>

/**
 * Codes of what the gateway refuses once it has looked at the key, or whatever the key: a wallet's, an order's, and a
 * body that it never takes.
 */
const answers = /^(?:(?:wallet|deposit|withdraw)\.(?!password\.)|idempotency\.conflict$|request\.invalid$)/

/** Codes of who may ask: the key is not looked at before the password is right. */
const proofs = /^(?:withdraw\.password|reauth)\./

/**
 * Whether the gateway refused the intent itself, so that nothing has happened and nothing will. A session, a password, a
 * rate limit or a closed merchant is refused before the key is looked at: an attempt before may have had its effect, as
 * it may when no answer came. Then the key is kept, and sending it again is safe (LEDGER-3).
 */
export const isAnswered = ({ code, status }: Failure): boolean =>
  status >= 400 && status < 500 && answers.test(code)

/** Whether this attempt came to nothing because of who asked: what was not sent before waits for no answer then. */
export const isUnproven = ({ code }: Pick<Failure, 'code'>): boolean => proofs.test(code)
