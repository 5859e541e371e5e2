import { CallFailure } from '../../../kernel/call-failure'
import type { RebateMode } from '@plaza/contract/growth'
import type { Trx } from '../../../kernel/database/database'
import { lockAccounts, memberWallet, type BalanceOwner } from '../../../kernel/ledger'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { newOrderNumber } from '../../../kernel/order-number'
import { grantReward } from '../rewards'
import { rebateTerms } from './rebate-settings'
import type { RebateClaimRow } from './tables'

const name = { en: 'Rebate', fil: 'Rebate' }

/** A rebate that is to be paid. */
export interface RebateToPay {
  merchant: Merchant
  memberId: string
  mode: RebateMode
  now: number
}

/** The latest calculation of a merchant; undefined before the first. */
export const latestRun = (queries: Pick<Trx, 'selectFrom'>, merchant: string) =>
  queries
    .selectFrom('rebate_runs')
    .selectAll()
    .where('merchant', '=', merchant)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Pays what a member's bets earned, once for each calculation: a second claim answers with the first (REBATE-1). The wallet is locked
 * first, so that claims of one member wait for each other.
 * @throws CallFailure `rebate.calculating` while bets are counted, `rebate.none` when nothing was earned, `rebate.least` with
 *   `leastMinor` when it is less than is paid at once
 */
export async function claimRebate(
  trx: Trx,
  { merchant, memberId, mode, now }: RebateToPay,
): Promise<RebateClaimRow> {
  const owner: BalanceOwner = { memberId, merchant: merchant.code, currency: merchant.currency }
  await lockAccounts(trx, owner.merchant, owner.currency, [memberWallet(memberId, 'main')])
  const run = await latestRun(trx, merchant.code)
  if (!run) throw new CallFailure('rebate.none')
  const claimed = await trx
    .selectFrom('rebate_claims')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('run', '=', run.day)
    .executeTakeFirst()
  if (claimed) return claimed
  if (run.finished_at === null && mode === 'manual') throw new CallFailure('rebate.calculating')
  const open = await trx
    .selectFrom('rebate_days')
    .select('amount_minor')
    .where('member_id', '=', memberId)
    .where('claim', 'is', null)
    .forUpdate()
    .execute()
  const amountMinor = open.reduce((sum, row) => sum + row.amount_minor, 0)
  const { leastMinor, wagering } = rebateTerms(merchant)
  if (amountMinor <= 0) throw new CallFailure('rebate.none')
  if (amountMinor < leastMinor) throw new CallFailure('rebate.least', { leastMinor })
  const claim = {
    no: newOrderNumber('RB'),
    merchant: merchant.code,
    member_id: memberId,
    run: run.day,
    mode,
    amount_minor: amountMinor,
    at: now,
  }
  await trx.insertInto('rebate_claims').values(claim).execute()
  const paid = await trx
    .updateTable('rebate_days')
    .set({ claim: claim.no })
    .where('member_id', '=', memberId)
    .where('claim', 'is', null)
    .returning('amount_minor')
    .execute()
  // A day that the next calculation wrote since the sum is in no claim: this one is taken back.
  if (paid.reduce((sum, row) => sum + row.amount_minor, 0) !== amountMinor)
    throw new CallFailure('rebate.calculating')
  await grantReward(trx, {
    ...{ merchant: merchant.code, memberId, source: 'rebate', reference: claim.no, name },
    ...{ amountMinor, wagering, isPaidAtOnce: true, now },
  })
  return claim
}
