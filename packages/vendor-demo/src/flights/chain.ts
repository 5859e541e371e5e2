import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Sql } from '../kernel/db/database'

/** A chain of seeds: each one's sha256 is the one that is played before it; `end` was known before all of them. */
export interface Chain {
  id: number
  end: string
  length: number
  /** Mixed into every flight of the chain; made after its end was fixed. */
  clientSeed: string
}

const chainLength = 10_000
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const rowSchema = z.object({
  id: z.int(),
  end_hash: z.string(),
  length: z.int(),
  client_seed: z.string(),
  top_seed: z.string(),
  used: z.int(),
})

/** The `steps`-th hash of a seed. */
function hashed(seed: string, steps: number): string {
  let hash = seed
  for (let step = 0; step < steps; step += 1) hash = sha256(hash)
  return hash
}

/** The chain that flights are played from; a new one when there is none, or it is used up. */
export async function currentChain(sql: Sql, now: number): Promise<Chain> {
  const [found] = await sql.query('select * from vendor.chain where used < length order by id desc limit 1')
  if (found !== undefined) {
    const row = rowSchema.parse(found)
    return { id: row.id, end: row.end_hash, length: row.length, clientSeed: row.client_seed }
  }
  const top = randomBytes(32).toString('hex')
  const end = hashed(top, chainLength)
  const clientSeed = randomBytes(16).toString('hex')
  const [made] = await sql.query(
    `insert into vendor.chain (end_hash, length, client_seed, top_seed, created_at)
     values ($1, $2, $3, $4, $5) returning id`,
    [end, chainLength, clientSeed, top, now],
  )
  return { id: z.object({ id: z.int() }).parse(made).id, end, length: chainLength, clientSeed }
}

/** Uses the next seed of a chain, from its end backwards. */
export async function nextSeed(sql: Sql, chain: Chain): Promise<{ seed: string; hash: string }> {
  const [row] = await sql.query('update vendor.chain set used = used + 1 where id = $1 returning *', [
    chain.id,
  ])
  const { top_seed, used, length } = rowSchema.parse(row)
  const seed = hashed(top_seed, length - used)
  return { seed, hash: sha256(seed) }
}
