/** A request as calls make it. */
export interface HttpRequest {
  method: string
  url: string
  /** Goes into the query; what is undefined or null is left out. */
  params?: Readonly<Record<string, unknown>> | undefined
  /** Text and form fields as they are, anything else as JSON. */
  data?: unknown
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
  timeoutMs: number
  /** The same request, made before: its answer is read instead of asking again. */
  early?: Promise<Response> | undefined
}

/** What came back, whatever its status. */
export interface HttpAnswer {
  status: number
  headers: Pick<Headers, 'get'>
  /** The body as JSON; undefined where it is something else. */
  data: unknown
  /** It may have come a while ago: its time is not the time now. */
  isEarly?: boolean
}

/** No answer within the time. */
export class HttpTimeout extends Error {
  constructor() {
    super('no answer in time')
    this.name = 'HttpTimeout'
  }
}

function addressOf({ url, params = {} }: HttpRequest): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null)
        query.append(Array.isArray(value) ? `${name}[]` : name, String(one))
  return query.size > 0 ? `${url}?${query}` : url
}

function bodyOf(data: unknown): Pick<RequestInit, 'body' | 'headers'> {
  if (data === undefined) return {}
  if (typeof data === 'string' || data instanceof URLSearchParams || data instanceof FormData)
    return { body: data }
  return { body: JSON.stringify(data), headers: { 'content-type': 'application/json' } }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Not an answer of the gateway: a proxy in between answered with a page.
    return undefined
  }
}

const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    work.then(resolve, reject)
  })

/**
 * Sends a request and reads the whole answer. @throws HttpTimeout when it takes too long, the signal's reason when it
 * aborts, and what `fetch` throws when the connection is lost
 */
export async function request(asked: HttpRequest): Promise<HttpAnswer> {
  const { method, headers, data, signal, timeoutMs, early } = asked
  const end = new AbortController()
  const abort = () => end.abort(signal?.reason)
  const timer = setTimeout(() => end.abort(new HttpTimeout()), timeoutMs)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  const body = bodyOf(data)
  try {
    const answer = await (early
      ? unlessAborted(early, end.signal)
      : fetch(addressOf(asked), {
          method,
          credentials: 'include',
          ...body,
          headers: { accept: 'application/json', ...body.headers, ...headers },
          signal: end.signal,
        }))
    return {
      status: answer.status,
      headers: answer.headers,
      data: parse(await answer.text()),
      isEarly: early !== undefined,
    }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
