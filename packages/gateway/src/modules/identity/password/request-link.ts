import type { Language } from '@plaza/contract/kernel'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext } from '../../../kernel/http/call-context'
import { countOne } from '../../../kernel/security/rate-limit'
import { queueMessage } from '../../platform/messages'
import { linkLifetimeMs } from './password-links'

const hourMs = 60 * 60_000
/** Links that one name, registered or not, and one address can request. */
const nameLimit = { limit: 5, windowMs: hourMs }
const addressLimit = { limit: 60, windowMs: hourMs }

/** The form of a person who forgot a password. */
export interface LinkRequest {
  username: string
  email: string
  language: Language
}

/**
 * Queues the e-mail with a one-time link. Whether name and e-mail belong together is checked when it is sent, so
 * neither answer nor timing reveals it. @throws CallFailure `request.rate.limited`.
 */
export async function requestLink(
  { db, clock }: Gateway,
  { merchant, now, address }: CallContext,
  request: LinkRequest,
): Promise<void> {
  const [username, email] = [request.username.trim(), request.email.trim()]
  const limits = [
    [`password:email:${merchant.code}:${username.toLowerCase()}`, nameLimit],
    [`password:email:${address}`, addressLimit],
  ] as const
  for (const [bucket, limit] of limits) {
    const state = await countOne(db.write, bucket, limit, now)
    if (state.isOver) throw new CallFailure('request.rate.limited', { retryAt: state.resetsAt })
  }
  const content = { kind: 'password-link', ...request, username, email } as const
  await db.transaction((trx) =>
    queueMessage(trx, clock, { merchant: merchant.code, content, askedAt: now, lifetimeMs: linkLifetimeMs }),
  )
}
