import type { ErrorCode } from '@plaza/contract/kernel'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from './failure'

const codesOfFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too.large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.media.type',
}
const codesByStatus: Record<number, ErrorCode> = {
  404: 'request.not.found',
  408: 'request.timeout',
  413: 'request.too.large',
  415: 'request.media.type',
  429: 'request.rate.limited',
}

/** The catalogue code of a server error; `unknown` when it is unexpected. */
export function codeOf({ code, statusCode }: Partial<FastifyError>): ErrorCode {
  const known = codesOfFastify[code ?? ''] ?? codesByStatus[statusCode ?? 0]
  if (known) return known
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'request.invalid' : 'unknown'
}

/** Answers an error with its code in the envelope; an unexpected one is logged and answered as `unknown`. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const code = codeOf(error)
  if (code === 'unknown') request.log.error({ err: error }, 'request failed')
  return sendFailure(request, reply, code)
}

/** Makes every failure of the server an envelope with a code. */
export function handleFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply))
}
