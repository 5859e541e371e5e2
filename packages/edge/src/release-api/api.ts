import type { FastifyInstance } from 'fastify'
import type { Edge } from '../site/edge'
import type { Limits } from './limits'

/** What every route of the release API is handed; `app` is its own scope, where each request is identified first. */
export interface Api {
  app: FastifyInstance
  edge: Edge
  limits: Limits
}
