import { rejectReasons, type RejectReason } from '@plaza/contract/money'
import { minorToDecimal } from '@plaza/contract/kernel'
import { PlainError } from '@plaza/server-kit'
import type { Command } from 'commander'
import type { PaidToAgent } from '../modules/money/deposits'
import type { ListedItem } from '../modules/money/suspense'
import type { ReviewedWithdrawal, WithdrawalDossier } from '../modules/money/withdrawals'
import { withActor, type ActorOptions } from './actor-options'
import type { Operate } from './operate'
import { parseMember } from './parse-member'
import { printable } from './printable'
import { itemLines } from './suspense-commands'

/** What the commands work with. */
export interface ReviewCommandTools {
  operate: Operate
  queue(): Promise<ReviewedWithdrawal[]>
  /** Payments on hold; with `isAll` also those that were decided. */
  suspense(isAll: boolean): Promise<ListedItem[]>
  /** Deposits that were paid to agents, as their members say. */
  paidToAgents(): Promise<PaidToAgent[]>
  withdrawal(order: string): Promise<WithdrawalDossier>
  out(text: string): void
}

const stamp = (at: number): string => new Date(at).toISOString()

const causes: Record<string, string> = {
  changed: 'account, number or password changed',
  documents: 'needs KYC documents',
  second: 'needs two operators',
  amount: 'large amount',
  'account-new': 'new payout account',
  turnover: 'open turnover',
}

function waitOf(row: ReviewedWithdrawal): string {
  if (row.conflict !== null) return `the provider reports ${row.conflict}`
  if (row.state === 'paying') return `with ${row.adapter ?? 'its provider'}, tried ${row.attempts} times`
  const until = row.causes[0] === 'changed' && row.due_at !== null ? ` until ${stamp(row.due_at)}` : ''
  return `${row.causes.map((cause) => causes[cause] ?? cause).join(', ')}${until}`
}

function lineOf(row: ReviewedWithdrawal): string {
  const approved = row.approvals.map(({ by }) => printable(by)).join(', ')
  return [
    row.id,
    stamp(row.created_at),
    `${row.merchant}/${printable(row.member)}`,
    `${minorToDecimal(row.amount_minor, row.currency)} ${row.currency}`,
    row.state,
    waitOf(row),
    ...(approved === '' ? [] : [`approved by ${approved}`]),
    ...(row.taken_by === null ? [] : [`taken by ${printable(row.taken_by)}`]),
  ].join('  ')
}

const itemLine = ({
  id,
  received_at: at,
  merchant,
  account,
  amount_minor: minor,
  currency,
  cause,
}: ListedItem) =>
  `${id}  ${stamp(at)}  ${merchant ?? 'nobody yet'}/${printable(account ?? '')}  ${minorToDecimal(minor, currency)} ${currency}  payment on hold  ${cause}`

const agentLine = ({ id, saidPaidAt, merchant, account, amountMinor, currency, pictures }: PaidToAgent) =>
  [
    `${id}  ${stamp(saidPaidAt)}  ${merchant}/${printable(account)}`,
    `${minorToDecimal(amountMinor, currency)} ${currency}  paid to an agent`,
    pictures.length === 0 ? 'no pictures' : `pictures: ${pictures.join(', ')}`,
  ].join('  ')

function dossierText(row: WithdrawalDossier): string {
  const feeMinor = row.fee_minor
  return [
    lineOf(row),
    `  account    ${row.account}`,
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

function parseReason(code: string): RejectReason {
  const reason = rejectReasons.find((one) => one === code)
  if (!reason) throw new PlainError(`Expected one of ${rejectReasons.join(', ')}, not "${code}".`)
  return reason
}

/** Of an order, in contrast to a payment on hold. */
const isOrder = (id: string): boolean => id.startsWith('PZ')

/** Adds `plaza review …`: withdrawals and payments that people decide (WITHDRAW-6). */
export function addReviewCommands(program: Command, tools: ReviewCommandTools): void {
  const review = program
    .command('review')
    .description('withdrawals and payments waiting for an operator’s decision')
  /** Payments on hold, by their own id or by the order that they were made for, as its member knows it. */
  const heldFor = async (id: string, isAll: boolean) =>
    (await tools.suspense(isAll)).filter((item) => item.id === id || item.deposit_id === id)
  const show = async (id: string): Promise<string> => {
    const held = await heldFor(id, true)
    if (held.length > 0) return held.flatMap(itemLines).join('\n')
    const paid = (await tools.paidToAgents()).find((deposit) => deposit.id === id)
    return paid ? agentLine(paid) : dossierText(await tools.withdrawal(id))
  }
  /** The payment on hold that a command names, or null when it names something else. */
  const heldItem = async (id: string): Promise<string | null> => {
    if (!isOrder(id)) return id
    const [first, ...others] = await heldFor(id, false)
    if (others.length > 0)
      throw new PlainError(`"${id}" has several payments on hold: name one of them, as in "review list".`)
    return first?.id ?? null
  }
  const step = (name: string, description: string) =>
    withActor(review.command(`${name} <order>`).description(description))

  review
    .command('list', { isDefault: true })
    .description('everything waiting for a decision, oldest first')
    .action(async () => {
      const lines = [
        ...(await tools.queue()).map(lineOf),
        ...(await tools.suspense(false)).map(itemLine),
        ...(await tools.paidToAgents()).map(agentLine),
      ]
      tools.out(lines.length === 0 ? 'Nothing is waiting for a decision.' : lines.join('\n'))
    })
  review
    .command('show <order>')
    .description('a withdrawal with its history, or a payment on hold')
    .action(async (order: string) => tools.out(await show(order)))
  step('take', 'reserve a withdrawal for yourself; nobody else can decide it for half an hour').action(
    (order: string, options: ActorOptions) =>
      tools.operate({ kind: 'review-take', order }, options, `${order}: taken`),
  )
  step('approve', 'approve a withdrawal; large ones need a second operator')
    .option('--documents <where>', 'where the KYC documents are kept')
    .action((order: string, { documents, ...options }: ActorOptions & { documents?: string }) =>
      tools.operate({ kind: 'review-approve', order, documents: documents ?? null }, options, (after) =>
        'state' in after && after.state === 'approved'
          ? `${order}: approved`
          : `${order}: approved once; another operator must approve it too`,
      ),
    )
  step('reject', 'reject a withdrawal; its amount returns to the member')
    .option('--reason <code>', `the reason that the member sees: ${rejectReasons.join(', ')}`, 'review')
    .action((order: string, { reason, ...options }: ActorOptions & { reason: string }) =>
      tools.operate(
        { kind: 'review-reject', order, reason: parseReason(reason) },
        options,
        `${order}: rejected`,
      ),
    )
  step('pay', 'mark a withdrawal as paid when its provider will not report it').action(
    (order: string, options: ActorOptions) =>
      tools.operate({ kind: 'review-pay', order }, options, `${order}: paid`),
  )
  step('fail', 'mark a payout as failed; its amount returns to the member').action(
    (order: string, options: ActorOptions) =>
      tools.operate({ kind: 'review-fail', order }, options, `${order}: failed, and returned`),
  )
  step('credit', 'credit a payment on hold to its member, or a deposit that was paid to an agent')
    .option('--member <merchant/account>', 'the member, if no order has its reference')
    .action(async (id: string, { member, ...options }: ActorOptions & { member?: string }) => {
      const item = await heldItem(id)
      const operation =
        item === null
          ? ({ kind: 'payment-credit', order: id } as const)
          : ({ kind: 'suspense-credit', item, member: parseMember(member) } as const)
      await tools.operate(operation, options, `${id}: credited`)
    })
  step(
    'return',
    'send a payment on hold back to its payer, or credit a paid withdrawal that bounced to its member',
  ).action(async (order: string, options: ActorOptions) => {
    const item = await heldItem(order)
    await (item === null
      ? tools.operate({ kind: 'review-return', order }, options, `${order}: returned to the member`)
      : tools.operate({ kind: 'suspense-return', item }, options, `${order}: sent back`))
  })
}
