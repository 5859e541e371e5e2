import { flightMs, flightMultiple } from '@plaza/fair'
import { crashBettingMs, crashEndMs } from '../api'
import type { Sql } from '../kernel/db/database'
import type { Vendor } from '../kernel/vendor'
import { roundsOfFlight } from '../rounds/round-row'
import { deliverBookings } from '../rounds/deliver-bookings'
import { currentChain } from '../flights/chain'
import { changePhase, insertFlight, lastFlights, type FlightRow } from '../flights/flight-row'
import { endRounds, leaveAtTargets } from './settle-flight'

const tickMs = 250

/** What happens in the sky, for those who look. */
export type FlightNews =
  | { what: 'flight' }
  | { what: 'bets' }
  | { what: 'tick' }
  | { what: 'round'; round: string }

/** The one shared flight. All that changes it happens one after the other. */
export interface Flights {
  current(): FlightRow | null
  /** Runs something while the flight is locked: it neither takes off nor crashes meanwhile. */
  alone<T>(work: (flight: FlightRow | null) => Promise<T>): Promise<T>
  /** Listens to every event until stopped; flights continue while somebody listens or has a bet. */
  listen(listener: (news: FlightNews) => void): () => void
  notify(news: FlightNews): void
  /** Resumes a flight that a restart interrupted. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** The loop of the shared flights: bets for 6 s, the flight, 3 s to look at its end. */
export function createFlights(vendor: Vendor): Flights {
  const { clock, db, log } = vendor
  const listeners = new Set<(news: FlightNews) => void>()
  let flight: FlightRow | null = null
  let queue: Promise<unknown> = Promise.resolve()
  let cancel = (): void => undefined
  let isStopped = false

  const notify = (news: FlightNews) => listeners.forEach((listener) => listener(news))
  const queued = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work)
    queue = result.catch(() => undefined)
    return result
  }
  const later = (ms: number, step: () => Promise<void>) => {
    cancel()
    if (isStopped) return
    cancel = clock.after(Math.max(0, ms), () => {
      queued(step).catch((error: unknown) => {
        log.error({ error }, 'a flight failed; it will be retried')
        later(1_000, step)
      })
    })
  }
  const settled = (rounds: string[]) => {
    for (const round of rounds) {
      deliverBookings(vendor, round).catch((error: unknown) =>
        log.error({ error }, 'could not notify the wallet'),
      )
      notify({ what: 'round', round })
    }
  }
  const inTransaction = <T>(work: (sql: Sql) => Promise<T>) => db.transaction(work)

  const openBets = async (): Promise<void> => {
    if (listeners.size === 0) {
      cancel = () => undefined
      flight = null
      return
    }
    const now = clock.now()
    flight = await inTransaction(async (sql) => insertFlight(sql, await currentChain(sql, now), now))
    notify({ what: 'flight' })
    later(crashBettingMs, takeOff)
  }

  const takeOff = async (): Promise<void> => {
    if (!flight) return
    const grounded = flight
    flight = await inTransaction((sql) => changePhase(sql, grounded, 'flying', clock.now()))
    notify({ what: 'flight' })
    later(Math.min(tickMs, flightMs(flight.point)), fly)
  }

  const fly = async (): Promise<void> => {
    if (!flight) return
    const flying = flight
    const now = clock.now()
    const flownMs = now - flying.since
    if (flownMs >= flightMs(flying.point)) return crash(false)
    const multiple = flightMultiple(flownMs)
    const left = await inTransaction((sql) => leaveAtTargets(sql, flying, multiple, now))
    notify({ what: 'tick' })
    settled(left)
    if (left.length > 0) notify({ what: 'bets' })
    later(Math.min(tickMs, flightMs(flying.point) - flownMs), fly)
  }

  const crash = async (isInterrupted: boolean): Promise<void> => {
    if (!flight) return
    const flying = flight
    const now = clock.now()
    const [ended, rounds] = await inTransaction(async (sql) => {
      const over = await changePhase(sql, flying, 'crashed', now)
      return [over, await endRounds(sql, over, isInterrupted, now)] as const
    })
    flight = ended
    notify({ what: 'flight' })
    settled(rounds)
    later(crashEndMs, openBets)
  }

  const restore = async (): Promise<void> => {
    const [last] = await lastFlights(db, 1)
    if (!last || last.phase === 'crashed') return
    flight = last
    if (last.phase === 'betting') {
      const bets = await roundsOfFlight(db, last.id)
      // Without a bet there is nothing to fly for, but the seed is used: it ends where it ends.
      later(bets.length > 0 ? crashBettingMs - (clock.now() - last.since) : 0, takeOff)
    } else if (clock.now() - last.since >= flightMs(last.point)) await crash(true)
    else later(0, fly)
  }

  return {
    current: () => flight,
    alone: (work) => queued(() => work(flight)),
    listen: (listener) => {
      listeners.add(listener)
      if (!flight)
        queued(async () => (flight ? undefined : openBets())).catch((error: unknown) =>
          log.error({ error }, 'no flight could begin'),
        )
      return () => void listeners.delete(listener)
    },
    notify,
    start: () => queued(restore),
    stop: async () => {
      isStopped = true
      cancel()
      await queue
    },
  }
}
