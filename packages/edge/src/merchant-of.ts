import { merchantOfHost } from '@plaza/contract'
import type { FastifyRequest } from 'fastify'
import type { Edge } from './edge'

/** The merchant of a request's host, or undefined: an unknown host has none. */
export const merchantOf = (
  { settings }: Pick<Edge, 'settings'>,
  request: FastifyRequest,
): string | undefined => merchantOfHost(settings.merchantHosts, request.host)
