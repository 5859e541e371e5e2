import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const shape = /^mfe_([0-9a-f]{12})_([A-Za-z0-9_-]{43})$/

/** Creates a token: the text for its holder, its public id, and the hash that the store keeps. */
export function makeToken(): { text: string; id: string; hash: string } {
  const id = randomBytes(6).toString('hex')
  const text = `mfe_${id}_${randomBytes(32).toString('base64url')}`
  return { text, id, hash: hashOf(text) }
}

/** The public part of a token, or undefined when the text has not the form of one. */
export const tokenId = (text: string): string | undefined => shape.exec(text)?.[1]

/** Hash of a token: its secret has 256 bits of chance, so that no slow hash is needed. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Whether a token matches a stored hash, compared in constant time. */
export const isToken = (text: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(text), 'hex'), Buffer.from(hash, 'hex'))
