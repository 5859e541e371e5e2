import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorStatus } from '@plaza/contract/kernel'
import type { ErrorCode, Failure } from '@plaza/contract/kernel'
import { isCallback } from './load-class'

/**
 * Turns a request away for a moment, before anything of it was looked at but its address: 429 `service.busy`, or for
 * vendors and banks 503, after which they call again. `headers` are added to its own.
 */
export function sendBusy(
  request: IncomingMessage,
  response: ServerResponse,
  {
    requestId,
    retryAfterS,
    headers = {},
  }: { requestId: string; retryAfterS: number; headers?: Record<string, string> },
): void {
  const code: ErrorCode = isCallback(request.url ?? '') ? 'service.unavailable' : 'service.busy'
  const failure: Failure = { success: false, code, message: code, requestId }
  const body = JSON.stringify(failure)
  response.writeHead(errorStatus[code], {
    ...headers,
    'x-request-id': requestId,
    'retry-after': String(retryAfterS),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  })
  response.end(body)
}
