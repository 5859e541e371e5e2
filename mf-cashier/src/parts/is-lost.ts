import type { CallError } from '@plaza/client'

/** Whether a failure does not say if the gateway acted: the answer was lost, or could not be read. */
export const isLost = ({ code }: CallError): boolean =>
  code.startsWith('network.') || code === 'answer.invalid'
