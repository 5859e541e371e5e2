import type { FastifyRequest } from 'fastify'

/** Counts a request, and refuses it where there were too many. @throws ApiFailure 429 with Retry-After. */
export type Limit = (request: FastifyRequest) => Promise<void>
