import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call as a vendor gets it. */
export interface VendorRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A vendor's answer: a status and JSON, or nothing at all. */
export type VendorReply = { status: number; body: unknown } | 'silence'

/** A real HTTP server on loopback that plays a vendor and records its requests. */
export interface TestVendor {
  url: string
  received: VendorRequest[]
  /** Sets the answers from now on; healthy and accepting until then. */
  reply(decide: (request: VendorRequest) => VendorReply): void
  close(): Promise<void>
}

/** Seeds as a test's vendor reports them. */
export const testSeeds = { serverSeedHash: 'a'.repeat(64), clientSeed: 'own', nonce: 3 }

const agreeable = ({ path }: VendorRequest): VendorReply => {
  if (path === '/operator/v1/close') return { status: 200, body: { status: 'OK', openRounds: 0 } }
  if (path.startsWith('/operator/v1/')) return { status: 200, body: { status: 'OK', seeds: testSeeds } }
  return { status: 200, body: { status: 'ok' } }
}

/** Starts a vendor. */
export async function startTestVendor(): Promise<TestVendor> {
  const received: VendorRequest[] = []
  let decide = agreeable
  const server = createServer((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request
      const one = { method, path, headers, body: Buffer.concat(parts).toString() }
      received.push(one)
      const reply = decide(one)
      if (reply === 'silence') return
      answer.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${String(port)}`,
    received,
    reply: (next) => void (decide = next),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
