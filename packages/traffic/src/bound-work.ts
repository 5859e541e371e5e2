import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { loadClassOf } from './load-class'
import { createWorkGate, Overloaded, type BoundedClass } from './work-gate'

/** When to come back after a refusal, s: spread, so that not everybody does at once. */
const soonestS = 1
const latestS = 3

/** How work is bounded, and how a refusal is answered; `retry-after` is set on the reply already. */
export interface WorkBounds {
  atOnce: number
  refuse: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

/**
 * Bounds the requests that a server works on at once, by class (`loadClassOf`). What cannot be begun soon is refused
 * before its body is read; a body is read whole before its request counts, so that slow senders take no place. Register
 * it before any route.
 */
export function boundWork(app: FastifyInstance, { atOnce, refuse }: WorkBounds): void {
  const gate = createWorkGate(atOnce)
  const leaves = new WeakMap<FastifyRequest, () => void>()

  const turnAway = (request: FastifyRequest, reply: FastifyReply) =>
    refuse(request, reply.header('retry-after', randomInt(soonestS, latestS + 1)))
  const enter = async (loadClass: BoundedClass, request: FastifyRequest, reply: FastifyReply) => {
    try {
      const leave = await gate.enter(loadClass)
      leaves.set(request, leave)
      reply.raw.once('close', leave)
      // Whoever went away while it waited closes nothing any more.
      if (reply.raw.destroyed) leave()
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error
      return turnAway(request, reply)
    }
  }

  app.addHook('onRequest', async (request, reply) => {
    const loadClass = loadClassOf(request.url)
    if (loadClass === 'free') return
    if (!gate.hasRoom(loadClass)) return turnAway(request, reply)
    if (!hasBody(request)) return enter(loadClass, request, reply)
  })
  app.addHook('preValidation', async (request, reply) => {
    const loadClass = loadClassOf(request.url)
    if (loadClass !== 'free' && hasBody(request)) return enter(loadClass, request, reply)
  })
  app.addHook('onResponse', async (request) => leaves.get(request)?.())
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
