import type { Trx } from '../../../kernel/database/database'
import type { MobileNumber } from '../contacts'

/** Notes that something that protects a member's money was changed: for a day its withdrawals are not decided (WITHDRAW-6). */
export async function noteSecretsChanged(trx: Trx, id: string, now: number): Promise<void> {
  await trx.updateTable('members').set({ secrets_changed_at: now }).where('id', '=', id).execute()
}

/**
 * Gives a member a number or an e-mail that it has proved to be its own.
 * @throws a violation of `members_mobile` or `members_email` where another member of the merchant has it.
 */
export async function bindContact(
  trx: Trx,
  id: string,
  contact: MobileNumber | { email: string },
): Promise<void> {
  const columns =
    'email' in contact
      ? { email: contact.email }
      : { mobile_num: contact.mobileNum, dialling_code: contact.diallingCode }
  await trx.updateTable('members').set(columns).where('id', '=', id).execute()
}
