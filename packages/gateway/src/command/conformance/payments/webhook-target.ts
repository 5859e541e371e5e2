import { randomBytes, randomUUID } from 'node:crypto'
import {
  callbackPath,
  type PaymentEvent,
  type PaymentProvider,
} from '../../../kernel/carriers/payment-provider'
import { webhookHeaders } from '../../../kernel/carriers/standard-webhook'
import type { PaymentTarget } from './payment-target'

/** An adapter whose provider reports by Standard Webhooks. */
export interface WebhookAdapter {
  provider: PaymentProvider
  secret: string
  bodyOf(event: PaymentEvent): string
  reportsDeclined: boolean
}

/** What is checked of such an adapter. */
export const webhookTarget = (
  { provider, secret: own, bodyOf, reportsDeclined }: WebhookAdapter,
  { now, deliver }: Pick<PaymentTarget, 'now' | 'deliver'>,
): PaymentTarget => ({
  provider,
  bodyOf,
  reportsDeclined,
  now,
  deliver,
  otherSecret: `whsec_${randomBytes(32).toString('base64')}`,
  signed: (body, at, secret = own) => ({
    path: callbackPath(provider.code),
    body,
    headers: webhookHeaders(secret, `msg_${randomUUID()}`, body, at),
  }),
})
