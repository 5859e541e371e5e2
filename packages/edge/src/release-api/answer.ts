import { printableJson } from '@plaza/contract/kernel'
import type { Success } from '@plaza/contract/kernel'
import type { FastifyReply } from 'fastify'

/** Sends a value in the envelope of every call. */
export function sendValue<T>(reply: FastifyReply, value: T): FastifyReply {
  const answer: Success<T> = { success: true, value, now: Date.now() }
  return reply.type('application/json; charset=utf-8').send(printableJson(JSON.stringify(answer)))
}
