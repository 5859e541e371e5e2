import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new token: the text for its holder, its public id, and the hash that is stored. */
export interface SecretToken {
  text: string
  id: string
  hash: string
}

/** How tokens of one prefix are made and checked. */
export interface SecretTokens {
  make(): SecretToken
  /** The public part of a token, or undefined when the text has not the form of one. */
  idOf(text: string): string | undefined
  /** Whether a token matches a stored hash, compared in constant time. */
  matches(text: string, hash: string): boolean
}

/** Hash of a token: its secret has 256 bits of chance, so that no slow hash is needed. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Tokens `<prefix>_<id>_<secret>`: the id may be shown and finds the token, the secret has 256 bits of chance. */
export function secretTokens(prefix: string): SecretTokens {
  const shape = new RegExp(`^${prefix}_([0-9a-f]{12})_([A-Za-z0-9_-]{43})$`)
  return {
    make: () => {
      const id = randomBytes(6).toString('hex')
      const text = `${prefix}_${id}_${randomBytes(32).toString('base64url')}`
      return { text, id, hash: hashOf(text) }
    },
    idOf: (text) => shape.exec(text)?.[1],
    matches: (text, hash) => timingSafeEqual(Buffer.from(hashOf(text), 'hex'), Buffer.from(hash, 'hex')),
  }
}
