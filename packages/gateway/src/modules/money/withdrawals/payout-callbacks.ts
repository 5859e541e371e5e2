import { CallFailure } from '../../../kernel/call-failure'
import { payoutCallbackPath, type PayoutProvider } from '../../../kernel/carriers/payout-provider'
import { registerSignedCallback } from '../../../kernel/carriers/signed-callback'
import type { Gateway } from '../../../kernel/gateway'
import { applyPayout } from './apply-payout'

/** `POST /psp/<code>/payouts` of a provider: payouts that it reports by itself. */
export function registerPayoutCallback(gateway: Gateway, { code, readCallback }: PayoutProvider): void {
  if (!readCallback) return
  registerSignedCallback(gateway.app, payoutCallbackPath(code), async (call, request) => {
    const now = gateway.clock.now()
    const event = await readCallback(call, now)
    if (!event) throw new CallFailure('request.origin')
    const { reference, answer } = event
    const outcome = await gateway.db.transaction((trx) => applyPayout(trx, reference, answer, now))
    const line = { reference, outcome, status: answer.status }
    if (outcome === 'conflict' || outcome === 'unknown') request.log.warn(line, 'payout reported')
    else request.log.info(line, 'payout reported')
  })
}
