import { rejectReasons, type RejectReason } from '@plaza/contract/money'
import { minorToDecimal } from '@plaza/contract/kernel'
import { PlainError } from '@plaza/server-kit'
import type { Command } from 'commander'
import type { Adjustment, WaitingAdjustment } from '../modules/money/adjustments'
import type { PaidToAgent } from '../modules/money/deposits'
import type { ListedItem } from '../modules/money/suspense'
import type { WaitingTransfer } from '../modules/money/upline-transfer'
import type { ReviewedWithdrawal, WithdrawalDossier } from '../modules/money/withdrawals'
import { withActor, type ActorOptions } from './actor-options'
import type { Operate } from './operate'
import { parseMember } from './parse-member'
import type { CreditOptions } from './suspense-commands'
import { caseText, creditedText, dossierText, itemText, queueLines } from './review-lines'

/** What the commands work with. */
export interface ReviewCommandTools {
  operate: Operate
  queue(): Promise<ReviewedWithdrawal[]>
  /** Payments on hold; with `isAll` also those that were decided. */
  suspense(isAll: boolean): Promise<ListedItem[]>
  /** Deposits that were paid to agents, as their members say. */
  paidToAgents(): Promise<PaidToAgent[]>
  /** Transfers to superiors that wait. */
  transfers(): Promise<WaitingTransfer[]>
  /** Corrections that wait for a second operator. */
  adjustments(): Promise<WaitingAdjustment[]>
  withdrawal(order: string): Promise<WithdrawalDossier>
  out(text: string): void
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
  const others = async () => ({
    paidToAgents: await tools.paidToAgents(),
    transfers: await tools.transfers(),
    adjustments: await tools.adjustments(),
  })
  const show = async (id: string): Promise<string> => {
    const held = await heldFor(id, true)
    if (held.length > 0) return held.map(itemText).join('\n')
    return caseText(await others(), id) ?? dossierText(await tools.withdrawal(id))
  }
  const hasTransfer = async (id: string) => (await tools.transfers()).some((one) => one.id === id)
  /** Confirms a correction as another operator asked for it. */
  const adjustmentOf = async (id: string): Promise<Adjustment | null> => {
    const row = (await tools.adjustments()).find((one) => one.id === id)
    if (!row) return null
    const { merchant, account, amount_minor: minor, currency, turnover_tenths: turnoverTenths } = row
    return { kind: 'adjust', merchant, account, amount: minorToDecimal(minor, currency), turnoverTenths }
  }
  /** The payment on hold that a command names, or null when it names something else. */
  const heldItem = async (id: string): Promise<string | null> => {
    if (!isOrder(id)) return id
    const [first, ...more] = await heldFor(id, false)
    if (more.length > 0)
      throw new PlainError(`"${id}" has several payments on hold: name one of them, as in "review list".`)
    return first?.id ?? null
  }
  const step = (name: string, description: string) =>
    withActor(review.command(`${name} <order>`).description(description))

  review
    .command('list', { isDefault: true })
    .description('everything waiting for a decision, oldest first')
    .action(async () => {
      const lines = queueLines({
        withdrawals: await tools.queue(),
        held: await tools.suspense(false),
        ...(await others()),
      })
      tools.out(lines.length === 0 ? 'Nothing is waiting for a decision.' : lines.join('\n'))
    })
  review
    .command('show <order>')
    .description('one case with everything that a decision needs')
    .action(async (order: string) => tools.out(await show(order)))
  step(
    'take',
    'reserve any case of the queue for yourself; nobody else can decide it for half an hour',
  ).action((order: string, options: ActorOptions) =>
    tools.operate({ kind: 'review-take', order }, options, `${order}: taken`),
  )
  step(
    'approve',
    'approve a withdrawal, a transfer to a superior, or an adjustment that another operator asked for',
  )
    .option('--documents <where>', 'of a withdrawal: where the KYC documents are kept')
    .action(async (order: string, { documents, ...options }: ActorOptions & { documents?: string }) => {
      const adjustment = await adjustmentOf(order)
      if (adjustment) return tools.operate(adjustment, options, `${order}: booked`)
      if (await hasTransfer(order))
        return tools.operate(
          { kind: 'transfer-approve', transfer: order },
          options,
          `${order}: reached the superior`,
        )
      return tools.operate(
        { kind: 'review-approve', order, documents: documents ?? null },
        options,
        (after) =>
          'state' in after && after.state === 'approved'
            ? `${order}: approved`
            : `${order}: approved once; another operator must approve it too`,
      )
    })
  step(
    'reject',
    'reject a withdrawal, whose amount returns to the member, or a deposit that its agent has not received',
  )
    .option(
      '--reason <code>',
      `of a withdrawal, the reason that the member sees: ${rejectReasons.join(', ')}`,
      'review',
    )
    .action(async (order: string, { reason, ...options }: ActorOptions & { reason: string }) => {
      const isToAgent = (await tools.paidToAgents()).some(({ id }) => id === order)
      const operation = isToAgent
        ? ({ kind: 'payment-refuse', order } as const)
        : ({ kind: 'review-reject', order, reason: parseReason(reason) } as const)
      await tools.operate(operation, options, `${order}: rejected`)
    })
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
    .option('--over-limit', 'credit a payment on hold although it passes a deposit limit of the member')
    .action(async (id: string, { member, overLimit, ...options }: CreditOptions) => {
      const item = await heldItem(id)
      const operation =
        item === null
          ? ({ kind: 'payment-credit', order: id } as const)
          : ({
              kind: 'suspense-credit',
              item,
              member: parseMember(member),
              ...(overLimit && { overLimit }),
            } as const)
      await tools.operate(operation, options, creditedText(id))
    })
  step(
    'return',
    'send a payment on hold back to its payer, a transfer to a superior to its sender, or a paid withdrawal that bounced to its member',
  ).action(async (order: string, options: ActorOptions) => {
    if (await hasTransfer(order))
      return tools.operate({ kind: 'transfer-return', transfer: order }, options, `${order}: sent back`)
    const item = await heldItem(order)
    return item === null
      ? tools.operate({ kind: 'review-return', order }, options, `${order}: returned to the member`)
      : tools.operate({ kind: 'suspense-return', item }, options, `${order}: sent back`)
  })
}
