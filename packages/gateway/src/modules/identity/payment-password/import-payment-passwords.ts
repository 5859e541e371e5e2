import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'

/** Writes the withdrawal passwords of members that have none, as argon2id hashes, set at `now`. */
export const importPaymentPasswords = (
  trx: Trx,
  passwords: readonly { memberId: string; hash: string }[],
  now: number,
): Promise<void> =>
  insertRows(
    trx,
    'payment_passwords',
    passwords.map(({ memberId, hash }) => ({ member_id: memberId, hash, set_at: now })),
  )
