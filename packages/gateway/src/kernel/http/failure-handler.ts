import { createSample } from '@plaza/process-log'
import {
  errorStatus,
  type AnyCall,
  type ErrorCode,
  type Failure,
  type LineRefusals,
} from '@plaza/contract/kernel'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { CallFailure } from '../call-failure'
import { refusedLine } from './refused-line'

/** What a thrown thing means to the caller. */
interface Meaning {
  code: ErrorCode
  value?: Record<string, unknown>
}

const codesOfFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too.large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.media.type',
}

/** Codes of PostgreSQL and of sockets that mean: the database is away, try again. */
const isUnavailable = (code: string): boolean =>
  /^(08|57P|53)/.test(code) || /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT)/.test(code)

/** The one place where errors become codes of the catalogue; `refusals` are those of the call's lines, where it has any. */
export function meaningOf(error: FastifyError | Error, refusals?: LineRefusals): Meaning {
  if (error instanceof CallFailure) return { code: error.code, ...(error.value && { value: error.value }) }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map((issue) => issue.instancePath.slice(1).replaceAll('/', '.'))
    const line = refusals && refusedLine(error.validation, refusals)
    return { code: line?.code ?? 'request.invalid', value: { ...line?.value, fields: [...new Set(fields)] } }
  }
  const { code, statusCode } = error as Partial<FastifyError>
  const known = codesOfFastify[code ?? '']
  if (known) return { code: known }
  if (statusCode === 408) return { code: 'request.timeout' }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return { code: 'request.invalid' }
  if (code !== undefined && isUnavailable(code)) return { code: 'service.unavailable' }
  return { code: 'unknown' }
}

/** Sends a failure in the envelope, with the request's id as the reference for support. */
export function answerFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, value }: Meaning,
): FastifyReply {
  const failure: Failure = {
    success: false,
    code,
    message: code,
    requestId: request.id,
    ...(value && { value }),
  }
  return reply
    .code(errorStatus[code])
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(failure)
}

/**
 * Turns every failure of the server into an envelope with a code; an unexpected error is logged with its stack and has
 * the code `unknown`.
 */
export function handleFailures(app: FastifyInstance): void {
  const sample = createSample(1_000)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { call } = request.routeOptions.config as { call?: AnyCall }
    const meaning = meaningOf(error, call?.lineRefusals)
    // Only unexpected errors are logged with a stack, because anybody can cause refusals at any rate.
    if (meaning.code === 'unknown') request.log.error({ err: error, code: meaning.code }, 'call failed')
    else if (error instanceof CallFailure || errorStatus[meaning.code] < 500)
      request.log.info({ code: meaning.code }, 'call refused')
    else
      sample((suppressed) =>
        request.log.warn({ code: meaning.code, reason: error.message, suppressed }, 'call failed'),
      )
    return answerFailure(request, reply, meaning)
  })
  app.setNotFoundHandler((request, reply) => answerFailure(request, reply, { code: 'request.not.found' }))
}
