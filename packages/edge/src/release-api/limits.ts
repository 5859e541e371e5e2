import { addressKey } from '@plaza/traffic'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiFailure } from './api-failure'
import { holderOf } from './holder'
import type { Limit } from './limit'

const minuteMs = 60_000

/** Rate limits of the release API. */
export interface Limits {
  /** All requests, by their address. */
  address: Limit
  /** Invalid tokens, by client address. */
  wrongToken: Limit
  read: Limit
  change: Limit
  upload: Limit
  verify: Limit
}

/** The limits of the release API, counted since this edge started; `app` has the rate limit plug-in. */
export function createLimits(app: FastifyInstance): Limits {
  const byAddress = (request: FastifyRequest) => addressKey(request.ip)
  const byToken = (request: FastifyRequest) => holderOf(request).id
  const limit = (
    max: number,
    timeWindow: number,
    keyGenerator: (request: FastifyRequest) => string,
    what: string,
  ): Limit => {
    const count = app.createRateLimit({ max, timeWindow, keyGenerator })
    return async (request) => {
      const counted = await count(request)
      if (counted.isAllowed || !counted.isExceeded) return
      const seconds = Math.max(1, counted.ttlInSeconds)
      throw new ApiFailure(429, 'request.rate.limited', `${what}. Try again in ${seconds} s.`, {
        'retry-after': String(seconds),
      })
    }
  }
  return {
    address: limit(1200, minuteMs, byAddress, 'Too many requests came from this address'),
    wrongToken: limit(10, minuteMs, byAddress, 'Too many wrong tokens came from this address'),
    read: limit(600, minuteMs, byToken, 'This token sent too many requests'),
    change: limit(300, minuteMs, byToken, 'This token made too many changes'),
    upload: limit(20, minuteMs, byToken, 'This token uploaded too often'),
    verify: limit(6, 60 * minuteMs, byToken, 'This token ran verify too often, which reads the whole store'),
  }
}
