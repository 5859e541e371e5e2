import { CallFailure } from '../../../kernel/call-failure'
import type { Database, Queries, Trx, Writes } from '../../../kernel/database/database'
import { dayMs } from '../../../kernel/jobs/clean-up'
import { hashCode, isSameHash, newCode } from '../../../kernel/security/code-hash'
import type { MobileNumber } from '../contacts'
import type { CodeRow } from './tables'

/** Digits of a code. */
const digits = 6
/** Wrong tries, after which a code is locked. */
const mostWrongTries = 5

/** Where a code is sent to. */
export type ContactPoint = MobileNumber | { email: string }

/**
 * Whose code it is and what for: `noLogin` for signing in, `password` for a new password, `register` for a registration,
 * `payment-password` for a new withdrawal password, `bind` for adding the contact to an account.
 */
export type CodeOwner = ContactPoint & { merchant: string; purpose: CodeRow['purpose'] }

/** The owner of a code by SMS. */
export type SmsCodeOwner = MobileNumber & Pick<CodeOwner, 'merchant' | 'purpose'>

/** A number in full, or an e-mail in lower case: what codes are kept and limits are counted under. */
export const contactKey = (to: ContactPoint): string =>
  'email' in to ? to.email.toLowerCase() : `+${to.diallingCode}${to.mobileNum}`

const ownerKey = (owner: CodeOwner): string => `code:${owner.merchant}:${owner.purpose}:${contactKey(owner)}`

const rowOf = (queries: Queries, owner: CodeOwner) =>
  queries
    .selectFrom('contact_codes')
    .selectAll()
    .where('merchant', '=', owner.merchant)
    .where('purpose', '=', owner.purpose)
    .where('contact', '=', contactKey(owner))

/**
 * Makes a new code in place of the last one, which must have expired or been used.
 * @throws CallFailure `sms.too.soon` with `retryAt` while the last one still counts down.
 */
export async function issueCode(
  trx: Trx,
  owner: CodeOwner,
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<string> {
  const code = newCode(digits)
  const fresh = {
    code_hash: await hashCode(trx, ownerKey(owner), code),
    wrong_tries: 0,
    created_at: now,
    expires_at: expiresAt,
    used_at: null,
  }
  const { merchant, purpose } = owner
  const made = await trx
    .insertInto('contact_codes')
    .values({ merchant, purpose, contact: contactKey(owner), ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'purpose', 'contact'])
        .doUpdateSet(fresh)
        .where((is) =>
          is.or([is('contact_codes.expires_at', '<=', now), is('contact_codes.used_at', 'is not', null)]),
        ),
    )
    .returning('code_hash')
    .executeTakeFirst()
  if (made) return code
  const last = await rowOf(trx, owner).executeTakeFirstOrThrow()
  throw new CallFailure('sms.too.soon', { retryAt: last.expires_at })
}

/**
 * The result of an attempt; counts a wrong one. The row is locked meanwhile, so that concurrent attempts are counted
 * one by one.
 */
async function tried(trx: Trx, owner: CodeOwner, hash: string, now: number): Promise<CallFailure | null> {
  const row = await rowOf(trx, owner).forUpdate().executeTakeFirst()
  if (!row || row.used_at !== null) return new CallFailure('sms.code.wrong')
  if (row.expires_at <= now) return new CallFailure('sms.code.expired')
  const locked = new CallFailure('sms.code.locked', { retryAt: row.expires_at })
  if (row.wrong_tries >= mostWrongTries) return locked
  if (isSameHash(row.code_hash, hash)) return null
  const wrongTries = row.wrong_tries + 1
  await trx
    .updateTable('contact_codes')
    .set({ wrong_tries: wrongTries })
    .where('code_hash', '=', row.code_hash)
    .execute()
  return wrongTries >= mostWrongTries ? locked : new CallFailure('sms.code.wrong')
}

/**
 * Checks a code without using it up, so that a form that fails for another reason can be sent again with it. Follow it
 * with `spendCode` in the transaction of what the code is for.
 * @throws CallFailure `sms.code.wrong`, `sms.code.expired`, `sms.code.locked` (with `retryAt`) after five wrong tries.
 */
export async function checkCode(db: Database, owner: CodeOwner, code: string, now: number): Promise<void> {
  const hash = await hashCode(db.write, ownerKey(owner), code.trim())
  const failure = await db.transaction((trx) => tried(trx, owner, hash, now))
  if (failure) throw failure
}

/** Uses up a code that was checked: of two at once, one gets it. @throws CallFailure `sms.code.wrong`. */
export async function spendCode(trx: Trx, owner: CodeOwner, code: string, now: number): Promise<void> {
  const spent = await trx
    .updateTable('contact_codes')
    .set({ used_at: now })
    .where('merchant', '=', owner.merchant)
    .where('purpose', '=', owner.purpose)
    .where('contact', '=', contactKey(owner))
    .where('code_hash', '=', await hashCode(trx, ownerKey(owner), code.trim()))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('wrong_tries', '<', mostWrongTries)
    .returning('merchant')
    .executeTakeFirst()
  if (!spent) throw new CallFailure('sms.code.wrong')
}

/** Forgets codes a day after they expired: until then one that expired can be told from one that never existed. */
export async function forgetCodes(queries: Writes, now: number): Promise<void> {
  await queries
    .deleteFrom('contact_codes')
    .where('expires_at', '<', now - dayMs)
    .execute()
}
