import type { CallError } from '@plaza/client'

/**
 * Codes of what the gateway refuses once it has looked at the key, or whatever the key: a wallet's, an order's, and a
 * body that it never takes.
 */
const answers = /^(?:(?:wallet|deposit|withdraw)\.|idempotency\.conflict$|request\.invalid$)/

/**
 * Whether the gateway refused the intent itself, so that nothing has happened and nothing will. A session, a rate limit
 * or a closed merchant is refused before the key is looked at: an attempt before may have had its effect, as it may
 * when no answer came. Then the key is kept, and sending it again is safe (trust, Idempotency).
 */
export const isAnswered = ({ code, status }: Pick<CallError, 'code' | 'status'>): boolean =>
  status >= 400 && status < 500 && answers.test(code)
