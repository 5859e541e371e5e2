import { sealedBodySchema } from '@plaza/contract'
import { calculateJwkThumbprint, compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { CallFailure } from '../call-failure'
import { advisoryLock } from '../db/advisory-lock'
import type { Database, Queries, Trx } from '../db/database'
import { hashSecret } from './secrets'

/** A body older than this, or as far ahead, is refused. Its id is remembered twice as long. */
export const maxAgeMs = 5 * 60_000

/** Encrypted bodies: the public keys to seal with, and opening what was sealed. */
export interface Seals {
  /** RFC 7517 set of public keys. */
  jwks: { keys: JWK[] }
  /**
   * The payload of a compact JWE (ECDH-ES, A256GCM), once.
   * @throws CallFailure `body.decrypt`, `body.stale` (with the server's `now`), `body.replayed`.
   */
  open(jwe: string, now: number): Promise<unknown>
}

type Key = Awaited<ReturnType<typeof importJWK>>

const readKeys = (queries: Queries) =>
  queries.selectFrom('sealing_keys').selectAll().orderBy('created_at', 'desc').orderBy('kid').execute()

async function insertKey(trx: Trx, now: number): Promise<void> {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const publicJwk = await exportJWK(pair.publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  const shown = { ...publicJwk, kid, use: 'enc', alg: 'ECDH-ES' }
  const hidden = await exportJWK(pair.privateKey)
  await trx
    .insertInto('sealing_keys')
    .values({ kid, public_jwk: JSON.stringify(shown), private_jwk: JSON.stringify(hidden), created_at: now })
    .execute()
}

async function decrypted(jwe: string, keyOf: (kid: string | undefined) => Key) {
  try {
    const { plaintext } = await compactDecrypt(jwe, (header) => keyOf(header.kid), {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return sealedBodySchema.parse(JSON.parse(new TextDecoder().decode(plaintext)))
  } catch {
    // Why it could not be opened is nobody's business who could not seal it.
    throw new CallFailure('body.decrypt')
  }
}

async function spend(queries: Queries, jti: string, now: number): Promise<void> {
  const fresh = await queries
    .insertInto('used_bodies')
    .values({ jti: hashSecret(jti), expires_at: now + 2 * maxAgeMs })
    .onConflict((conflict) => conflict.column('jti').doNothing())
    .returning('jti')
    .executeTakeFirst()
  if (!fresh) throw new CallFailure('body.replayed')
}

/** The seals of this gateway, whose key pair lives in the database so that every process has the same. */
export async function openSeals(db: Database, now: number): Promise<Seals> {
  const rows = await db.transaction(async (trx) => {
    await advisoryLock(trx, 'sealing-keys')
    if ((await readKeys(trx)).length === 0) await insertKey(trx, now)
    return readKeys(trx)
  })
  const keys = new Map<string, Key>()
  for (const row of rows) keys.set(row.kid, await importJWK(row.private_jwk as JWK, 'ECDH-ES'))
  const keyOf = (kid: string | undefined): Key => {
    const key = keys.get(kid ?? rows[0]?.kid ?? '')
    if (!key) throw new Error('sealed for another key')
    return key
  }
  return {
    jwks: { keys: rows.map((row) => row.public_jwk as JWK) },
    open: async (jwe, now) => {
      const body = await decrypted(jwe, keyOf)
      if (Math.abs(now - body.iat * 1_000) > maxAgeMs) throw new CallFailure('body.stale', { now })
      await spend(db.read, body.jti, now)
      return body.payload
    },
  }
}
