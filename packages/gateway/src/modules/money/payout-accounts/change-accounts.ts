import { accountChanged, mostPayoutAccounts } from '@plaza/contract/money'
import { CallFailure } from '../../../kernel/call-failure'
import { advisoryLock } from '../../../kernel/database/advisory-lock'
import type { Queries, Trx } from '../../../kernel/database/database'
import type { Member } from '../../../kernel/http/call-context'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { pushEvent } from '../../../kernel/stream/push'
import { realName, setRealName } from '../../identity/directory'
import { checkHolderName, holderNameRule, newAccountRow, type CheckedNumber } from './new-account'
import { lockPayoutAccount, payoutAccountRows } from './read-accounts'
import type { PayoutAccountRow } from './tables'

/** Whether a withdrawal to a payout account has not ended. */
export type HasOpenWithdrawal = (queries: Queries, payoutAccountId: string) => Promise<boolean>

/** Changes of one member's accounts wait for each other: there are at most five, and one of them is the default. */
const oneAtATime = (trx: Trx, memberId: string) => advisoryLock(trx, `payout-accounts:${memberId}`)

async function makeDefault(trx: Trx, memberId: string, id: string): Promise<void> {
  const rows = () => trx.updateTable('payout_accounts').where('member_id', '=', memberId)
  await rows().set({ is_default: false }).where('is_default', '=', true).execute()
  await rows().set({ is_default: true }).where('id', '=', id).execute()
}

/**
 * Adds a payout account in the member's real name, which its first account sets (WITHDRAW-5).
 * @throws CallFailure `payout.count` above five, `payout.exists`, and as `checkHolderName`.
 */
export async function addAccount(
  trx: Trx,
  member: Member,
  given: CheckedNumber & { holderName: string | undefined; merchant: Merchant; now: number },
): Promise<PayoutAccountRow> {
  await oneAtATime(trx, member.id)
  const known = await realName(trx, member.id)
  const holderName = checkHolderName(holderNameRule(given.merchant), known, given.holderName)
  const rows = await payoutAccountRows(trx, member.id)
  const row = await newAccountRow(trx, given, {
    merchant: member.merchant,
    memberId: member.id,
    holderName,
    isDefault: rows.length === 0,
    now: given.now,
  })
  if (rows.some((one) => one.number_hash === row.number_hash)) throw new CallFailure('payout.exists')
  if (rows.length >= mostPayoutAccounts) throw new CallFailure('payout.count', { most: mostPayoutAccounts })
  if (known === null) await setRealName(trx, member.id, holderName)
  await trx.insertInto('payout_accounts').values(row).execute()
  await pushEvent(trx, member.id, accountChanged, { id: row.id, change: 'added' })
  return row
}

/** Makes an account the default one. @throws CallFailure `payout.not.found`. */
export async function setDefaultAccount(
  trx: Trx,
  memberId: string,
  id: string,
): Promise<PayoutAccountRow | null> {
  await oneAtATime(trx, memberId)
  const row = await lockPayoutAccount(trx, memberId, id)
  if (!row) throw new CallFailure('payout.not.found')
  if (row.is_default) return null
  await makeDefault(trx, memberId, id)
  await pushEvent(trx, memberId, accountChanged, { id, change: 'default' })
  return row
}

/**
 * Removes an account; of those that stay, the oldest becomes the default where it was.
 * @throws CallFailure `payout.not.found`; `payout.open.withdrawal` while a withdrawal to it is open.
 */
export async function removeAccount(
  trx: Trx,
  memberId: string,
  { id, now }: { id: string; now: number },
  hasOpenWithdrawal: HasOpenWithdrawal,
): Promise<PayoutAccountRow> {
  await oneAtATime(trx, memberId)
  const row = await lockPayoutAccount(trx, memberId, id)
  if (!row) throw new CallFailure('payout.not.found')
  if (await hasOpenWithdrawal(trx, id)) throw new CallFailure('payout.open.withdrawal')
  await trx
    .updateTable('payout_accounts')
    .set({ removed_at: now, is_default: false })
    .where('id', '=', id)
    .execute()
  const [next] = await payoutAccountRows(trx, memberId)
  if (row.is_default && next) await makeDefault(trx, memberId, next.id)
  await pushEvent(trx, memberId, accountChanged, { id, change: 'removed' })
  return row
}
