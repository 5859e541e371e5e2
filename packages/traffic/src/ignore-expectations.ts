import type { Server } from 'node:http'

/**
 * Handles a request with an unknown expectation (`expect: x`) as if it had none, as RFC 9110 allows; Node's server
 * would refuse it with 417 before our code could add an id or an envelope.
 */
export function ignoreExpectations(server: Server): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}
