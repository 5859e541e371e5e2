import { createHash } from 'node:crypto'
import type { Database, Queries, Writes } from '../database/database'
import type { OutsideKeys } from '@plaza/server-kit'
import { newSecret } from './secrets'
import { unwrapText, wrappedBy, wrapText } from '@plaza/server-kit'

/**
 * Secrets that this process has unwrapped, by name and fingerprint, so that it continues when another process rewraps
 * them with a newer outside key.
 */
const unwrapped = new Map<string, string>()
let outsideKeys: OutsideKeys | undefined

const placeOf = (name: string): string => `secret ${name}`
const fingerprintOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** The stored form: wrapped, with its fingerprint, which reveals nothing of 256 random bits. */
const toRow = (name: string, secret: string, { current }: OutsideKeys): string =>
  `${wrapText(placeOf(name), secret, current)}#${fingerprintOf(secret)}`

function fromRow(name: string, value: string, outside: OutsideKeys): string {
  const [wrapped = '', fingerprint] = value.split('#')
  const known = unwrapped.get(`${name}#${fingerprint}`)
  if (known !== undefined) return known
  const secret = unwrapText(placeOf(name), wrapped, outside)
  unwrapped.set(`${name}#${fingerprintOf(secret)}`, secret)
  return secret
}

/**
 * Loads the outside keys for `readSecret`, and wraps by the current one every shared secret that is wrapped by another
 * one or not at all. Returns how many were rewrapped.
 * @throws PlainError when the key that wrapped one is missing.
 */
export function prepareSecrets(db: Database, outside: OutsideKeys): Promise<number> {
  outsideKeys = outside
  return db.transaction(async (trx) => {
    const rows = await trx.selectFrom('secrets').selectAll().forUpdate().execute()
    const secrets = rows.map(({ name, value }) => ({ name, value, secret: fromRow(name, value, outside) }))
    const others = secrets.filter(
      ({ value }) => wrappedBy(value.split('#', 1)[0] ?? '') !== outside.current.id,
    )
    for (const { name, secret } of others)
      await trx
        .updateTable('secrets')
        .set({ value: toRow(name, secret, outside) })
        .where('name', '=', name)
        .execute()
    return others.length
  })
}

const find = (queries: Queries, name: string) =>
  queries.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()

/** The outside keys. @throws Error before `prepareSecrets`. */
function loadedKeys(): OutsideKeys {
  if (!outsideKeys) throw new Error('a secret is read before prepareSecrets')
  return outsideKeys
}

/** A shared secret by which something was made, so that it exists. Only after `prepareSecrets`. @throws Error without it. */
export async function existingSecret(queries: Queries, name: string): Promise<string> {
  const outside = loadedKeys()
  const row = await find(queries, name)
  if (!row) throw new Error(`no secret ${name}`)
  return fromRow(name, row.value, outside)
}

/**
 * A secret that all processes share, created on first use; stored wrapped by the outside key. Only after
 * `prepareSecrets`.
 */
export async function readSecret(queries: Writes, name: string): Promise<string> {
  const outside = loadedKeys()
  if (!(await find(queries, name)))
    await queries
      .insertInto('secrets')
      .values({ name, value: toRow(name, newSecret(), outside) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
  return existingSecret(queries, name)
}
