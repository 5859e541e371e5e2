import type { ReleaseDoor, ReleaseToken } from '@plaza/contract/release'
import { readToken, ReleaseError } from '@plaza/release'
import type { Author, ReleaseStore } from '@plaza/release'
import type { FastifyRequest } from 'fastify'
import { ApiFailure } from './api-failure'
import type { Limit } from './limit'

const holders = new WeakMap<FastifyRequest, ReleaseToken>()
const bearer = /^Bearer +(\S{1,128})$/i

/** The token of a request. @throws ApiFailure 401 when it has none. */
export function tokenTextOf(request: FastifyRequest): string {
  const text = bearer.exec(request.headers.authorization ?? '')?.[1]
  if (text !== undefined) return text
  throw unauthorized(
    'The release API needs `authorization: Bearer mfe_…`; a release engineer creates a token with `mfe tokens add`.',
  )
}

const unauthorized = (message: string): ApiFailure =>
  new ApiFailure(401, 'token.unknown', message, { 'www-authenticate': 'Bearer realm="releases"' })

/**
 * Finds the holder of a request's token.
 * @throws ApiFailure 401 when the token is invalid or has expired, 429 after too many such requests from this
 * address.
 */
export async function identify(
  store: ReleaseStore,
  request: FastifyRequest,
  countWrong: Limit,
): Promise<void> {
  try {
    holders.set(request, await readToken(store, tokenTextOf(request)))
  } catch (error) {
    const isWrong = error instanceof ReleaseError && error.code === 'token.unknown'
    if (!isWrong) throw error
    request.log.warn({ address: request.ip }, 'an invalid or expired token')
    await countWrong(request)
    throw unauthorized(error.message)
  }
}

/** The holder of an identified request's token. */
export function holderOf(request: FastifyRequest): ReleaseToken {
  const holder = holders.get(request)
  if (holder) return holder
  throw new Error('The request was not identified.')
}

/** The author of a change, as the record names it: the token's name and public part. */
export const whoOf = ({ name, id }: ReleaseToken): string => `${name.slice(0, 110)} (${id})`

/** The author of an identified request's change. */
export const authorOf = (request: FastifyRequest, why: string, expectedRevision?: number): Author => ({
  who: whoOf(holderOf(request)),
  why,
  via: 'api' satisfies ReleaseDoor,
  ...(expectedRevision !== undefined && { expectedRevision }),
})
