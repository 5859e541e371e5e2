import type { CallError } from '@plaza/client'

/**
 * Whether the gateway refused, so that nothing has happened and nothing will. Else the intent may have had its effect:
 * its key is kept, and sending it again is safe (trust, Idempotency).
 */
export const isAnswered = ({ status }: CallError): boolean => status >= 400 && status < 500
