import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries, Trx } from '../../../kernel/database/database'
import { hashCode } from '../../../kernel/security/code-hash'
import { base32 } from './totp'

/** Recovery codes that a member gets at once. */
const count = 10

/** A code as it is compared: without spaces and hyphens, in lower case. */
const tidy = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '')

/** Ten characters of 32, `abcde-fghij`: 50 bits. */
function newRecoveryCode(): string {
  const text = base32(randomBytes(7)).toLowerCase().slice(0, 10)
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

const hashOf = (trx: Trx, memberId: string, code: string): Promise<string> =>
  hashCode(trx, `recovery:${memberId}`, tidy(code))

/** Gives a member ten new recovery codes, which are not readable afterwards; earlier ones no longer work. */
export async function replaceRecoveryCodes(trx: Trx, memberId: string): Promise<string[]> {
  await removeRecoveryCodes(trx, memberId)
  const codes = Array.from({ length: count }, newRecoveryCode)
  const rows = []
  for (const code of codes)
    rows.push({ member_id: memberId, hash: await hashOf(trx, memberId, code), used_at: null })
  await trx.insertInto('recovery_codes').values(rows).execute()
  return codes
}

/** Removes all recovery codes of a member. */
export async function removeRecoveryCodes(trx: Trx, memberId: string): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute()
}

/** Uses a recovery code up; false when it is not one of the member, or used: of two at once, one gets it. */
export async function spendRecoveryCode(
  trx: Trx,
  memberId: string,
  code: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('hash', '=', await hashOf(trx, memberId, code))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** How many recovery codes of a member still work. */
export async function recoveryCodesLeft(queries: Queries, memberId: string): Promise<number> {
  const { left } = await queries
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
