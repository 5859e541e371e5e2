import { collectAll } from '../app/collect-all'
import type { Actor, Change } from '../kernel/audit'
import type { Database } from '../kernel/database/database'
import type { Signed, AskedAt } from '../kernel/operations/authorise'
import {
  perform as performKnown,
  performSigned as performSignedKnown,
  type AskedOperation,
} from '../kernel/operations/perform'

export type { AskedOperation }

/** What the modules of the gateway have for operators. */
export const { known } = collectAll()

/** Performs an operation for a known operator, as the gateway does. */
export const perform = <Asked extends { kind: string }>(
  db: Database,
  operation: Asked,
  actor: Actor,
  now: number,
): Promise<Change> => performKnown(db, known, { ...operation }, { actor, now })

/** Performs what a credential asks for, as the gateway does. */
export const performSigned = (
  db: Database,
  operation: AskedOperation,
  signed: Signed,
  at: AskedAt,
): Promise<Change> => performSignedKnown(db, known, { operation, signed }, at)
