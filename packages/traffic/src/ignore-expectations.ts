import type { Server } from 'node:http'

/**
 * Answers a request that expects something unknown (`expect: x`) as if it did not, as RFC 9110 allows; Node's server
 * refuses it with 417 before any of ours could add an id or an envelope.
 */
export function ignoreExpectations(server: Server): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}
