import type { DownlineTransfer } from '@plaza/contract/agency'
import { minorToDecimal } from '@plaza/contract/kernel'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries, Trx } from '../../../kernel/database/database'
import { houseAccount, lockAccounts, memberWallet, transfer, type AccountName } from '../../../kernel/ledger'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { newOrderNumber } from '../../../kernel/order-number'
import { accountNames } from '../../identity/directory'
import { tellMember } from '../../identity/member'
import { addRequirement, checkSpendable } from '../../stakes/turnover'
import { downlineTerms } from './downline-terms'
import { receiverOf } from './receiver'
import type { DownlineTransferRow } from './tables'

const transit = houseAccount('transfer:transit')

/** Transfers as their agent sees them. */
export async function showDownlineTransfers(
  queries: Queries,
  rows: readonly DownlineTransferRow[],
): Promise<DownlineTransfer[]> {
  const names = await accountNames(
    queries,
    rows.map((row) => row.receiver_id),
  )
  return rows.map((row) => ({
    id: row.id,
    to: names.get(row.receiver_id) ?? '',
    amountMinor: row.amount_minor,
    currency: row.currency,
    remark: row.remark,
    requiredMinor: row.required_minor,
    createdAt: row.created_at,
  }))
}

async function book(
  trx: Trx,
  row: DownlineTransferRow,
  step: 'sent' | 'received',
  [from, to]: [AccountName, AccountName],
): Promise<void> {
  await transfer(trx, {
    merchant: row.merchant,
    currency: row.currency,
    kind: `downline-${step}`,
    reference: row.id,
    idempotencyKey: `downline-${step}:${row.id}`,
    entries: [
      { account: from, amountMinor: -row.amount_minor },
      { account: to, amountMinor: row.amount_minor },
    ],
    now: row.created_at,
  })
}

/** Tells the receiver what came, and what it has to bet, in the inbox. */
async function tell(trx: Trx, merchant: Merchant, row: DownlineTransferRow): Promise<void> {
  const amount = (minor: number) => `${minorToDecimal(minor, row.currency)} ${row.currency}`
  const received = amount(row.amount_minor)
  const required = amount(row.required_minor)
  const now = row.created_at
  await tellMember(
    trx,
    { now: () => now },
    {
      ...{ memberId: row.receiver_id, merchant, language: merchant.settings.defaultLanguage, now },
      text: {
        en: {
          title: 'Transfer from your upline',
          paragraphs: [
            `You received ${received} from your upline.`,
            ...(row.required_minor > 0 ? [`Bet ${required} before you withdraw it.`] : []),
          ],
        },
        fil: {
          title: 'Transfer mula sa upline mo',
          paragraphs: [
            `Nakatanggap ka ng ${received} mula sa upline mo.`,
            ...(row.required_minor > 0 ? [`Tayaan muna ng ${required} bago mo ito i-withdraw.`] : []),
          ],
        },
      },
    },
  )
}

/** What an agent sends to somebody of its team. */
export interface SentDownline {
  merchant: Merchant
  agentId: string
  /** Account name. */
  to: string
  amountMinor: number
  remark: string
  now: number
}

/**
 * Transfers from an agent's wallet to somebody below it (DOWNLINE-1): both bookings and what the receiver has to bet are one transaction.
 * @throws CallFailure `feature.off`, `transfer.downline.none`, `transfer.receiver`, `transfer.amount.range`, `wallet.in.debt`,
 * `wallet.insufficient`
 */
export async function sendDownline(
  trx: Trx,
  { merchant, agentId, to, amountMinor, remark, now }: SentDownline,
): Promise<DownlineTransferRow> {
  const { isOn, wagering, minMinor, maxMinor } = downlineTerms(merchant)
  if (!isOn) throw new CallFailure('feature.off')
  const { code, currency } = merchant
  const receiver = await receiverOf(trx, { merchant: code, agentId }, to)
  if (amountMinor < minMinor || amountMinor > maxMinor)
    throw new CallFailure('transfer.amount.range', { minMinor, maxMinor })
  const [own, theirs] = [memberWallet(agentId, 'main'), memberWallet(receiver.id, 'main')]
  // All at once and in one order, so that two that transfer to each other cannot wait for each other.
  await lockAccounts(trx, code, currency, [own, theirs, transit])
  await checkSpendable(trx, { memberId: agentId, merchant: code, currency }, amountMinor, now)
  const row: DownlineTransferRow = {
    ...{ id: newOrderNumber('TD'), merchant: code, member_id: agentId, receiver_id: receiver.id },
    ...{
      amount_minor: amountMinor,
      currency,
      remark,
      required_minor: amountMinor * wagering,
      created_at: now,
    },
  }
  await trx.insertInto('downline_transfers').values(row).execute()
  await book(trx, row, 'sent', [own, transit])
  await book(trx, row, 'received', [transit, theirs])
  await addRequirement(trx, {
    ...{ merchant: code, memberId: receiver.id, currency, kind: 'transfer', reference: row.id },
    ...{ amountMinor, requiredMinor: row.required_minor, now },
  })
  await tell(trx, merchant, row)
  return row
}
