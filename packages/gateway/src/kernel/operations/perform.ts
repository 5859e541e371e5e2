import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import { recordOperation, type Actor, type Change } from '../audit'
import type { Database, Trx } from '../database/database'
import { authorise, authoriseFirstAdmin, type AskedAt, type Signed } from './authorise'
import type { AnyOperation } from './define-operation'
import { queuesOf, type KnownOperations } from './known-operations'

/** An operation as it is asked for: its kind, and its input beside it. */
export interface AskedOperation {
  kind: string
  [field: string]: unknown
}

const askedSchema = z.looseObject({ kind: z.string() })

interface Parsed {
  definition: AnyOperation
  operation: never
}

function parse({ operations }: KnownOperations, asked: unknown): Parsed {
  const { data } = askedSchema.safeParse(asked)
  const definition = data && operations.get(data.kind)
  if (!definition)
    throw new PlainError('The gateway does not know this operation. Is it a different version?')
  const input = definition.input.safeParse(data)
  if (!input.success) {
    const [issue] = input.error.issues
    throw new PlainError(
      `The gateway cannot do "${definition.kind}" as it was asked for: ${issue?.path.join('.') || 'it'} is ${issue?.code}. Is it a different version?`,
    )
  }
  return { definition, operation: { kind: definition.kind, ...input.data } as never }
}

async function performIn(
  trx: Trx,
  { definition, operation }: Parsed,
  actor: Actor,
  { now, known }: { now: number; known: KnownOperations },
): Promise<Change> {
  const takeCase = async (id: string) => {
    for (const queue of queuesOf(known, id)) {
      const taken = await queue.take(trx, id, actor, now)
      if (taken) return taken
    }
    return null
  }
  const done = await definition.run(trx, operation, { actor, now, ...known, takeCase })
  await recordOperation(trx, definition.kind, done, actor, now)
  return done
}

/**
 * Performs an operation for a known operator and writes it into the audit trail, in one transaction.
 * @throws PlainError saying what is wrong; nothing is changed or written down then.
 */
export const perform = (
  db: Database,
  known: KnownOperations,
  asked: AskedOperation,
  { actor, now }: { actor: Actor; now: number },
): Promise<Change> => {
  const parsed = parse(known, asked)
  return db.transaction((trx) => performIn(trx, parsed, actor, { now, known }))
}

/**
 * Performs what a credential asks for, if its role may (OPS-4).
 * @throws PlainError saying what is wrong; nothing is changed or written down then.
 */
export async function performSigned(
  db: Database,
  known: KnownOperations,
  { operation: asked, signed }: { operation: unknown; signed: Signed },
  at: AskedAt,
): Promise<Change> {
  const parsed = parse(known, asked)
  const { definition, operation } = parsed
  return db.transaction(async (trx) => {
    const actor =
      definition.isOfFirstAdmin?.(operation) === true
        ? await authoriseFirstAdmin(trx, signed, at)
        : await authorise(trx, signed, definition.area, at)
    return performIn(trx, parsed, actor, { now: at.now, known })
  })
}
