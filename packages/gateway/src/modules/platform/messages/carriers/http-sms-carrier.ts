import type { MessageCarrier } from '../../../../kernel/carriers/message-carrier'

/** Longer than this no SMS carrier is waited for. */
const timeoutMs = 10_000

/**
 * Sends text messages by an HTTP carrier: a POST of `{ to, text }` as JSON, with the message's id as `idempotency-key`
 * and the token, if any, as bearer. Any 2xx means accepted; redirects are not followed.
 */
export function httpSmsCarrier(url: string, token: string | undefined): MessageCarrier['sms'] {
  return async ({ to, text }, id) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the SMS carrier answered ${String(answer.status)}`)
  }
}
