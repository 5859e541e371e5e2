import * as z from 'zod/mini'
import { roundStateSchema, type RoundState } from '../api'
import type { Sql } from '../kernel/db/database'

const roundSchema = z.object({
  id: z.string(),
  session_id: z.string(),
  player: z.string(),
  mode: z.enum(['real', 'demo']),
  engine: z.enum(['slot', 'crash', 'mines']),
  model: z.string(),
  bet_id: z.string(),
  state: roundStateSchema,
  stake_minor: z.int(),
  win_minor: z.int(),
  jackpot_minor: z.int(),
  seeds_id: z.nullable(z.int()),
  server_seed_hash: z.string(),
  client_seed: z.string(),
  nonce: z.int(),
  params: z.record(z.string(), z.number()),
  outcome: z.unknown(),
  flight: z.nullable(z.int()),
  refusal: z.nullable(z.string()),
  created_at: z.int(),
  ended_at: z.nullable(z.int()),
})
export type RoundRow = z.infer<typeof roundSchema>

const one = (rows: unknown[]): RoundRow | null => (rows.length > 0 ? roundSchema.parse(rows[0]) : null)
const all = (rows: unknown[]): RoundRow[] => rows.map((row) => roundSchema.parse(row))

export const roundById = async (sql: Sql, id: string): Promise<RoundRow | null> =>
  one(await sql.query('select * from vendor.round where id = $1', [id]))

/** The round with its row locked until the transaction ends. */
export const lockRound = async (sql: Sql, id: string): Promise<RoundRow | null> =>
  one(await sql.query('select * from vendor.round where id = $1 for update', [id]))

export const roundByBet = async (sql: Sql, player: string, betId: string): Promise<RoundRow | null> =>
  one(await sql.query('select * from vendor.round where player = $1 and bet_id = $2', [player, betId]))

/** Rounds of a player that go on, the last one first. Practice rounds belong to their session. */
export const openRounds = async (
  sql: Sql,
  { player, sessionId, mode }: { player: string; sessionId: string; mode: string },
): Promise<RoundRow[]> =>
  all(
    await sql.query(
      `select * from vendor.round where player = $1 and mode = $3 and state in ('placing', 'open')
       and (mode = 'real' or session_id = $2) order by created_at desc`,
      [player, sessionId, mode],
    ),
  )

export const roundsOfFlight = async (sql: Sql, flight: number): Promise<RoundRow[]> =>
  all(
    await sql.query(
      `select * from vendor.round where flight = $1 and state not in ('placing', 'refused', 'returning', 'returned')
       order by created_at desc, id`,
      [flight],
    ),
  )

export const roundsIn = async (sql: Sql, state: RoundState): Promise<RoundRow[]> =>
  all(await sql.query('select * from vendor.round where state = $1 order by created_at', [state]))

/** When a player last bet, ms since the epoch; refused bets do not count. */
export async function lastBetAt(sql: Sql, player: string): Promise<number> {
  const [row] = await sql.query(
    `select coalesce(max(created_at), 0)::bigint as at from vendor.round
     where player = $1 and state not in ('refused')`,
    [player],
  )
  return z.object({ at: z.int() }).parse(row).at
}

export async function insertRound(sql: Sql, round: RoundRow): Promise<void> {
  const values = { ...round, params: JSON.stringify(round.params), outcome: null }
  const columns = Object.keys(values)
  await sql.query(
    `insert into vendor.round (${columns.join(', ')})
     values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(values),
  )
}

/** Changes a round; the caller has its row locked. */
export async function changeRound(sql: Sql, id: string, change: Partial<RoundRow>): Promise<void> {
  const entries = Object.entries(change).map(
    ([column, value]) =>
      [column, column === 'params' || column === 'outcome' ? JSON.stringify(value) : value] as const,
  )
  await sql.query(
    `update vendor.round set ${entries.map(([column], index) => `${column} = $${index + 2}`).join(', ')}
     where id = $1`,
    [id, ...entries.map(([, value]) => value)],
  )
}
