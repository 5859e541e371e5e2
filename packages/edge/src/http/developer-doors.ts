import { isDeveloper, isDeveloperDoor } from '@plaza/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendFailure } from './failure'

/** Whether a developer at this machine asks: by the socket's own peer, never by what a header says of it. */
export const isDevelopers = ({ socket, headers }: FastifyRequest): boolean =>
  isDeveloper({ peer: socket.remoteAddress, headers })

/** Makes every developer door look like no route at all to anybody else; to be called before routes are added. */
export function guardDeveloperDoors(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isDeveloperDoor(request.routeOptions.url ?? '') && !isDevelopers(request))
      return sendFailure(request, reply, 'request.not.found')
  })
}
