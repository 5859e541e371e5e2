import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

const description = [
  'Every answer is an envelope: `{ success: true, value, now }` or `{ success: false, code, message, requestId }`.',
  'Bodies marked as encrypted travel as a compact JWE (`content-type: application/jose`, `encryption: jwe`).',
  'Calls that move money need an `idempotency-key` header.',
].join(' ')

/** The API reference, generated from the contract: the page at `/docs`, the document at `/docs/json`. */
export function addReference(app: FastifyInstance): void {
  app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Plaza gateway', version: '1.0.0', description } },
    transform: jsonSchemaTransform,
  })
  app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
