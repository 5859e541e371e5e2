import { transferChanged } from '@plaza/contract/money'
import type { Trx } from '../../../kernel/database/database'
import { houseAccount, memberWallet, transfer, type AccountName } from '../../../kernel/ledger'
import { pushEvent } from '../../../kernel/stream/push'
import { addRequirement } from '../../stakes/turnover'
import type { UplineTransferRow } from './tables'

type Step = 'sent' | 'received' | 'returned'

const transit = houseAccount('transfer:transit')

/** Books a transfer from one account to another, once for each step. */
async function book(
  trx: Trx,
  row: UplineTransferRow,
  step: Step,
  [from, to]: [AccountName, AccountName],
  now: number,
): Promise<void> {
  await transfer(trx, {
    merchant: row.merchant,
    currency: row.currency,
    kind: `upline-${step}`,
    reference: row.id,
    idempotencyKey: `upline-${step}:${row.id}`,
    entries: [
      { account: from, amountMinor: -row.amount_minor },
      { account: to, amountMinor: row.amount_minor },
    ],
    now,
  })
}

/** Tells the pages of the member; those of the superior too once something arrived. */
async function say(trx: Trx, { id, member_id: memberId, upline_id: uplineId, state }: UplineTransferRow) {
  const payload = { id, type: 'upline' as const, state }
  await pushEvent(trx, memberId, transferChanged, payload)
  if (state === 'success') await pushEvent(trx, uplineId, transferChanged, payload)
}

/** Takes the amount from the member; it is on its way. @throws CallFailure `wallet.insufficient` */
export async function sendTransfer(trx: Trx, row: UplineTransferRow): Promise<void> {
  await trx.insertInto('upline_transfers').values(row).execute()
  await book(trx, row, 'sent', [memberWallet(row.member_id, 'main'), transit], row.created_at)
  await say(trx, row)
}

/** Ends a transfer that is on its way: it reaches the superior, where it has to be staked once, or comes back (UPLINE-1). */
export async function endTransfer(
  trx: Trx,
  row: UplineTransferRow,
  state: 'success' | 'failed',
  now: number,
): Promise<UplineTransferRow> {
  const ended = { ...row, state, ended_at: now }
  await trx.updateTable('upline_transfers').set({ state, ended_at: now }).where('id', '=', row.id).execute()
  if (state === 'success') {
    await book(trx, row, 'received', [transit, memberWallet(row.upline_id, 'main')], now)
    await addRequirement(trx, {
      merchant: row.merchant,
      memberId: row.upline_id,
      currency: row.currency,
      kind: 'transfer',
      reference: row.id,
      amountMinor: row.amount_minor,
      requiredMinor: row.amount_minor,
      now,
    })
  } else await book(trx, row, 'returned', [transit, memberWallet(row.member_id, 'main')], now)
  await say(trx, ended)
  return ended
}
