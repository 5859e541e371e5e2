import type { Gateway } from '../gateway'
import { countOne, resetRate } from './rate-limit'

const tries = { limit: 5, windowMs: 15 * 60_000 }

/** The result of an attempt: right, wrong with this many attempts left, or locked until then, ms. */
export type Tried = { kind: 'right' } | { kind: 'wrong'; left: number } | { kind: 'locked'; retryAt: number }

/**
 * Checks a secret of a signed-in member: five wrong ones lock it for a quarter of an hour, a right one resets the
 * count. An attempt is counted before it is checked, so that concurrent attempts get no more; `bucket` names secret and
 * member.
 */
export async function trySecret(
  { db, hasher }: Pick<Gateway, 'db' | 'hasher'>,
  bucket: string,
  { given, hash, now }: { given: string; hash: string; now: number },
): Promise<Tried> {
  const { isOver, resetsAt, count } = await countOne(db.write, bucket, tries, now)
  if (isOver) return { kind: 'locked', retryAt: resetsAt }
  if (await hasher.verify(given, hash)) {
    await resetRate(db.write, bucket)
    return { kind: 'right' }
  }
  const left = tries.limit - count
  return left > 0 ? { kind: 'wrong', left } : { kind: 'locked', retryAt: resetsAt }
}
