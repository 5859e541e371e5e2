import type { FastifyRequest } from 'fastify'
import { CallFailure } from '../call-failure'
import type { Gateway } from '../gateway'
import type { CallContext } from './call-context'

/** Media type of an encrypted body: a compact JWE. */
export const sealedMediaType = 'application/jose'

/**
 * The payload of an encrypted body (CALL-4).
 * @throws CallFailure `request.media.type` when it is not encrypted, else as `gateway.seals.open`.
 */
export function openSealedBody(
  gateway: Gateway,
  request: FastifyRequest,
  context: CallContext,
): Promise<unknown> {
  if (request.headers.encryption !== 'jwe' || typeof request.body !== 'string')
    return Promise.reject(new CallFailure('request.media.type'))
  return gateway.seals.open(request.body, context.now)
}
