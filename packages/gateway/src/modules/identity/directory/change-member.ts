import { sql } from 'kysely'
import type { Queries, Trx } from '../../../kernel/database/database'
import type { MobileNumber } from '../contacts'

/**
 * Gives a member a password that it chose itself: it need not change it any more, unless the age of its person is still to be declared
 * with the change (CHANGE-4).
 */
export async function setPasswordHash(
  trx: Trx,
  id: string,
  passwordHash: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('members')
    .set({
      password_hash: passwordHash,
      must_change_password: sql`must_change_password and exists (
        select from member_details d where d.member_id = members.id and d.declared_at is null)`,
      secrets_changed_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** When a member last changed its sign-in password or its number; null when never. */
export async function secretsChangedAt(queries: Queries, id: string): Promise<number | null> {
  const row = await queries
    .selectFrom('members')
    .select('secrets_changed_at')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.secrets_changed_at ?? null
}

/** Closes accounts: nobody signs in to them any more. */
export async function blockMembers(trx: Trx, ids: string[]): Promise<void> {
  if (ids.length > 0) await trx.updateTable('members').set({ blocked: true }).where('id', 'in', ids).execute()
}

interface Claimant {
  id: string
  merchant: string
}

/** Gives a member its e-mail, unless another member of the merchant has it: then that one keeps it. */
export async function claimEmail(trx: Trx, { id, merchant }: Claimant, email: string): Promise<void> {
  await trx
    .updateTable('members')
    .set({ email })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('members as other')
            .select('other.id')
            .where('other.merchant', '=', merchant)
            .where((other) => other(other.fn<string>('lower', ['other.email']), '=', email.toLowerCase())),
        ),
      ),
    )
    .execute()
}

/** Gives a member its number, unless another member of the merchant has it: then that one keeps it. */
export async function claimMobile(
  trx: Trx,
  { id, merchant }: Claimant,
  { mobileNum, diallingCode }: MobileNumber,
): Promise<void> {
  await trx
    .updateTable('members')
    .set({ mobile_num: mobileNum, dialling_code: diallingCode })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('members as other')
            .select('other.id')
            .where('other.merchant', '=', merchant)
            .where('other.dialling_code', '=', diallingCode)
            .where('other.mobile_num', '=', mobileNum),
        ),
      ),
    )
    .execute()
}
