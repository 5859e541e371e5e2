import { payoutLabel } from '@plaza/contract/money'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { setRealName } from '../../identity/directory'
import { checkNumber, newAccountRow } from './new-account'
import { showPayoutAccount } from './read-accounts'
import { hasRows } from '../../../kernel/database/has-rows'

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
 * Writes payout accounts of members of a merchant, and their real names where they have none; returns them in the
 * given order, each as its owner reads it. @throws CallFailure when a number is not one
 */
export async function importPayoutAccounts(
  trx: Trx,
  merchant: string,
  accounts: readonly ImportedPayoutAccount[],
): Promise<{ id: string; label: string }[]> {
  const rows = []
  for (const { memberId, holderName, isDefault, addedAt, ...given } of accounts) {
    await setRealName(trx, memberId, holderName)
    const owner = { merchant, memberId, holderName, isDefault, now: addedAt }
    rows.push(await newAccountRow(trx, checkNumber(given), owner))
  }
  await insertRows(trx, 'payout_accounts', rows)
  return rows.map((row) => ({ id: row.id, label: payoutLabel(showPayoutAccount(row)) }))
}

/** Whether members of a merchant have payout accounts. */
export const hasPayoutAccounts = hasRows({ table: 'payout_accounts' })
