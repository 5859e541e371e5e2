import { isDeveloper, isDeveloperDoor } from '@plaza/contract/site'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendFailure } from './failure'

/** Whether the request comes from a developer on this machine: decided by the socket's peer, never by a header. */
export const isDevelopers = ({ socket, headers }: FastifyRequest): boolean =>
  isDeveloper({ peer: socket.remoteAddress, headers })

/** Makes every developer route look like a missing one to everybody else; call it before routes are added. */
export function guardDeveloperDoors(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isDeveloperDoor(request.routeOptions.url ?? '') && !isDevelopers(request))
      return sendFailure(request, reply, 'request.not.found')
  })
}
