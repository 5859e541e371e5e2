import { playCrash } from '@plaza/fair'
import * as z from 'zod/mini'
import type { Sql } from '../kernel/db/database'
import { nextSeed, type Chain } from './chain'

const flightSchema = z.object({
  id: z.int(),
  chain_id: z.int(),
  seed: z.string(),
  seed_hash: z.string(),
  point: z.int(),
  phase: z.enum(['betting', 'flying', 'crashed']),
  /** When the phase began. */
  since: z.int(),
  flown_at: z.nullable(z.int()),
})
export type FlightRow = z.infer<typeof flightSchema>

const all = (rows: unknown[]): FlightRow[] => rows.map((row) => flightSchema.parse(row))

/** The last flights, the last one first. */
export const lastFlights = async (sql: Sql, count: number): Promise<FlightRow[]> =>
  all(await sql.query('select * from vendor.flight order by id desc limit $1', [count]))

/** Seed of a flight that has ended; undefined before, when it is a secret. */
export async function flightSeed(sql: Sql, id: number): Promise<string | undefined> {
  const [row] = all(await sql.query('select * from vendor.flight where id = $1', [id]))
  return row?.phase === 'crashed' ? row.seed : undefined
}

/** Begins the next flight with the next seed of the chain; its number is its nonce. */
export async function insertFlight(sql: Sql, chain: Chain, now: number): Promise<FlightRow> {
  const [last] = await lastFlights(sql, 1)
  const id = (last?.id ?? 0) + 1
  const { seed, hash } = await nextSeed(sql, chain)
  const point = await playCrash({ serverSeed: seed, clientSeed: chain.clientSeed, nonce: id })
  await sql.query(
    `insert into vendor.flight (id, chain_id, seed, seed_hash, point, phase, since)
     values ($1, $2, $3, $4, $5, 'betting', $6)`,
    [id, chain.id, seed, hash, point, now],
  )
  return {
    id,
    chain_id: chain.id,
    seed,
    seed_hash: hash,
    point,
    phase: 'betting',
    since: now,
    flown_at: null,
  }
}

export async function changePhase(
  sql: Sql,
  flight: FlightRow,
  phase: 'flying' | 'crashed',
  now: number,
): Promise<FlightRow> {
  const next: FlightRow = {
    ...flight,
    phase,
    since: now,
    flown_at: phase === 'flying' ? now : flight.flown_at,
  }
  await sql.query('update vendor.flight set phase = $2, since = $3, flown_at = $4 where id = $1', [
    next.id,
    next.phase,
    next.since,
    next.flown_at,
  ])
  return next
}
