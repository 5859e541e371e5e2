import {
  calculateJwkThumbprint,
  compactDecrypt,
  CompactEncrypt,
  exportJWK,
  generateKeyPair,
  type JWK,
} from 'jose'
import { sql, type Selectable } from 'kysely'
import { advisoryLock } from '../database/advisory-lock'
import type { Schema } from '../database/schema'
import type { Database, Queries, Trx } from '../database/database'
import { PlainError } from '@plaza/server-kit'
import type { OutsideKey, OutsideKeys } from '@plaza/server-kit'

/** A key pair that bodies are sealed for. */
export interface SealingKey {
  kid: string
  publicJwk: JWK
  privateJwk: JWK
  /** The key is not published any more and only opens what was sealed before. */
  isRetired: boolean
}

/** Notifies every process when keys changed. */
export const sealingKeyChannel = 'plaza_sealing_keys'
/** How long a retired key opens what earlier pages still seal for it, ms. */
export const retiredForMs = 24 * 60 * 60_000

type Row = Selectable<Schema['sealing_keys']>

async function wrap(kid: string, privateJwk: JWK, { id, secret }: OutsideKey) {
  const text = new TextEncoder().encode(JSON.stringify({ kid, jwk: privateJwk }))
  const jwe = await new CompactEncrypt(text)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: id })
    .encrypt(secret)
  return { private_jwk: JSON.stringify(jwe), wrapped_by: id }
}

async function unwrap(row: Row, { current, former }: OutsideKeys): Promise<JWK> {
  if (row.wrapped_by === null) return row.private_jwk as JWK
  const outside = [current, former].find((key) => key?.id === row.wrapped_by)
  if (!outside)
    throw new PlainError(
      'The keys in the database are encrypted with a key other than KEY_ENCRYPTION_KEY. Set that key, or name it in KEY_ENCRYPTION_KEY_FORMER to re-encrypt them.',
    )
  const { plaintext } = await compactDecrypt(String(row.private_jwk), outside.secret)
  const { kid, jwk } = JSON.parse(new TextDecoder().decode(plaintext)) as { kid: string; jwk: JWK }
  // A row may only hold its own key: a key that was wrapped for another row was moved by an attacker.
  if (kid !== row.kid) throw new Error('a sealing key of another row')
  return jwk
}

const readRows = (queries: Queries): Promise<Row[]> =>
  queries.selectFrom('sealing_keys').selectAll().orderBy('created_at', 'desc').orderBy('kid').execute()

async function insertKey(trx: Trx, { current }: OutsideKeys, now: number): Promise<string> {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const publicJwk = await exportJWK(pair.publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  const shown = { ...publicJwk, kid, use: 'enc', alg: 'ECDH-ES' }
  const wrapped = await wrap(kid, await exportJWK(pair.privateKey), current)
  await trx
    .insertInto('sealing_keys')
    .values({ kid, public_jwk: JSON.stringify(shown), created_at: now, ...wrapped })
    .execute()
  return kid
}

/** Every key of the database, the newest first. @throws PlainError when they are wrapped by an outside key that is not there. */
export async function readSealingKeys(queries: Queries, outside: OutsideKeys): Promise<SealingKey[]> {
  return Promise.all(
    (await readRows(queries)).map(async (row) => ({
      kid: row.kid,
      publicJwk: row.public_jwk as JWK,
      privateJwk: await unwrap(row, outside),
      isRetired: row.retired_at !== null,
    })),
  )
}

/**
 * Creates a key if there is none, and wraps by the current outside key every key that is wrapped by another one or not
 * at all. Returns how many were rewrapped.
 * @throws PlainError as `readSealingKeys`.
 */
export function prepareSealingKeys(db: Database, outside: OutsideKeys, now: number): Promise<number> {
  return db.transaction(async (trx) => {
    await advisoryLock(trx, 'sealing-keys')
    const rows = await readRows(trx)
    if (!rows.some(({ retired_at: retiredAt }) => retiredAt === null)) await insertKey(trx, outside, now)
    const others = rows.filter(({ wrapped_by: wrappedBy }) => wrappedBy !== outside.current.id)
    for (const row of others)
      await trx
        .updateTable('sealing_keys')
        .set(await wrap(row.kid, await unwrap(row, outside), outside.current))
        .where('kid', '=', row.kid)
        .execute()
    return others.length
  })
}

/**
 * Creates a new key that is published from now on and retires the others: they open for `retiredForMs` what pages still
 * seal for them, and are deleted then. `also` runs in the same transaction. Returns the new key's id.
 */
export function rotateSealingKeys(
  db: Database,
  outside: OutsideKeys,
  now: number,
  also?: (trx: Trx, kid: string) => Promise<void>,
): Promise<string> {
  return db.transaction(async (trx) => {
    await advisoryLock(trx, 'sealing-keys')
    await trx.updateTable('sealing_keys').set({ retired_at: now }).where('retired_at', 'is', null).execute()
    const kid = await insertKey(trx, outside, now)
    await also?.(trx, kid)
    await sql`select pg_notify(${sealingKeyChannel}, ${kid})`.execute(trx)
    return kid
  })
}
