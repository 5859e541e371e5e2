import type { Selectable } from 'kysely'
import { PlainError, secretTokens } from '@plaza/server-kit'
import type { Actor, Change } from '../audit'
import type { Queries, Trx } from '../database/database'
import type { Schema } from '../database/schema'
import { goTogether, mayOperate, type OperatorRole } from './roles'

const dayMs = 86_400_000
/** Longest life of a credential. */
export const credentialDaysAtMost = 366

/** Secrets of operators; the database has their hashes. */
export const operatorTokens = secretTokens('plz')

/** The id of a person: one way to write each, so that two that look alike are not two. */
const idShape = /^[a-z][a-z0-9-]{0,31}$/
/** Names in the trail that are nobody's: of the rules, of the console and of the demo, and of the ledger's own books. */
const reserved: readonly string[] = ['rules', 'console', 'demo', 'system', 'house', 'unassigned']
export const isOperatorId = (text: string): boolean => idShape.test(text) && !reserved.includes(text)

type CredentialRow = Selectable<Schema['operator_credentials']>
/** A credential as it is listed: never its hash. */
export type ListedCredential = Omit<CredentialRow, 'hash'>

/** A credential to add: whose, for what, by the public part and the hash of its secret, until when (ms). */
export interface NewCredential {
  kind: 'operator-add'
  operator: string
  role: OperatorRole
  credential: { id: string; hash: string }
  expiresAt: number
}

/** Ends a credential by its id, or all of a person's. */
export interface CredentialRevocation {
  kind: 'operator-revoke'
  which: string
}

const valid = (queries: Queries, now: number) =>
  queries
    .selectFrom('operator_credentials')
    .selectAll()
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)

/** All credentials, the newest first. */
export function listCredentials(queries: Queries): Promise<ListedCredential[]> {
  return queries
    .selectFrom('operator_credentials')
    .select([
      'id',
      'operator',
      'role',
      'is_demo',
      'added_at',
      'added_by',
      'expires_at',
      'revoked_at',
      'revoked_by',
    ])
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Whether anybody can make operators; while nobody can, the first is made without a credential. */
export async function hasAdmin(queries: Queries, now: number, isDemo: boolean): Promise<boolean> {
  const rows = await valid(queries, now).execute()
  return rows.some(({ role, is_demo: ofDemo }) => mayOperate(role, 'access') && (isDemo || !ofDemo))
}

/**
 * Finds the person of a secret, with the role. The message does not say what is wrong with it.
 * @throws PlainError for one that is invalid, revoked, expired, or of the demo outside of it.
 */
export async function readCredential(
  queries: Queries,
  text: string,
  { now, isDemo }: { now: number; isDemo: boolean },
): Promise<Pick<CredentialRow, 'operator' | 'role'>> {
  const id = operatorTokens.idOf(text)
  const row = id === undefined ? undefined : await valid(queries, now).where('id', '=', id).executeTakeFirst()
  if (row && operatorTokens.matches(text, row.hash) && (isDemo || !row.is_demo))
    return { operator: row.operator, role: row.role }
  throw new PlainError(
    'This credential is invalid or has expired: ask an admin for another (plaza operators add).',
  )
}

/** @throws PlainError saying what is wrong. */
async function checkNew(trx: Trx, { operator, role, expiresAt }: NewCredential, now: number): Promise<void> {
  if (!isOperatorId(operator))
    throw new PlainError(
      `An operator's name is small letters a-z, digits and hyphens, at most 32, and not reserved: not ${JSON.stringify(operator)}.`,
    )
  if (!(expiresAt > now) || expiresAt > now + credentialDaysAtMost * dayMs)
    throw new PlainError(`A credential expires within ${credentialDaysAtMost} days.`)
  const held = await valid(trx, now).where('operator', '=', operator).execute()
  const other = held.find((one) => !goTogether(one.role, role))
  if (other)
    throw new PlainError(
      `${operator} is ${other.role}: nobody both makes operators and decides about money. Revoke ${other.id} first.`,
    )
}

/**
 * Adds a credential, and its person if new (OPS-4).
 * @throws PlainError for a name or an end that cannot be, and for roles that one person must not have together.
 */
export async function addCredential(
  trx: Trx,
  added: NewCredential,
  { by }: Pick<Actor, 'by'>,
  { now, isDemo = false }: { now: number; isDemo?: boolean },
): Promise<Change> {
  const { operator, role, credential, expiresAt } = added
  await trx
    .insertInto('operators')
    .values({ id: operator, added_at: now, added_by: by })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  // Of two additions to one person at once the second sees the first.
  await trx.selectFrom('operators').select('id').where('id', '=', operator).forUpdate().execute()
  await checkNew(trx, added, now)
  await trx
    .insertInto('operator_credentials')
    .values({
      ...credential,
      operator,
      role,
      is_demo: isDemo,
      added_at: now,
      added_by: by,
      expires_at: expiresAt,
      revoked_at: null,
      revoked_by: null,
    })
    .execute()
  const after = { credential: credential.id, role, expiresAt }
  return { merchant: null, subject: operator, before: {}, after }
}

/** Ends credentials at once (OPS-4). @throws PlainError when none is valid that is so named. */
export async function revokeCredentials(
  trx: Trx,
  { which }: CredentialRevocation,
  { by }: Pick<Actor, 'by'>,
  now: number,
): Promise<Change> {
  const ended = await trx
    .updateTable('operator_credentials')
    .set({ revoked_at: now, revoked_by: by })
    .where((where) => where.or([where('id', '=', which), where('operator', '=', which)]))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'operator'])
    .execute()
  const [first] = ended
  if (!first)
    throw new PlainError(`No valid credential is named "${which}": plaza operators list shows them all.`)
  const credentials = ended.map(({ id }) => id).sort()
  return {
    merchant: null,
    subject: first.operator,
    before: { valid: credentials },
    after: { revoked: credentials },
  }
}
