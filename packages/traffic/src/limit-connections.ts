import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey } from './address-key'
import { trustedPeers } from './trusted-peers'

/** How many connections a server keeps open at once. */
export interface ConnectionLimits {
  /** From one address (`addressKey`). */
  perAddress: number
  /** From all addresses; beyond it a new connection is dropped. */
  total: number
  /** Proxies, separated by commas. Many visitors come through one of them, so only `total` limits it. */
  trustProxy: string | false
}

const refusal = [
  'HTTP/1.1 429 Too Many Requests',
  'retry-after: 5',
  'content-type: application/json; charset=utf-8',
  'connection: close',
  '',
  JSON.stringify({
    success: false,
    code: 'request.rate.limited',
    message: 'request.rate.limited',
    requestId: '',
  }),
].join('\r\n')

/**
 * Limits the connections of a server by address. At the limit, a new connection replaces the oldest one of the same
 * address that is idle or still sending its request, so that a client with many slow connections loses those. When all
 * are being answered, the new one is refused.
 */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  const isProxy = trustedPeers(limits.trustProxy)
  const byAddress = new Map<string, Set<Socket>>()
  const answering = new WeakMap<Socket, IncomingMessage>()
  const isWaiting = (socket: Socket) => answering.get(socket)?.complete !== true

  server.maxConnections = limits.total
  server.on('request', (request, response) => {
    const { socket } = request
    answering.set(socket, request)
    response.once('close', () => {
      if (answering.get(socket) === request) answering.delete(socket)
    })
  })
  server.on('connection', (socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isProxy(remoteAddress)) return
    const key = addressKey(remoteAddress)
    const own = byAddress.get(key) ?? new Set()
    if (own.size >= limits.perAddress) {
      const slow = [...own].find(isWaiting)
      if (!slow) return refuse(socket)
      own.delete(slow)
      slow.destroy()
    }
    byAddress.set(key, own.add(socket))
    socket.once('close', () => {
      own.delete(socket)
      if (own.size === 0 && byAddress.get(key) === own) byAddress.delete(key)
    })
  })
}

function refuse(socket: Socket): void {
  socket.on('error', () => undefined)
  socket.end(refusal, () => socket.destroy())
}
