import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const shape = /^[A-Za-z0-9_-]{8,64}$/

/** The request's id: the edge's when it is well formed, else a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && shape.test(given) ? given : randomUUID()
}
