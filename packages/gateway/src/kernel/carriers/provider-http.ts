import { ProviderAway } from './payment-provider'
import { createBreaker, type Breaker } from './breaker'
import type { ProviderKeys } from './provider-keys'

const answerMs = 5_000
const longestAnswer = 64 * 1024

/** A provider reached by HTTP and JSON, with a key, a deadline and a breaker of its own. */
export interface ProviderHttp {
  breaker: Breaker
  /**
   * Status and body of an answer below 500.
   * @throws ProviderAway when no sound answer comes in five seconds, or the breaker is open
   */
  ask(path: string, init?: RequestInit): Promise<{ status: number; body: unknown }>
}

async function readBounded(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.byteLength
    if (length > longestAnswer) throw new Error('an answer without end')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** A client of the provider at an address. */
export function createProviderHttp(
  url: string,
  keys: () => Promise<ProviderKeys>,
  now: () => number,
): ProviderHttp {
  const breaker = createBreaker(now)
  return {
    breaker,
    ask: async (path, init = {}) => {
      if (breaker.isOpen()) throw new ProviderAway('the payment provider is left alone for a while')
      const { apiKey } = await keys()
      const headers = {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        ...init.headers,
      }
      const signal = AbortSignal.timeout(answerMs)
      try {
        const answer = await fetch(`${url}${path}`, { ...init, headers, signal, redirect: 'error' })
        if (answer.status >= 500) throw new Error(`status ${answer.status}`)
        const body: unknown = JSON.parse(await readBounded(answer))
        breaker.succeeded()
        return { status: answer.status, body }
      } catch (cause) {
        breaker.failed()
        throw new ProviderAway('the payment provider gives no answer', { cause })
      }
    },
  }
}
