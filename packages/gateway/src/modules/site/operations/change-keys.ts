import type { OutsideKeys } from '@plaza/server-kit'
import { recordOperation, type Actor } from '../../../kernel/audit'
import type { Database } from '../../../kernel/database/database'
import { rotateSealingKeys } from '../../../kernel/security/sealing-keys'
import { wrapEverything } from '../../../kernel/security/wrap-everything'

/** Who changes keys, when. */
interface KeyChange {
  actor: Actor
  now: number
}

/** Creates a new sealing key, as the audit trail records in the same transaction; returns its id. */
export const rotateKeys = (db: Database, outside: OutsideKeys, { actor, now }: KeyChange): Promise<string> =>
  rotateSealingKeys(db, outside, now, (trx, kid) =>
    recordOperation(
      trx,
      'keys-rotate',
      { merchant: null, subject: kid, before: {}, after: { kid } },
      actor,
      now,
    ),
  )

/** Wraps keys and shared secrets by the current outside key and records it; returns how many were rewrapped. */
export async function rewrapKeys(
  db: Database,
  outside: OutsideKeys,
  { actor, now }: KeyChange,
): Promise<number> {
  const rewrapped = await wrapEverything(db, outside, now)
  const subject = outside.current.id
  await db.transaction((trx) =>
    recordOperation(
      trx,
      'keys-rewrap',
      { merchant: null, subject, before: {}, after: { rewrapped } },
      actor,
      now,
    ),
  )
  return rewrapped
}
