import type { OutsideKeys } from '@plaza/server-kit'
import { recordOperation } from '../../../kernel/audit'
import type { Database } from '../../../kernel/database/database'
import { rotateSealingKeys } from '../../../kernel/security/sealing-keys'
import { wrapEverything } from '../../../kernel/security/wrap-everything'
import { authorise, type AskedAt, type Signed } from '../../../kernel/operations/authorise'

/** Who changes keys, by a credential, and when. */
interface KeyChange extends AskedAt {
  signed: Signed
}

/** Creates a new sealing key, as the audit trail records in the same transaction; returns its id. */
export async function rotateKeys(
  db: Database,
  outside: OutsideKeys,
  { signed, ...at }: KeyChange,
): Promise<string> {
  const actor = await authorise(db.read, signed, 'site', at)
  return rotateSealingKeys(db, outside, at.now, (trx, kid) =>
    recordOperation(
      trx,
      'keys-rotate',
      { merchant: null, subject: kid, before: {}, after: { kid } },
      actor,
      at.now,
    ),
  )
}

/** Wraps keys and shared secrets by the current outside key and records it; returns how many were rewrapped. */
export async function rewrapKeys(
  db: Database,
  outside: OutsideKeys,
  { signed, ...at }: KeyChange,
): Promise<number> {
  const actor = await authorise(db.read, signed, 'site', at)
  const rewrapped = await wrapEverything(db, outside, at.now)
  const subject = outside.current.id
  await db.transaction((trx) =>
    recordOperation(
      trx,
      'keys-rewrap',
      { merchant: null, subject, before: {}, after: { rewrapped } },
      actor,
      at.now,
    ),
  )
  return rewrapped
}
