import { engineIds } from '@plaza/fair'
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { VendorBalance } from '../api'
import type { Sql } from '../kernel/db/database'

const sessionSchema = z.object({
  id: z.string(),
  wallet_session: z.string(),
  vendor: z.string(),
  player: z.string(),
  mode: z.enum(['real', 'demo']),
  currency: z.string(),
  language: z.string(),
  game_id: z.string(),
  game_name: z.string(),
  engine: z.enum(engineIds),
  tint: z.string(),
  min_minor: z.int(),
  max_minor: z.int(),
  operator_origin: z.string(),
  balance_minor: z.int(),
  balance_version: z.int(),
  created_at: z.int(),
  closed_at: z.nullable(z.int()),
  wallet: z.enum(['seamless', 'transfer']),
})
export type SessionRow = z.infer<typeof sessionSchema>

/** A session is useless without its bearer, of which only the hash is stored. */
export const sessionIdOf = (bearer: string): string => createHash('sha256').update(bearer).digest('hex')

const one = (rows: unknown[]): SessionRow | null => (rows.length > 0 ? sessionSchema.parse(rows[0]) : null)

export const sessionById = async (sql: Sql, id: string): Promise<SessionRow | null> =>
  one(await sql.query('select * from vendor.session where id = $1', [id]))

export const sessionByWallet = async (sql: Sql, walletSession: string): Promise<SessionRow | null> =>
  one(await sql.query('select * from vendor.session where wallet_session = $1', [walletSession]))

export const balanceOf = (session: SessionRow): VendorBalance => ({
  minor: session.balance_minor,
  currency: session.currency,
  version: session.balance_version,
})

/**
 * Stores the balance that the wallet reported, for all open sessions of a player that play from it; an older balance never replaces a
 * newer one.
 */
export async function keepBalance(
  sql: Sql,
  player: string,
  answer: { balanceMinor: number; balanceVersion: number },
): Promise<void> {
  await sql.query(
    `update vendor.session set balance_minor = $2, balance_version = $3
     where player = $1 and mode = 'real' and wallet = 'seamless' and closed_at is null and balance_version <= $3`,
    [player, answer.balanceMinor, answer.balanceVersion],
  )
}

/** Moves practice money of a demo session; false when there is not enough. */
export async function movePractice(sql: Sql, sessionId: string, minor: number): Promise<boolean> {
  const rows = await sql.query(
    `update vendor.session set balance_minor = balance_minor + $2, balance_version = balance_version + 1
     where id = $1 and mode = 'demo' and balance_minor + $2 >= 0 returning id`,
    [sessionId, minor],
  )
  return rows.length > 0
}
