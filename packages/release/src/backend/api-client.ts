import { failureSchema } from '@plaza/contract/kernel'
import * as z from 'zod/mini'
import { ReleaseError } from '../kernel/release-error'
import type { ReleaseErrorCode } from '../kernel/release-error'

/** An edge, and the token's holder. */
export interface Edge {
  /** Its origin, such as `https://releases.example.com`. */
  url: string
  token: string
}

/** One question to the release API. */
export interface Question {
  path: string
  query?: Record<string, string | number | undefined>
  /** JSON, or bytes of an archive; a question with a body is a POST. */
  body?: object | Buffer
  timeoutMs?: number
}

const usualTimeoutMs = 30_000
const answerSchema = z.object({ success: z.literal(true), value: z.unknown() })

/**
 * Calls the release API of an edge and returns the value in the envelope.
 * @throws ReleaseError the API's own refusal; `api.unreachable` when nothing answers, `api.failed` when the answer
 * is not one of the API.
 */
export async function askApi(edge: Edge, question: Question): Promise<unknown> {
  const text = await send(edge, question)
  const found = parse(text)
  const answer = answerSchema.safeParse(found)
  if (answer.success) return answer.data.value
  const failure = failureSchema.safeParse(found)
  if (failure.success) throw refusalOf(failure.data)
  throw new ReleaseError(
    'api.failed',
    `There is no release API at ${edge.url}; MFE_URL must be the origin of an edge.`,
  )
}

async function send({ url, token }: Edge, question: Question): Promise<string> {
  const { path, query = {}, body, timeoutMs = usualTimeoutMs } = question
  const address = new URL(path, url)
  for (const [key, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(key, String(value))
  const isArchive = Buffer.isBuffer(body)
  try {
    const response = await fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      // Following a redirect would send the token to another server.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': isArchive ? 'application/gzip' : 'application/json' }),
      },
      ...(body !== undefined && { body: isArchive ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    return await response.text()
  } catch (cause) {
    const isDone = body === undefined ? '' : ' Check `mfe status` before you try again.'
    throw new ReleaseError('api.unreachable', `${url} does not answer (${reasonOf(cause)}).${isDone}`, {
      cause,
    })
  }
}

/** The network error, which `fetch` hides in its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message || cause.name : String(cause)
}

/** The refusal as the store would have raised it; codes that only HTTP has become connection failures. */
function refusalOf({ code, message, requestId }: z.infer<typeof failureSchema>): ReleaseError {
  const isOfHttp = code.startsWith('request.') || code === 'unknown'
  return isOfHttp
    ? new ReleaseError('api.failed', `${message} (${code}, reference ${requestId})`)
    : new ReleaseError(code as ReleaseErrorCode, message)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // An answer that is not JSON does not come from the API; the caller reports that.
    return undefined
  }
}
