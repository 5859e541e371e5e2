import type { FastifyRequest } from 'fastify'
import type { Edge } from './edge'

/** The merchant of a request's host, or undefined: an unknown host has none. */
export const merchantOf = ({ hosts }: Pick<Edge, 'hosts'>, request: FastifyRequest): string | undefined =>
  hosts.known(request.host)
