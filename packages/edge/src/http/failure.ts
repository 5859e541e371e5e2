import { errorStatus } from '@plaza/contract/kernel'
import type { ErrorCode, Failure } from '@plaza/contract/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends a failure in the envelope of the catalogue, with the request's id as the reference for support. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, code: ErrorCode): FastifyReply {
  const failure: Failure = { success: false, code, message: code, requestId: request.id }
  return reply
    .code(errorStatus[code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failure))
}
