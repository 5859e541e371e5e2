import { errorStatus, printableJson } from '@plaza/contract/kernel'
import type { ErrorCode, Failure } from '@plaza/contract/kernel'
import { ReleaseError } from '@plaza/release'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { codeOf } from '../http/handle-failures'
import { statusOf } from './status-of'

/** A refusal of the API itself, before any release rule is checked: its status, and a sentence for people. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
  }
}

const sentences: Partial<Record<ErrorCode, string>> = {
  'request.not.found': 'The release API has no such path; docs/release-api.md lists them.',
  'request.too.large': 'This is larger than the release API accepts.',
  'request.media.type': 'Send JSON with content-type: application/json; an upload is application/gzip.',
  'request.invalid': 'The release API cannot read this request; see docs/release-api.md for what it accepts.',
}

/** Answers any error of the release API in the envelope: a stable code, and a sentence with the next step. */
export function answerApiError(
  error: ApiFailure | ReleaseError | FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof ApiFailure) reply.headers(error.headers)
  const { status, code, message } = factsOf(error)
  if (status >= 500) request.log.error({ err: error }, 'release API')
  const failure: Failure = { success: false, code, message, requestId: request.id }
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(printableJson(JSON.stringify(failure)))
}

function factsOf(error: ApiFailure | ReleaseError | FastifyError): {
  status: number
  code: string
  message: string
} {
  if (error instanceof ApiFailure) return error
  if (error instanceof ReleaseError)
    return { status: statusOf(error.code), code: error.code, message: error.message }
  const code = codeOf(error)
  const message = sentences[code] ?? 'Something went wrong; see the log of the edge.'
  return { status: errorStatus[code], code, message }
}
