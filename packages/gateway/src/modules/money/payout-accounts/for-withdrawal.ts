import { payoutLabel, type PayoutAccount } from '@plaza/contract/money'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries, Trx } from '../../../kernel/database/database'
import type { PayoutTarget } from '../../../kernel/carriers/payout-provider'
import { lockPayoutAccount, payoutNumber, showPayoutAccount } from './read-accounts'

/** A payout account that a withdrawal may go to now. */
export interface UsablePayoutAccount extends Omit<PayoutAccount, 'isDefault'> {
  memberId: string
  /** Name and masked number in one line, as a withdrawal shows it. */
  label: string
  /** When it last changed: its number and name never do, so when it was added. */
  changedAt: number
}

/**
 * The payout account that a withdrawal is to go to, locked until the transaction ends, so that it is not removed
 * meanwhile (WITHDRAW-5).
 * @throws CallFailure `payout.not.found` for one that was removed or is another member's; `payout.waiting` with
 * `usableFrom` within two hours after it was added.
 */
export async function payoutAccountForWithdrawal(
  trx: Trx,
  { memberId, accountId, now }: { memberId: string; accountId: string; now: number },
): Promise<UsablePayoutAccount> {
  const row = await lockPayoutAccount(trx, memberId, accountId)
  if (!row) throw new CallFailure('payout.not.found')
  const { isDefault: _isDefault, ...account } = showPayoutAccount(row)
  if (now < account.usableFrom) throw new CallFailure('payout.waiting', { usableFrom: account.usableFrom })
  return { ...account, memberId, label: payoutLabel(account), changedAt: account.addedAt }
}

/** Where a payout goes, with the whole number: for who pays out, also when the account was removed meanwhile. */
export async function payoutTarget(queries: Queries, id: string): Promise<PayoutTarget> {
  const {
    kind,
    institution,
    holder_name: name,
  } = await queries
    .selectFrom('payout_accounts')
    .select(['kind', 'institution', 'holder_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { kind, institution, name, number: await payoutNumber(queries, id) }
}

/** When a payout account was added. */
export async function payoutAccountAddedAt(queries: Queries, id: string): Promise<number> {
  const { added_at: at } = await queries
    .selectFrom('payout_accounts')
    .select('added_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return at
}
