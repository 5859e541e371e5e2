import { minorToDecimal } from '@plaza/contract/kernel'
import type { WaitingAdjustment } from '../modules/money/adjustments'
import type { PaidToAgent } from '../modules/money/deposits'
import type { Take } from '../modules/money/review-takes'
import type { ListedItem } from '../modules/money/suspense'
import type { WaitingTransfer } from '../modules/money/upline-transfer'
import type { ReviewedWithdrawal, WithdrawalDossier } from '../modules/money/withdrawals'
import { owes } from './debt-lines'
import { printable } from './printable'
import { itemLines } from './suspense-commands'

const stamp = (at: number): string => new Date(at).toISOString()

const causes: Record<string, string> = {
  changed: 'account, number or password changed',
  debt: 'member in debt',
  documents: 'needs KYC documents',
  second: 'needs two operators',
  amount: 'large amount',
  'account-new': 'new payout account',
  'account-shared': 'payout account of several members',
  turnover: 'open turnover',
}

function waitOf(row: ReviewedWithdrawal): string {
  if (row.conflict !== null) return `the provider reports ${row.conflict}`
  if (row.state === 'paying') return `with ${row.adapter ?? 'its provider'}, tried ${row.attempts} times`
  const until = row.causes[0] === 'changed' && row.due_at !== null ? ` until ${stamp(row.due_at)}` : ''
  return `${row.causes.map((cause) => causes[cause] ?? cause).join(', ')}${until}`
}

const takenBy = ({ taken_by: by, taken_at: at }: Take): string[] =>
  by === null ? [] : [`taken by ${printable(by)} at ${stamp(at ?? 0)}`]

const withdrawalLine = (row: ReviewedWithdrawal): string => {
  const approved = row.approvals.map(({ by }) => printable(by)).join(', ')
  return [
    row.id,
    stamp(row.created_at),
    `${row.merchant}/${printable(row.member)}`,
    `${minorToDecimal(row.amount_minor, row.currency)} ${row.currency}`,
    row.state,
    waitOf(row),
    ...owes(row),
    ...(approved === '' ? [] : [`approved by ${approved}`]),
    ...takenBy(row),
  ].join('  ')
}

const itemLine = (item: ListedItem): string =>
  [
    item.id,
    stamp(item.received_at),
    `${item.merchant ?? 'nobody yet'}/${printable(item.account ?? '')}`,
    `${minorToDecimal(item.amount_minor, item.currency)} ${item.currency}`,
    'payment on hold',
    item.cause,
    ...takenBy(item),
  ].join('  ')

const agentLine = (order: PaidToAgent): string =>
  [
    `${order.id}  ${stamp(order.saidPaidAt)}  ${order.merchant}/${printable(order.account)}`,
    `${minorToDecimal(order.amountMinor, order.currency)} ${order.currency}  paid to an agent`,
    order.pictures.length === 0 ? 'no pictures' : `pictures: ${order.pictures.join(', ')}`,
    ...takenBy(order),
  ].join('  ')

const transferLine = (row: WaitingTransfer): string =>
  [
    `${row.id}  ${stamp(row.created_at)}  ${row.merchant}/${printable(row.from)}`,
    `${minorToDecimal(row.amount_minor, row.currency)} ${row.currency}  transfer to ${printable(row.to)}`,
    ...owes(row),
    ...(row.remark === '' ? [] : [printable(row.remark)]),
    ...takenBy(row),
  ].join('  ')

const adjustmentLine = (row: WaitingAdjustment): string =>
  [
    `${row.id}  ${stamp(row.asked_at)}  ${row.merchant}/${printable(row.account)}`,
    `${minorToDecimal(row.amount_minor, row.currency)} ${row.currency}  adjustment`,
    `asked for by ${printable(row.asked_by)}`,
    ...takenBy(row),
  ].join('  ')

const sharedWith = ({ accountSharedWith: names }: WithdrawalDossier): string[] =>
  names.length === 0 ? [] : [`  also of    ${names.map(printable).join(', ')}`]

/** A withdrawal with its history, and the other members who have its payout account. */
export function dossierText(row: WithdrawalDossier): string {
  const feeMinor = row.fee_minor
  return [
    withdrawalLine(row),
    `  account    ${row.account}`,
    ...sharedWith(row),
    `  arrives    ${minorToDecimal(row.amount_minor - feeMinor, row.currency)} ${row.currency}, fee ${minorToDecimal(feeMinor, row.currency)}`,
    `  changed    ${row.changedAt === 0 ? 'nothing' : stamp(row.changedAt)}`,
    ...(row.reason === null ? [] : [`  reason     ${row.reason}`]),
    ...row.approvals.map(
      ({ by, at, documents }) =>
        `  approved   ${stamp(at)} by ${printable(by)}${documents === null ? '' : `, documents: ${printable(documents)}`}`,
    ),
    ...row.timeline.map(({ state, at }) => `  ${state.padEnd(12)} ${stamp(at)}`),
  ].join('\n')
}

/** A payment on hold with everything that is known of it. */
export const itemText = (item: ListedItem): string =>
  [...itemLines(item), ...takenBy(item).map((taken) => `  ${taken}`)].join('\n')

/** Everything that waits for people, by what it is. */
export interface ReviewQueue {
  withdrawals: ReviewedWithdrawal[]
  held: ListedItem[]
  paidToAgents: PaidToAgent[]
  transfers: WaitingTransfer[]
  adjustments: WaitingAdjustment[]
}

/** A line for each case of a queue, the longest waiting first. */
export const queueLines = (queue: ReviewQueue): string[] =>
  [
    ...queue.withdrawals.map((row) => ({ at: row.created_at, line: withdrawalLine(row) })),
    ...queue.held.map((item) => ({ at: item.received_at, line: itemLine(item) })),
    ...queue.paidToAgents.map((order) => ({ at: order.saidPaidAt, line: agentLine(order) })),
    ...queue.transfers.map((row) => ({ at: row.created_at, line: transferLine(row) })),
    ...queue.adjustments.map((row) => ({ at: row.asked_at, line: adjustmentLine(row) })),
  ]
    .sort((one, other) => one.at - other.at)
    .map(({ line }) => line)

const decidedBy = (id: string, ...steps: string[]): string =>
  `  decide by  ${steps.map((step) => `plaza review ${step} ${id} --why "…"`).join('  or  ')}`

/** A case other than a withdrawal or a payment on hold, with how it is decided; null when the queue has none of this number. */
export function caseText(queue: Omit<ReviewQueue, 'withdrawals' | 'held'>, id: string): string | null {
  const order = queue.paidToAgents.find((one) => one.id === id)
  if (order) return [agentLine(order), decidedBy(id, 'credit')].join('\n')
  const transfer = queue.transfers.find((one) => one.id === id)
  if (transfer) return [transferLine(transfer), decidedBy(id, 'approve', 'return')].join('\n')
  const adjustment = queue.adjustments.find((one) => one.id === id)
  if (!adjustment) return null
  const turnover = `  turnover   ${adjustment.turnover_tenths / 10} times`
  return [adjustmentLine(adjustment), turnover, decidedBy(id, 'approve')].join('\n')
}

/** What became of a credit: a payment of an order that had ended before is on hold. */
export const creditedText =
  (id: string) =>
  (after: object): string =>
    'outcome' in after && after.outcome === 'held'
      ? `${id}: had ended before, so its payment is on hold, in "review list"`
      : `${id}: credited`
