import * as z from 'zod/mini'
import { refusalSchema } from '../../api'
import type { Answer } from './until-answered'

/** How long an answer may take, ms, before the call is repeated. */
const patienceMs = 10_000

export interface Client {
  /** Asks the game's server: a POST where there is a body. */
  ask: <T extends z.ZodMiniType>(path: string, schema: T, body?: unknown) => Promise<Answer<z.output<T>>>
  /** Opens the stream of shared rounds; throws what `fetch` throws. */
  stream: (path: string, signal: AbortSignal) => Promise<Response>
  hold: (bearer: string) => void
}

async function failureOf(response: Response): Promise<Answer<never>> {
  const parsed = refusalSchema.safeParse(await response.json().catch(() => null))
  if (!parsed.success) return { ok: false, failure: { kind: 'lost' } }
  const { refusal, waitMs = 500 } = parsed.data
  if (refusal === 'SESSION' || refusal === 'TOKEN') return { ok: false, failure: { kind: 'expired' } }
  if (refusal === 'TOO_SOON') return { ok: false, failure: { kind: 'soon', waitMs } }
  return { ok: false, failure: { kind: 'refused', refusal } }
}

/** The client of the game's own server: the bearer stays in memory, every answer is checked against its schema. */
export function createClient(send: typeof fetch): Client {
  let bearer = ''
  const headers = (): Record<string, string> => (bearer ? { authorization: `Bearer ${bearer}` } : {})
  return {
    hold: (token) => {
      bearer = token
    },
    stream: (path, signal) => send(path, { headers: headers(), signal, cache: 'no-store' }),
    ask: async (path, schema, body) => {
      try {
        const response = await send(path, {
          method: body === undefined ? 'GET' : 'POST',
          headers: { ...headers(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(patienceMs),
          cache: 'no-store',
        })
        if (!response.ok) return await failureOf(response)
        const parsed = z.safeParse(schema, await response.json())
        return parsed.success ? { ok: true, value: parsed.data } : { ok: false, failure: { kind: 'lost' } }
      } catch {
        // No network, no answer in time, or not JSON: whether the server received the call is unknown.
        return { ok: false, failure: { kind: 'lost' } }
      }
    },
  }
}
