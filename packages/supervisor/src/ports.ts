import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { PlainError } from '@plaza/server-kit'

/** The address that only this machine can reach. */
export const loopback = '127.0.0.1'

const open = (port: number, host?: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => {
      const { port: had } = server.address() as AddressInfo
      server.close(() => resolve(had))
    })
  })

function reasonOf(cause: unknown): string {
  const { code, message } = cause as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'is in use; stop the program that uses it'
  if (code === 'EADDRNOTAVAIL') return 'cannot be opened: this machine has no such address; mend HOST'
  if (code === 'EACCES') return 'is not allowed for this account; use one that is'
  return `cannot be opened (${message}); mend that`
}

/** Checks that a port is available before the start does anything else. @throws PlainError naming the variable. */
export async function requirePort(port: number, variable: string, host?: string): Promise<void> {
  await open(port, host).catch((cause: unknown) => {
    throw new PlainError(`Port ${port} ${reasonOf(cause)}, or set ${variable} to another one.`, { cause })
  })
}

/** A port of loopback: the preferred one if it is free, otherwise any free one. */
export const freePort = (wanted: number): Promise<number> =>
  open(wanted, loopback).catch(() => open(0, loopback))
