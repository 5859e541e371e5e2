import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { PlainError } from './plain-error'

const reasons: Record<string, string> = {
  EADDRINUSE: 'it is in use',
  EACCES: 'this user may not',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'there is no such host',
}

/** Listens; answers the address. @throws PlainError naming port and reason. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<AddressInfo> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new PlainError(`Cannot listen on ${host}:${port}: ${reasons[code ?? ''] ?? message}.`, {
      cause: error,
    })
  }
  return app.server.address() as AddressInfo
}

/** An address by which this machine reaches a server of its own. */
export function loopbackOrigin({ address, port, family }: AddressInfo): string {
  if (address === '0.0.0.0') return `http://127.0.0.1:${port}`
  if (address === '::') return `http://[::1]:${port}`
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
