import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { Delivery } from './payment'
import type { Store } from './store'

/** Reports that wait, whatever they are about. */
type Reports = Pick<Store<never>, 'deliveries' | 'saveDelivery'>

const answerMs = 10_000
const firstPauseMs = 2_000
const longestPauseMs = 3_600_000
const givenUpMs = 86_400_000

/** The headers of a message by the Standard Webhooks specification; `now` in ms. */
export function webhookHeaders(
  secret: string,
  id: string,
  body: string,
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000))
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${mac}`,
  }
}

/** When a report is tried next: twice as long after each try, an hour at most, and a last time after a day; null then. */
export function nextTry({ attempts, firstAt }: Delivery, now: number): number | null {
  if (now - firstAt >= givenUpMs) return null
  return Math.min(now + Math.min(firstPauseMs * 2 ** attempts, longestPauseMs), firstAt + givenUpMs)
}

async function send(url: string, headers: Record<string, string>, body: string): Promise<boolean> {
  const signal = AbortSignal.timeout(answerMs)
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
    return answer.ok
  } catch {
    // No answer is like a refusal: it is sent again.
    return false
  }
}

/** Sends every report that is due and keeps what became of it. */
export async function deliverDue(
  store: Reports,
  { url, secret, log, now }: { url: string; secret: string; log: Logger; now: () => number },
): Promise<void> {
  const due = store.deliveries().filter(({ nextAt }) => nextAt !== null && nextAt <= now())
  for (const delivery of due) {
    const isDone = await send(url, webhookHeaders(secret, delivery.id, delivery.body, now()), delivery.body)
    const attempts = delivery.attempts + 1
    const nextAt = isDone ? null : nextTry({ ...delivery, attempts }, now())
    await store.saveDelivery({ ...delivery, attempts, nextAt })
    log.info({ webhook: delivery.id, attempts, isDone }, 'webhook sent')
  }
}
