import { CallFailure } from '../../../kernel/call-failure'
import { callbackPath, type PaymentProvider } from '../../../kernel/carriers/payment-provider'
import { registerSignedCallback } from '../../../kernel/carriers/signed-callback'
import type { Gateway } from '../../../kernel/gateway'
import { applyEvent } from './payment-events'
import { applyProgress } from './payment-progress'

/** `POST /psp/<code>/callback` of a provider: payments that it reports by itself. */
export function registerCallback(gateway: Gateway, provider: PaymentProvider): void {
  const { readCallback } = provider
  if (!readCallback) return
  registerSignedCallback(gateway.app, callbackPath(provider.code), async (call, request) => {
    const now = gateway.clock.now()
    const event = await readCallback(call, now)
    if (!event) throw new CallFailure('request.origin')
    if ('seen' in event) {
      await applyProgress(gateway, provider, event, now)
      return
    }
    const outcome = await applyEvent(gateway, provider, event, now)
    const { reference } = event
    if (outcome === 'applied' || outcome === 'repeated')
      request.log.info({ reference, outcome }, 'payment reported')
    else request.log.warn({ reference, outcome }, 'payment reported')
  })
}
