import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { blockedAddressesPath, merchantHostsPath } from '@plaza/contract/site'
import type { HomeData, Settings } from '@plaza/contract/site'
import { fakeHome, fakeSettings } from './fake-world'

/** A gateway of a few lines for tests: public data, health, an echo, and an event stream that the test writes. */
export interface FakeGateway {
  url: string
  settings: Settings
  home: HomeData
  /** Host names that operators gave merchants. */
  hosts: Record<string, string>
  /** Networks that the merchant refuses. */
  blocked: string[]
  /** Headers of every answer besides its own. */
  headers: Record<string, string>
  /** Received requests, newest last. */
  requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[]
  /** Writes a block to every open event stream. */
  say(block: string): void
  /** Connections that are open. */
  connections(): Promise<number>
  /** Streams that are open. */
  streams(): number
  stop(): Promise<void>
  /** Listens again on the same port. */
  start(): Promise<void>
}

/** Starts a gateway on a free port of loopback. */
export async function startFakeGateway(): Promise<FakeGateway> {
  const open = new Set<ServerResponse>()
  let server: Server
  let port = 0
  const gateway: FakeGateway = {
    url: '',
    settings: fakeSettings(),
    home: fakeHome(),
    hosts: {},
    blocked: [],
    headers: {},
    requests: [],
    say: (block) => open.forEach((stream) => stream.write(`${block}\n\n`)),
    streams: () => open.size,
    connections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
    async start() {
      server = createServer((request, response) => void answer(gateway, open, request, response))
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
      port = (server.address() as AddressInfo).port
      gateway.url = `http://127.0.0.1:${port}`
    },
  }
  await gateway.start()
  return gateway
}

async function answer(
  gateway: FakeGateway,
  open: Set<ServerResponse>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const { method = '', url = '', headers } = request
  gateway.requests.push({ method, url, headers, body: Buffer.concat(pieces).toString() })
  const json = (value: unknown, status = 200) => {
    response.writeHead(status, {
      ...gateway.headers,
      'content-type': 'application/json',
      'set-cookie': ['a=1', 'b=2'],
    })
    response.end(JSON.stringify({ success: true, value, now: 1 }))
  }
  const [path] = url.split('?', 1)
  if (path === '/events') {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(': hello\n\n')
    open.add(response)
    response.on('close', () => open.delete(response))
  } else if (path === '/wps/system/settings/consolidated') json(gateway.settings)
  else if (path === '/wps/system/home') json(gateway.home)
  else if (path === merchantHostsPath) json({ hosts: gateway.hosts })
  else if (path === blockedAddressesPath) json({ addresses: gateway.blocked })
  else if (path === '/wps/busy') json({}, 503)
  // One that never answers.
  else if (path?.endsWith('/silent')) return
  else json({ path: url })
}
