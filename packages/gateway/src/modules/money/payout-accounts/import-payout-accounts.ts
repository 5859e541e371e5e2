import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { setRealName } from '../../identity/directory'
import { checkNumber, newAccountRow } from './new-account'

/** A payout account from elsewhere. */
export interface ImportedPayoutAccount {
  memberId: string
  /** Code of the institution. */
  institution: string
  number: string
  holderName: string
  isDefault: boolean
  /** Ms since the epoch; it can be used two hours later. */
  addedAt: number
}

/**
 * Writes payout accounts of members of a merchant, and their real names where they have none; returns their ids in the
 * given order. @throws CallFailure when a number is not one
 */
export async function importPayoutAccounts(
  trx: Trx,
  merchant: string,
  accounts: readonly ImportedPayoutAccount[],
): Promise<string[]> {
  const rows = []
  for (const { memberId, holderName, isDefault, addedAt, ...given } of accounts) {
    await setRealName(trx, memberId, holderName)
    const owner = { merchant, memberId, holderName, isDefault, now: addedAt }
    rows.push(await newAccountRow(trx, checkNumber(given), owner))
  }
  await insertRows(trx, 'payout_accounts', rows)
  return rows.map(({ id }) => id)
}
