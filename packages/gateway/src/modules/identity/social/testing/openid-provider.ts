import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** Changes a provider's response in transit: its JSON in, the JSON that is sent out. */
type Tamper = (answer: Record<string, unknown>) => Promise<object> | object

/** A real OpenID provider on loopback, behind a proxy that can change its answers. */
export interface OpenIdProvider {
  issuer: string
  /** Changes what a path (`/token`, `/jwks`) returns from now on. */
  tamper(path: string, change: Tamper): void
  /** Makes the provider unavailable: everything returns 503. */
  setAway(isAway: boolean): void
  /** The gateway's requests, by path. */
  requests: string[]
  honest(): void
  /** Signs in at the provider's own pages as a browser does and returns where it redirects the browser to. */
  signIn(url: string, name: string): Promise<URL>
  stop(): Promise<void>
}

interface Page {
  status: number
  location: string | null
  cookies: string[]
  body: string
}

function forward(
  origin: string,
  request: IncomingMessage,
  body: string,
): Promise<{ status: number; headers: IncomingMessage['headers']; body: string }> {
  return new Promise((resolve, reject) => {
    const onward = ask(
      new URL(request.url ?? '/', origin),
      { method: request.method, headers: request.headers },
      (answer) =>
        void text(answer).then(
          (original) =>
            resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: original }),
          reject,
        ),
    )
    onward.on('error', reject)
    onward.end(body)
  })
}

async function fetchPage(
  url: string,
  jar: Map<string, string>,
  form?: Record<string, string>,
): Promise<Page> {
  const answer = await fetch(url, {
    redirect: 'manual',
    headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  for (const cookie of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=', 2) ?? []
    jar.set(name, value)
  }
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    cookies: answer.headers.getSetCookie(),
    body: await answer.text(),
  }
}

/** Fills the form of a page: its hidden fields, and the name with any password. */
function filled(page: string, name: string): { action: string; form: Record<string, string> } {
  const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1]
  if (!action) throw new Error(`the provider shows no form: ${page.slice(0, 200)}`)
  const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const form = Object.fromEntries(hidden.map(([, field = '', value = '']) => [field, value]))
  return { action, form: form['prompt'] === 'login' ? { ...form, login: name, password: 'any' } : form }
}

/** Starts a provider whose clients may send browsers back to `redirectUris`. */
export async function startOpenIdProvider(given: { redirectUris: string[] }): Promise<OpenIdProvider> {
  const tampers = new Map<string, Tamper>()
  const requests: string[] = []
  let isAway = false
  let upstream = ''

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    const path = new URL(request.url ?? '/', 'http://x').pathname
    requests.push(path)
    if (isAway) return void response.writeHead(503).end()
    const original = await forward(upstream, request, body)
    const tamper = tampers.get(path)
    const { 'content-length': _length, 'transfer-encoding': _coding, ...headers } = original.headers
    response.writeHead(original.status, headers)
    response.end(
      tamper
        ? JSON.stringify(await tamper(JSON.parse(original.body) as Record<string, unknown>))
        : original.body,
    )
  }
  const front = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(502).end(String(error)))
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  const issuer = `http://127.0.0.1:${String((front.address() as AddressInfo).port)}`

  const script = join(process.cwd(), 'packages/gateway/testing/oidc-provider.mjs')
  const provider = spawn(process.execPath, [script, JSON.stringify({ ...given, issuer })], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [first] = (await once(provider.stdout, 'data')) as [Buffer]
  upstream = (JSON.parse(first.toString()) as { origin: string }).origin

  return {
    issuer,
    requests,
    tamper: (path, change) => void tampers.set(path, change),
    setAway: (away) => void (isAway = away),
    honest: () => tampers.clear(),
    signIn: async (url, name) => {
      const jar = new Map<string, string>()
      let page = await fetchPage(url, jar)
      for (let step = 0; step < 12; step += 1) {
        if (page.location !== null) {
          const next = new URL(page.location, issuer)
          if (next.origin !== issuer) return next
          page = await fetchPage(next.href, jar)
        } else {
          const { action, form } = filled(page.body, name)
          page = await fetchPage(new URL(action, issuer).href, jar, form)
        }
      }
      throw new Error('the provider never sent the browser back')
    },
    stop: async () => {
      provider.kill()
      await once(provider, 'exit')
      front.closeAllConnections()
      await new Promise((resolve) => front.close(resolve))
    },
  }
}
