import { randomUUID } from 'node:crypto'
import { must, type Check } from '../check'
import { closedStatus, type PaymentTarget, type SignedCallback } from './payment-target'

/** A callback signed this long before or after now must be refused, ms. */
const staleMs = 6 * 60_000
const hugeBytes = 10 * 1024 * 1024

/** Callbacks of a provider that the gateway must refuse. No check moves money or leaves anything behind. */
export function callbackChecks(target: PaymentTarget): Check[] {
  const { provider, now, bodyOf, signed, otherSecret, deliver } = target
  if (!provider.readCallback) return []
  const body = () =>
    bodyOf({
      id: `conformance-${randomUUID()}`,
      reference: 'PZCONFORMANCE',
      amountMinor: 100,
      currency: 'PHP',
      status: 'paid',
    })
  const check = (name: string, expected: number, call: () => SignedCallback): Check => ({
    name,
    run: async () => {
      const status = await deliver(call())
      must(status === expected, `expected HTTP ${expected}, found ${status}`)
    },
  })
  const withBody = (text: string): SignedCallback => ({ ...signed(body(), now()), body: text })
  return [
    check('a callback without a signature is refused', 403, () => {
      const { path, body: text } = signed(body(), now())
      return { path, body: text, headers: { 'content-type': 'application/json' } }
    }),
    check('a callback that somebody else signed is refused', 403, () => signed(body(), now(), otherSecret)),
    check('a callback that was signed too long ago is refused', 403, () => signed(body(), now() - staleMs)),
    check('a callback that is signed for later is refused', 403, () => signed(body(), now() + staleMs)),
    check('a callback whose body was changed is refused', 403, () => withBody(body())),
    check('a signed callback that is not JSON is refused', 400, () => signed('<paid/>', now())),
    check('a signed callback that reports no payment is refused', 400, () => signed('{}', now())),
    {
      name: 'a callback of 10 MB is refused',
      run: async () => {
        const status = await deliver(withBody('0'.repeat(hugeBytes)))
        // A server may hang up instead of reading all of it.
        must(status === 413 || status === closedStatus, `expected HTTP 413, found ${status}`)
      },
    },
  ]
}
