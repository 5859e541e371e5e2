import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as an SMS carrier gets it. */
export interface ReceivedSms {
  headers: IncomingHttpHeaders
  body: unknown
}

/** A real HTTP server on loopback that accepts SMS and records them. */
export interface TestSmsServer {
  url: string
  received: ReceivedSms[]
  /** The status that it returns. */
  setStatus(status: number): void
  close(): Promise<void>
}

/** Starts an SMS carrier. */
export async function startSmsServer(): Promise<TestSmsServer> {
  const received: ReceivedSms[] = []
  let status = 202
  const server = createServer((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({
        headers: request.headers,
        body: JSON.parse(Buffer.concat(parts).toString()) as unknown,
      })
      const location = status === 302 ? { location: '/elsewhere' } : {}
      answer.writeHead(status, location).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${String(port)}/messages`,
    received,
    setStatus: (next) => void (status = next),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
