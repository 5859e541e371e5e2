import * as z from 'zod/mini'
import { CallFailure } from '../../../kernel/call-failure'
import { ProviderAway } from '../../../kernel/carriers/payment-provider'
import type { PayoutAnswer, PayoutProvider } from '../../../kernel/carriers/payout-provider'
import { createProviderHttp } from '../../../kernel/carriers/provider-http'
import { readProviderKeys } from '../../../kernel/carriers/provider-keys'
import { readReport } from '../../../kernel/carriers/read-report'
import { isWebhook } from '../../../kernel/carriers/standard-webhook'
import type { Gateway } from '../../../kernel/gateway'

const code = 'psp-demo'

const payoutSchema = z.object({
  reference: z.string().check(z.maxLength(64)),
  state: z.enum(['processing', 'paid', 'failed', 'returned']),
  reason: z.nullable(z.string().check(z.maxLength(64))),
})
const webhookSchema = z.object({
  type: z.enum(['payout.paid', 'payout.failed', 'payout.returned']),
  data: payoutSchema,
})

/** Reasons of the provider that a member's page has a text for. */
const knownReasons = ['declined', 'account-closed', 'refused']

const reasonOf = (reason: string | null): string =>
  reason !== null && knownReasons.includes(reason) ? reason : 'bank'

function answerOf({ state, reason }: z.infer<typeof payoutSchema>): PayoutAnswer {
  if (state === 'processing') return { status: 'pending' }
  return state === 'paid' ? { status: 'paid' } : { status: state, reason: reasonOf(reason) }
}

/** What an answer says of a payout: one about another payout says nothing. @throws ProviderAway */
function answerAbout(id: string, { status, body }: { status: number; body: unknown }): PayoutAnswer {
  if (status !== 200) throw new ProviderAway(`the payment provider answers ${status}`)
  const parsed = payoutSchema.safeParse(body)
  if (!parsed.success || parsed.data.reference !== id)
    throw new ProviderAway('the payment provider answers nonsense')
  return answerOf(parsed.data)
}

function parseWebhook(body: string) {
  const { type, data } = readReport(webhookSchema, body)
  if (type !== `payout.${data.state}`) throw new CallFailure('request.invalid')
  return { reference: data.reference, answer: answerOf(data) }
}

/**
 * Payouts by the demo's payment provider (WITHDRAW-3), spoken to as a stranger's: HTTP with a deadline and a breaker, its
 * own keys, signed webhooks. `url` is where it is reached.
 */
export function createPspPayout({ settings, clock }: Gateway, url: string): PayoutProvider {
  const keys = () => readProviderKeys(settings, code)
  const { ask } = createProviderHttp(url, keys, () => clock.now())
  return {
    code,
    typicalSeconds: 10,
    serves: ({ kind }) => kind !== 'bank',
    pay: async ({ id, amountMinor, currency, to }) => {
      if (!to) return { status: 'failed', reason: 'refused' }
      const answer = await ask('/v1/payouts', {
        method: 'POST',
        headers: { 'idempotency-key': id },
        body: JSON.stringify({ reference: id, amountMinor, currency, to }),
      })
      return answer.status === 422 ? { status: 'failed', reason: 'refused' } : answerAbout(id, answer)
    },
    ask: async (id) => {
      const answer = await ask(`/v1/payouts/by-reference/${encodeURIComponent(id)}`)
      return answer.status === 404 ? null : answerAbout(id, answer)
    },
    readCallback: async ({ headers, body }, now) => {
      const { webhookSecret } = await keys()
      return isWebhook(webhookSecret, headers, body, now) ? parseWebhook(body) : null
    },
  }
}
