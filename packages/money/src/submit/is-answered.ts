import type { CallError } from '@plaza/client'

type Failure = Pick<CallError, 'code' | 'status'>

/** Codes that refuse the sender: the gateway checks session and password before it looks at the key. */
const senders = /^(?:withdraw\.password\.|reauth\.|session\.(?:expired|required|token\.mismatch)$)/

/**
 * Codes of refusals after the gateway looked at the key, or that do not depend on the key, for every kind of money
 * call.
 */
const everywhere =
  /^(?:wallet\.|limit\.reached$|information\.required$|bonus\.highest\.stake$|idempotency\.conflict$|request\.invalid$)/

/** Calls whose part a merchant may switch off look at that after the key, in their transaction: nothing happened. */
const switchedOff = (code: string, domain: string): boolean =>
  code === 'feature.off' && (domain === 'transfer' || domain === 'envelope')

/**
 * Whether a call was refused because of the sender, and none of its attempts can have succeeded. An intent whose only
 * calls were refused so awaits no answer.
 */
export const isSenderRefused = ({ code, isRepeated }: Pick<CallError, 'code' | 'isRepeated'>): boolean =>
  senders.test(code) && !isRepeated

/**
 * Whether the gateway refused the intent itself, so that nothing has happened and nothing will. `domain` is the prefix
 * of the call's own error codes, such as `deposit`. A refusal because of the session, the password, a rate limit or a
 * closed merchant comes before the gateway looks at the key, so an earlier attempt may still have succeeded, as it may
 * when an answer was lost. The key is then kept, and sending it again is safe (LEDGER-3).
 */
export const isAnswered = ({ code, status }: Failure, domain: string): boolean =>
  status >= 400 &&
  status < 500 &&
  !senders.test(code) &&
  (everywhere.test(code) || switchedOff(code, domain) || code.startsWith(`${domain}.`))
