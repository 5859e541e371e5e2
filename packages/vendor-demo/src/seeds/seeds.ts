import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { SeedsAnswer } from '../api'
import type { Sql } from '../kernel/db/database'
import { Refused } from '../kernel/refused'

const seedsSchema = z.object({
  id: z.int(),
  server_seed: z.string(),
  server_seed_hash: z.string(),
  client_seed: z.string(),
  next_nonce: z.int(),
})
export type SeedsRow = z.infer<typeof seedsSchema>

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

async function begin(sql: Sql, player: string, clientSeed: string, rotatedBy?: string): Promise<void> {
  const serverSeed = randomBytes(32).toString('hex')
  await sql.query(
    `insert into vendor.seeds (player, server_seed, server_seed_hash, client_seed, rotated_by)
     values ($1, $2, $3, $4, $5) on conflict (player) where revealed_at is null do nothing`,
    [player, serverSeed, sha256(serverSeed), clientSeed, rotatedBy ?? null],
  )
}

const current = async (sql: Sql, player: string): Promise<SeedsRow | undefined> => {
  const rows = await sql.query(
    'select * from vendor.seeds where player = $1 and revealed_at is null for update',
    [player],
  )
  return rows.length > 0 ? seedsSchema.parse(rows[0]) : undefined
}

/**
 * The seeds of a player's next rounds, created if there are none. Locked, so that bets of one player run one by one.
 */
export async function lockSeeds(sql: Sql, player: string): Promise<SeedsRow> {
  const found = await current(sql, player)
  if (found) return found
  await begin(sql, player, randomBytes(8).toString('hex'))
  const made = await current(sql, player)
  if (!made) throw new Error('seeds cannot be made')
  return made
}

/** The seeds of a round, revealed or not. */
export async function seedsById(sql: Sql, id: number): Promise<SeedsRow> {
  return seedsSchema.parse((await sql.query('select * from vendor.seeds where id = $1', [id]))[0])
}

/** Uses up the next nonce. */
export async function nextNonce(sql: Sql, seeds: SeedsRow): Promise<number> {
  await sql.query('update vendor.seeds set next_nonce = next_nonce + 1 where id = $1', [seeds.id])
  return seeds.next_nonce
}

/** What may be seen of the seeds: the promise of the current ones, and what the last rotation revealed. */
export async function showSeeds(sql: Sql, player: string): Promise<SeedsAnswer> {
  const seeds = await lockSeeds(sql, player)
  const [last] = await sql.query(
    'select * from vendor.seeds where player = $1 and revealed_at is not null order by id desc limit 1',
    [player],
  )
  const previous = last === undefined ? undefined : seedsSchema.parse(last)
  return {
    serverSeedHash: seeds.server_seed_hash,
    clientSeed: seeds.client_seed,
    nonce: seeds.next_nonce,
    ...(previous && {
      previous: {
        serverSeed: previous.server_seed,
        serverSeedHash: previous.server_seed_hash,
        clientSeed: previous.client_seed,
        nonces: previous.next_nonce,
      },
    }),
  }
}

/** What seeds are rotated for. */
export interface Rotation {
  player: string
  clientSeed: string
  now: number
  /** Signature of the calling request; the same one again changes nothing. */
  signature?: string
}

/** Reveals the server seed and begins with new ones. @throws Refused `OPEN_ROUND` while a round depends on it. */
export async function rotateSeeds(
  sql: Sql,
  { player, clientSeed, now, signature }: Rotation,
): Promise<SeedsAnswer> {
  const seeds = await lockSeeds(sql, player)
  const done = await sql.query('select id from vendor.seeds where player = $1 and rotated_by = $2', [
    player,
    signature ?? null,
  ])
  if (done.length > 0) return showSeeds(sql, player)
  const open = await sql.query(
    `select id from vendor.round where player = $1 and state in ('placing', 'open') limit 1`,
    [player],
  )
  if (open.length > 0) throw new Refused('OPEN_ROUND')
  await sql.query('update vendor.seeds set revealed_at = $2 where id = $1', [seeds.id, now])
  await begin(sql, player, clientSeed, signature)
  return showSeeds(sql, player)
}
