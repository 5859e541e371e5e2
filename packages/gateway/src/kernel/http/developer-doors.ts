import { isDeveloper, isDeveloperDoor } from '@plaza/contract/site'
import type { FastifyInstance } from 'fastify'
import { CallFailure } from '../call-failure'

/** Makes every developer address not found, except for a developer at this machine, also behind the edge. */
export function guardDeveloperDoors(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ routeOptions, socket, headers }) => {
    if (!isDeveloperDoor(routeOptions.url ?? '')) return
    if (!isDeveloper({ peer: socket.remoteAddress, headers })) throw new CallFailure('request.not.found')
  })
}
