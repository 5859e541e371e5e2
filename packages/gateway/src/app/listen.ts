import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { PlainError } from '@plaza/server-kit'

const reasons: Record<string, string> = {
  EADDRINUSE: 'it is in use',
  EACCES: 'this user does not have permission',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'there is no such host',
}

function refusal(host: string, port: number, cause: unknown): PlainError {
  const { code, message } = cause as NodeJS.ErrnoException
  return new PlainError(`Cannot listen on ${host}:${port}: ${reasons[code ?? ''] ?? message}.`, { cause })
}

/** Listens and stops again, to know early whether it can be done. @throws PlainError as `listen`. */
export async function checkPort(host: string, port: number): Promise<void> {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    throw refusal(host, port, error)
  }
  server.close()
  await once(server, 'close')
}

/**
 * Starts listening and returns the address.
 * @throws PlainError naming port and reason.
 */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<AddressInfo> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw refusal(host, port, error)
  }
  return app.server.address() as AddressInfo
}

/** An address by which this machine reaches a server of its own. */
export function loopbackOrigin({ address, port, family }: AddressInfo): string {
  if (address === '0.0.0.0') return `http://127.0.0.1:${port}`
  if (address === '::') return `http://[::1]:${port}`
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
