import { randomInt } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import { createAdaptiveLimit, type AdaptiveLimit } from './adaptive-limit'
import { loadClassOf, type LoadClass } from './load-class'
import { workLimitHeader, workRefusedHeader, type UpstreamLoad } from './upstream-load'
import { createWorkGate, type BoundedClass, type WorkGate } from './work-gate'

/** When to come back after a refusal, s: spread, so that not everybody does at once. */
const soonestS = 1
const latestS = 3
/** How often a log line reports the number of refusals, ms. */
const logEveryMs = 1_000

/** Writes a whole refusal; `retryAfterS` is for its `retry-after`. */
export type Refuse = (request: IncomingMessage, response: ServerResponse, retryAfterS: number) => void

/** How work is bounded, and how a refusal is answered. */
export interface WorkBounds {
  /** Largest number of requests in work at once; fewer while they delay each other. */
  most: number
  refuse: Refuse
  /** The server that everything but this server's own files needs; its limit counts as well. */
  upstream?: UpstreamLoad
  /** The log of what was refused, a line a second at most. */
  log: { warn(facts: object, message: string): void }
}

/** Bounded work of one server: the factory makes it, `register` adds the rest before any route. */
export interface BoundedWork {
  serverFactory: FastifyServerFactory
  register(app: FastifyInstance): void
}

/** For a server that may do everything at once (`most` is infinite), such as one in a test of races. */
const unbounded: AdaptiveLimit = { current: () => Infinity, onWork: () => undefined }

/**
 * Bounds the requests that a server works on at once, by class (`loadClassOf`). It runs before everything else: a
 * refused request costs no route, cookie, log line or body. A body is read whole before its request counts, so that
 * slow senders take no place. A server without an upstream reports in `x-work-limit` of its answers how much it wants
 * to do at once, for the one in front of it.
 */
export function boundWork({ most, refuse, upstream, log }: WorkBounds): BoundedWork {
  const limit = Number.isFinite(most) ? createAdaptiveLimit(most) : unbounded
  const all = {
    current: () => Math.min(limit.current(), upstream?.limit() ?? Infinity),
    onWork: limit.onWork,
  }
  const work = createWorkGate(all)
  // This server's own files need no upstream.
  const files = createWorkGate(limit)
  const gateOf = (url: string): WorkGate => (url.startsWith('/assets/') ? files : work)
  const logRefusal = createRefusalLog(log, () => all.current())

  const turnAway = (loadClass: BoundedClass, request: IncomingMessage, response: ServerResponse) => {
    logRefusal(loadClass)
    if (response.destroyed) return
    if (!upstream) response.setHeader(workRefusedHeader, 1)
    refuse(request, response, randomInt(soonestS, latestS + 1))
  }
  const enter = (
    loadClass: BoundedClass,
    request: IncomingMessage,
    response: ServerResponse,
    then: () => void,
    beforeRefusal: () => void = () => undefined,
  ) => {
    let giveUp = () => undefined as void
    const onClose = () => giveUp()
    response.once('close', onClose)
    giveUp = gateOf(request.url ?? '').enter(loadClass, {
      begin(leave) {
        response.off('close', onClose)
        // Work is done once the whole answer is handed over; a slow reader does not count as work.
        response.once('prefinish', leave)
        response.once('close', leave)
        if (response.destroyed) leave()
        else then()
      },
      refuse() {
        beforeRefusal()
        turnAway(loadClass, request, response)
      },
    })
  }
  const admit = (handler: RequestListener, request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? ''
    const loadClass = loadClassOf(url)
    if (!upstream) response.setHeader(workLimitHeader, limit.current())
    if (loadClass === 'free') return handler(request, response)
    if (upstream?.isClosed(loadClass) && gateOf(url) === work) return turnAway(loadClass, request, response)
    if (!hasBody(request)) return enter(loadClass, request, response, () => handler(request, response))
    if (gateOf(url).hasRoom(loadClass)) handler(request, response)
    else turnAway(loadClass, request, response)
  }

  return {
    serverFactory: (handler, options) => {
      const { http, keepAliveTimeout, requestTimeout, connectionTimeout } =
        options as unknown as ServerOptions
      const server = createServer(http, (request, response) =>
        admit(handler as RequestListener, request, response),
      )
      server.keepAliveTimeout = keepAliveTimeout
      server.requestTimeout = requestTimeout
      server.setTimeout(connectionTimeout)
      return server
    },
    register(app) {
      app.addHook('preValidation', (request, reply, done) => {
        const loadClass = loadClassOf(request.url)
        if (loadClass === 'free' || !hasBody(request.raw)) return done()
        enter(loadClass, request.raw, reply.raw, done, () => void reply.hijack())
      })
    },
  }
}

/** The options that fastify passes to a server factory. */
interface ServerOptions {
  http: object
  keepAliveTimeout: number
  requestTimeout: number
  connectionTimeout: number
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

/** Counts refusals by class and logs them: the first at once, then all of a second in one line. */
function createRefusalLog(log: WorkBounds['log'], atOnce: () => number) {
  let refused: Partial<Record<LoadClass, number>> = {}
  let next: NodeJS.Timeout | undefined
  const report = () => {
    next = undefined
    if (Object.keys(refused).length === 0) return
    log.warn({ refused, atOnce: atOnce() }, 'refused requests beyond capacity')
    refused = {}
    next = setTimeout(report, logEveryMs).unref()
  }
  return (loadClass: BoundedClass) => {
    refused[loadClass] = (refused[loadClass] ?? 0) + 1
    if (!next) report()
  }
}
