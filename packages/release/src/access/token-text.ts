import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const shape = /^mfe_([0-9a-f]{12})_([A-Za-z0-9_-]{43})$/

/** A new token: what its holder gets once, its public part, and the hash that is kept instead of it. */
export function makeToken(): { text: string; id: string; hash: string } {
  const id = randomBytes(6).toString('hex')
  const text = `mfe_${id}_${randomBytes(32).toString('base64url')}`
  return { text, id, hash: hashOf(text) }
}

/** The public part of a token, or undefined when the text has not the form of one. */
export const tokenId = (text: string): string | undefined => shape.exec(text)?.[1]

/** Hash of a token: its secret has 256 bits of chance, so that no slow hash is needed. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Whether a token is the one that a hash was kept of, in a time that tells nothing. */
export const isToken = (text: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(text), 'hex'), Buffer.from(hash, 'hex'))
