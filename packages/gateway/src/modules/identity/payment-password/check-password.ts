import { sql } from 'kysely'
import { CallFailure } from '../../../kernel/call-failure'
import type { Database, Queries, Writes } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import type { Member } from '../../../kernel/http/call-context'
import { inTurn } from '../../../kernel/in-turn'
import { oncePer } from '../../../kernel/once-per'

/** Wrong ones in a row after which the password is locked, and again after each further so many. */
const triesToLock = 5
/** How long it is locked the first time, and each further time, ms. */
const lockMs = { first: 5 * 60_000, further: 15 * 60_000 } as const

/**
 * Counts a try before its outcome is known, so that tries at once, of several devices and processes, are not too many.
 * Returns nothing while the password is locked.
 */
const countTry = (queries: Writes, memberId: string, now: number) =>
  queries
    .updateTable('payment_passwords')
    .set({
      wrong_tries: sql<number>`wrong_tries + 1`,
      locked_until: sql<number | null>`case
        when wrong_tries + 1 = ${triesToLock}::integer then ${now + lockMs.first}::bigint
        when (wrong_tries + 1) % ${triesToLock}::integer = 0 then ${now + lockMs.further}::bigint
        else null end`,
    })
    .where('member_id', '=', memberId)
    .where((is) => is.or([is('locked_until', 'is', null), is('locked_until', '<=', now)]))
    .returning(['hash', 'wrong_tries as tries', 'locked_until as lockedUntil'])
    .executeTakeFirst()

const forgetTries = (queries: Writes, memberId: string, hash: string) =>
  queries
    .updateTable('payment_passwords')
    .set({ wrong_tries: 0, locked_until: null })
    .where('member_id', '=', memberId)
    .where('hash', '=', hash)
    .execute()

const locked = (retryAt: number) => new CallFailure('withdraw.password.locked', { retryAt })

/** Until when a member's withdrawal password is locked; null when it is not locked or not set. */
export async function lockedUntil(queries: Queries, memberId: string, now: number): Promise<number | null> {
  const row = await queries
    .selectFrom('payment_passwords')
    .select('locked_until as until')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.until != null && row.until > now ? row.until : null
}

async function check(
  { db, hasher }: Pick<Gateway, 'db' | 'hasher'>,
  memberId: string,
  given: string,
  now: number,
): Promise<void> {
  const tried = await countTry(db.write, memberId, now)
  if (!tried) {
    const until = await lockedUntil(db.read, memberId, now)
    throw until === null ? new CallFailure('withdraw.password.unset') : locked(until)
  }
  if (await hasher.verify(given, tried.hash)) {
    await forgetTries(db.write, memberId, tried.hash)
    return
  }
  if (tried.lockedUntil !== null) throw locked(tried.lockedUntil)
  throw new CallFailure('withdraw.password.wrong', { left: triesToLock - (tried.tries % triesToLock) })
}

const turnsOf = oncePer((_db: Database) => inTurn())

/**
 * Checks withdrawal passwords, each member's one after another, so that right ones at the same time are not too many
 * (WITHDRAW-2). Five wrong ones in a row lock it for five minutes, each further five for a quarter of an hour.
 */
export const createPaymentPasswordCheck =
  (gateway: Pick<Gateway, 'db' | 'hasher'>) =>
  /** @throws CallFailure `withdraw.password.unset`, `.wrong` with how many are `left`, `.locked` until `retryAt`. */
  ({ id }: Pick<Member, 'id'>, given: string, now: number): Promise<void> =>
    turnsOf(gateway.db)(id, () => check(gateway, id, given, now))
