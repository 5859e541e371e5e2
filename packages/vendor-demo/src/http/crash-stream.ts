import { flightMultiple } from '@plaza/fair'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { apiPaths, type CrashEventName, type crashEvents } from '../api'
import { currentChain } from '../flights/chain'
import { lastFlights, type FlightRow } from '../flights/flight-row'
import type { FlightNews, Flights } from '../crash/flights'
import { showBets, showFlight } from '../crash/show-flight'
import { showCrashBet } from '../crash/show-bet'
import { openRounds, roundById, roundsOfFlight } from '../rounds/round-row'
import { requireSession } from '../sessions/open-session'
import type { SessionRow } from '../sessions/session-row'
import type { Vendor } from '../kernel/vendor'

const historyLength = 20
const heartbeatMs = 15_000

type Send = <Name extends CrashEventName>(name: Name, data: z.infer<(typeof crashEvents)[Name]>) => void

async function sendSnapshot(
  vendor: Vendor,
  flight: FlightRow,
  session: SessionRow,
  send: Send,
): Promise<void> {
  const { db, clock } = vendor
  const { end, length, clientSeed } = await currentChain(db, clock.now())
  const own = await openRounds(db, { player: session.player, sessionId: session.id, mode: session.mode })
  const bet = own.find((round) => round.engine === 'crash')
  const past = (await lastFlights(db, historyLength + 1)).filter((one) => one.phase === 'crashed')
  send('hello', {
    flight: await showFlight(db, flight, session),
    serverNow: clock.now(),
    history: past.slice(0, historyLength).map(({ id, point }) => ({ flight: id, point })),
    chain: { end, length, clientSeed },
    own: bet ? await showCrashBet(db, bet, session) : null,
  })
}

async function sendUpdates(
  vendor: Vendor,
  flight: FlightRow,
  session: SessionRow,
  news: FlightNews,
  send: Send,
): Promise<void> {
  const { db, clock } = vendor
  const serverNow = clock.now()
  switch (news.what) {
    case 'flight':
      return send('flight', { flight: await showFlight(db, flight, session), serverNow })
    case 'bets':
      return send('bets', { flight: flight.id, ...showBets(await roundsOfFlight(db, flight.id), session) })
    case 'tick':
      return send('tick', {
        flight: flight.id,
        multiple: flightMultiple(serverNow - flight.since),
        serverNow,
      })
    case 'round': {
      const round = await roundById(db, news.round)
      if (round?.player === session.player && round.engine === 'crash')
        send('round', await showCrashBet(db, round, session))
    }
  }
}

/** The stream of the shared flights. Events are sent in the order in which they happened. */
export function crashStream(app: FastifyInstance, vendor: Vendor, flights: Flights): void {
  app.get(apiPaths.crashStream, async (request, reply) => {
    const session = await requireSession(vendor, request.headers.authorization)
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    const send: Send = (name, data) => raw.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    let sent: Promise<void> = Promise.resolve()
    const enqueue = (work: () => Promise<void>) => {
      sent = sent.then(work).catch((error: unknown) => {
        request.log.warn({ error }, 'could not push a flight')
        raw.destroy()
      })
    }
    const stop = flights.listen((news) => {
      const flight = flights.current()
      if (flight) enqueue(() => sendUpdates(vendor, flight, session, news, send))
    })
    let calm = (): void => undefined
    const beat = () => {
      raw.write(': still here\n\n')
      calm = vendor.clock.after(heartbeatMs, beat)
    }
    calm = vendor.clock.after(heartbeatMs, beat)
    raw.on('close', () => {
      stop()
      calm()
    })
    enqueue(async () => {
      const flight = await flights.alone((one) => Promise.resolve(one))
      if (flight) await sendSnapshot(vendor, flight, session, send)
    })
  })
}
