import { hash } from 'node:crypto'

/** Number of buckets; one is a basis point of the visitors. */
export const buckets = 10_000

/**
 * The bucket of a visitor in a rollout, 0 to 9999: the first 32 bits of sha256(salt, remote, visitor) mod
 * 10000 (GUARD-1). The same visitor keeps the bucket while the salt stays, so a growing rollout only adds.
 */
export const bucketOf = (salt: string, remote: string, visitor: string): number =>
  hash('sha256', [salt, remote, visitor].join('\u0000'), 'buffer').readUInt32BE(0) % buckets
