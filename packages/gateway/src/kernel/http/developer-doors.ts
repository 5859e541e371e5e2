import { isDeveloper, isDeveloperDoor } from '@plaza/contract/site'
import type { FastifyInstance } from 'fastify'
import { CallFailure } from '../call-failure'

/**
 * Makes every developer address not found, except for a developer at this machine, also behind the edge. No cache keeps
 * what they answer: messages, codes and settings of this machine.
 */
export function guardDeveloperDoors(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ routeOptions, socket, headers }) => {
    if (!isDeveloperDoor(routeOptions.url ?? '')) return
    if (!isDeveloper({ peer: socket.remoteAddress, headers })) throw new CallFailure('request.not.found')
  })
  // At the end, because the page of the reference sets a header of its own.
  app.addHook('onSend', async ({ routeOptions }, reply) => {
    if (isDeveloperDoor(routeOptions.url ?? '')) reply.header('cache-control', 'no-store')
  })
}
