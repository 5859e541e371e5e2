import { sealedBodySchema } from '@plaza/contract/identity'
import { compactDecrypt, importJWK, type JWK } from 'jose'
import type { Logger } from 'pino'
import { CallFailure } from '../call-failure'
import type { Clock } from '../clock'
import type { Database, Queries, Writes } from '../database/database'
import type { OutsideKeys } from '@plaza/server-kit'
import { prepareSealingKeys, readSealingKeys, sealingKeyChannel } from './sealing-keys'
import { hashSecret } from './secrets'

/** A body older than this, or as far ahead, is refused. Its id is remembered twice as long. */
export const maxAgeMs = 5 * 60_000

/** Encrypted bodies: the public keys to seal with, and opening what was sealed. */
export interface Seals {
  /** RFC 7517 set of public keys. */
  readonly jwks: { keys: JWK[] }
  /**
   * The payload of a compact JWE (ECDH-ES, A256GCM), once.
   * @throws CallFailure `body.decrypt`, `body.stale` (with the server's `now`), `body.replayed`.
   */
  open(jwe: string, now: number): Promise<unknown>
  /** Stops listening for new keys. */
  close(): Promise<void>
}

type Key = Awaited<ReturnType<typeof importJWK>>

async function decrypted(jwe: string, keyOf: (kid: string | undefined) => Key) {
  try {
    const { plaintext } = await compactDecrypt(jwe, (header) => keyOf(header.kid), {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return sealedBodySchema.parse(JSON.parse(new TextDecoder().decode(plaintext)))
  } catch {
    // The reason for the failure is not revealed to a client that cannot seal.
    throw new CallFailure('body.decrypt')
  }
}

async function spend(queries: Writes, jti: string, now: number): Promise<void> {
  const fresh = await queries
    .insertInto('used_bodies')
    .values({ jti: hashSecret(jti), expires_at: now + 2 * maxAgeMs })
    .onConflict((conflict) => conflict.column('jti').doNothing())
    .returning('jti')
    .executeTakeFirst()
  if (!fresh) throw new CallFailure('body.replayed')
}

/** The cached form of the keys. */
interface Kept {
  jwks: Seals['jwks']
  keys: Map<string, Key>
  newest: Key | undefined
}

async function readKept(queries: Queries, outside: OutsideKeys): Promise<Kept> {
  const rows = await readSealingKeys(queries, outside)
  const keys = new Map<string, Key>()
  for (const { kid, privateJwk } of rows) keys.set(kid, await importJWK(privateJwk, 'ECDH-ES'))
  const offered = rows.filter(({ isRetired }) => !isRetired)
  return {
    jwks: { keys: offered.map(({ publicJwk }) => publicJwk) },
    keys,
    newest: keys.get(offered[0]?.kid ?? ''),
  }
}

/**
 * The seals of this gateway, whose key pairs are in the database, encrypted by the outside key, so that every process
 * has the same. A rotation takes effect at once; if the new keys cannot be read, the known ones stay in use.
 * @throws PlainError when the outside key is not theirs.
 */
export async function openSeals(
  db: Database,
  outside: OutsideKeys,
  { clock, logger }: { clock: Clock; logger: Logger },
): Promise<Seals> {
  await prepareSealingKeys(db, outside, clock.now())
  let kept = await readKept(db.read, outside)
  const stop = await db.listen(sealingKeyChannel, () => {
    readKept(db.read, outside).then(
      (fresh) => (kept = fresh),
      (error: unknown) => logger.error({ err: error }, 'could not reload the sealing keys'),
    )
  })
  const keyOf = (kid: string | undefined): Key => {
    const key = kid === undefined ? kept.newest : kept.keys.get(kid)
    if (!key) throw new Error('sealed for another key')
    return key
  }
  return {
    get jwks() {
      return kept.jwks
    },
    open: async (jwe, now) => {
      const body = await decrypted(jwe, keyOf)
      if (Math.abs(now - body.iat * 1_000) > maxAgeMs) throw new CallFailure('body.stale', { now })
      await spend(db.write, body.jti, now)
      return body.payload
    },
    close: stop,
  }
}
