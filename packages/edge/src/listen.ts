import { networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { PlainError } from '@plaza/server-kit'
import { hostExpectation, type EdgeSettings } from './kernel/settings'

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

const hasIpv6 = (): boolean =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ family }) => family === 'IPv6'))

/**
 * Listens on an address, or on all addresses of the machine, including IPv6 if it has any.
 * @throws PlainError when the address or port is unavailable.
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<EdgeSettings, 'host' | 'port'>,
): Promise<void> {
  try {
    await app.listen({ port, host: host ?? (hasIpv6() ? '::' : '0.0.0.0') })
  } catch (cause) {
    if (codeOf(cause) === 'EADDRINUSE')
      throw new PlainError(
        `Port ${port} is in use. Stop the program that uses it, or set PORT to another port.`,
        { cause },
      )
    if (codeOf(cause) === 'EACCES')
      throw new PlainError(
        `This account is not allowed to open port ${port}. Set PORT to a port above 1023.`,
        {
          cause,
        },
      )
    if (codeOf(cause) === 'EADDRNOTAVAIL' || codeOf(cause) === 'ENOTFOUND')
      throw new PlainError(`HOST must be ${hostExpectation}.`, { cause })
    throw cause
  }
}
