import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { existingSecret, readSecret } from './shared-secret'
import type { Queries, Writes } from '../database/database'

/** A new code of so many decimal digits. */
export const newCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0')

const hasherOf = (key: string) => (owner: string, code: string) =>
  createHmac('sha256', key).update(`${owner}\n${code}`).digest('base64url')

/** Hashes codes with a key that all processes share: without it anybody could hash all codes of so few digits. */
export async function codeHasher(queries: Writes): Promise<(owner: string, code: string) => string> {
  return hasherOf(await readSecret(queries, 'codes'))
}

/**
 * The hash under which a short code is stored; `owner` binds it to one owner, so that it is useless to anybody else.
 */
export const hashCode = async (queries: Writes, owner: string, code: string): Promise<string> =>
  (await codeHasher(queries))(owner, code)

/** `hashCode` for comparing with a hash that is stored already. @throws Error when nothing was hashed yet. */
export const hashCodeAgain = async (queries: Queries, owner: string, code: string): Promise<string> =>
  hasherOf(await existingSecret(queries, 'codes'))(owner, code)

/** Whether two hashes are one, compared in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
