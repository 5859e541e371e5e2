import type { AnyCall } from '@plaza/contract/kernel'
import type { Balance } from '@plaza/contract/money'
import { balanceOf } from './transport/balance-of'
import { CallError } from './transport/call-error'
import type { Transport } from './transport/transport'

export type Answerer = (
  call: AnyCall,
  input: { query?: unknown; params?: unknown; body?: unknown; idempotencyKey?: string },
) => unknown

/**
 * A transport for tests of screens: answers come from a function, failures are thrown as CallError, and balances are
 * reported as by the page's transport.
 */
export function createTestTransport(
  answer: Answerer,
  onBalance?: (balance: Balance) => void,
): {
  transport: Transport
  calls: { id: string; input: unknown }[]
} {
  const calls: { id: string; input: unknown }[] = []
  const transport = {
    send: async (call: AnyCall, input: object = {}) => {
      calls.push({ id: call.id, input })
      const value = await answer(call, input)
      if (value === undefined) throw new CallError('request.not.found', 'test', {}, 404)
      const balance = balanceOf(call, value)
      if (balance) onBalance?.(balance)
      return value
    },
    prepareSeal: async () => undefined,
  }
  return { transport: transport as Transport, calls }
}
