import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import {
  apiPaths,
  betIdSchema,
  crashBetSchema,
  crashCashOutSchema,
  minesCashOutSchema,
  minesOpenSchema,
  minesStartSchema,
  rotateRequestSchema,
  sessionRequestSchema,
  spinRequestSchema,
} from '../api'
import { cashOutOfFlight, placeCrashBet } from '../crash/crash-bets'
import type { Flights } from '../crash/flights'
import { showCrashBet } from '../crash/show-bet'
import { cashOutMines, openField, startMines } from '../games/mines'
import { spin } from '../games/spin'
import { Refused } from '../kernel/refused'
import { findRound } from '../every-game/find-round'
import { rotateSeeds, showSeeds } from '../seeds/seeds'
import { openSession, requireSession } from '../sessions/open-session'
import type { SessionRow } from '../sessions/session-row'
import type { Vendor } from '../kernel/vendor'
import { readBody } from './read-body'

/** Calls of a game's page (`api.ts`). */
export function apiRoutes(app: FastifyInstance, vendor: Vendor, flights: Flights): void {
  const sessionOf = (request: FastifyRequest) => requireSession(vendor, request.headers.authorization)
  const post = <Input>(
    path: string,
    schema: z.ZodMiniType<Input>,
    work: (session: SessionRow, input: Input) => Promise<unknown>,
  ) => app.post(path, async (request) => work(await sessionOf(request), readBody(schema, request.body)))

  app.post(apiPaths.session, (request) =>
    openSession(vendor, {
      ...readBody(sessionRequestSchema, request.body),
      userAgent: request.headers['user-agent'] ?? '',
    }),
  )
  post(apiPaths.spin, spinRequestSchema, (session, input) => spin(vendor, session, input))
  post(apiPaths.minesStart, minesStartSchema, (session, input) => startMines(vendor, session, input))
  post(apiPaths.minesOpen, minesOpenSchema, (session, input) => openField(vendor, session, input))
  post(apiPaths.minesCashOut, minesCashOutSchema, (session, input) => cashOutMines(vendor, session, input))
  post(apiPaths.crashBet, crashBetSchema, async (session, input) => {
    if (session.engine !== 'crash') throw new Refused('SYNTAX')
    return showCrashBet(vendor.db, await placeCrashBet(vendor, flights, session, input), session)
  })
  post(apiPaths.crashCashOut, crashCashOutSchema, async (session, input) =>
    showCrashBet(vendor.db, await cashOutOfFlight(vendor, flights, session, input.round), session),
  )
  app.get(apiPaths.seeds, async (request) => {
    const { player } = await sessionOf(request)
    return vendor.db.transaction((sql) => showSeeds(sql, player))
  })
  post(apiPaths.seeds, rotateRequestSchema, ({ player }, { clientSeed }) =>
    vendor.db.transaction((sql) => rotateSeeds(sql, { player, clientSeed, now: vendor.clock.now() })),
  )
  const roundQuery = z.object({ betId: z.optional(betIdSchema) })
  app.get(apiPaths.round, async (request) => {
    const session = await sessionOf(request)
    return { round: await findRound(vendor, session, readBody(roundQuery, request.query).betId) }
  })
}
