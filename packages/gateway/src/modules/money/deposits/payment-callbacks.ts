import { CallFailure } from '../../../kernel/call-failure'
import { callbackPath, type PaymentProvider } from '../../../kernel/carriers/payment-provider'
import type { Gateway } from '../../../kernel/gateway'
import { applyEvent } from './payment-events'
import { applyProgress } from './payment-progress'

/** `POST /psp/<code>/callback` of a provider, outside of any merchant's host; its signature is its authority. */
export function registerCallback(gateway: Gateway, provider: PaymentProvider): void {
  const { readCallback } = provider
  if (!readCallback) return
  gateway.app.register(async (scope) => {
    // The signature is over the bytes.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(callbackPath(provider.code), { schema: { hide: true } }, async (request) => {
      const now = gateway.clock.now()
      const body = typeof request.body === 'string' ? request.body : ''
      const { method, headers } = request
      const call = { method, path: request.raw.url ?? '', headers, body }
      const event = await readCallback(call, now)
      if (!event) throw new CallFailure('request.origin')
      if ('seen' in event) {
        await applyProgress(gateway, provider, event, now)
        return { received: true }
      }
      const outcome = await applyEvent(gateway, provider, event, now)
      const { reference } = event
      if (outcome === 'applied' || outcome === 'repeated')
        request.log.info({ reference, outcome }, 'payment reported')
      else request.log.warn({ reference, outcome }, 'payment reported')
      return { received: true }
    })
  })
}
