import { minorToDecimal } from '@plaza/contract/kernel'
import { PlainError } from '@plaza/server-kit'
import type { Command } from 'commander'
import type { ListedMethod } from '../modules/money/deposits'
import { hashVoucherCode, newVoucherCode, voucherTail, type VoucherRow } from '../modules/money/vouchers'
import { withActor, type ActorOptions } from './actor-options'
import { parseUntil } from './parse-until'
import { addPaymentConformance } from './payment-conformance-command'
import type { Operate } from './operate'
import { creditedText } from './review-lines'

/** What the commands work with. */
export interface PaymentCommandTools {
  operate: Operate
  methods(merchant: string): Promise<ListedMethod[]>
  vouchers(merchant: string): Promise<VoucherRow[]>
  out(text: string): void
  /** The environment, which names the data folder and the gateway. */
  env: Record<string, string | undefined>
}

const mostCodes = 1_000
const dayMs = 86_400_000

const stamp = (at: number): string => new Date(at).toISOString()

function methodLine({ code, name, decided, closed, until }: ListedMethod): string {
  const state = decided ? (closed ?? 'on') : 'site default'
  return `${code.padEnd(16)} ${state}${until === null ? '' : ` until ${stamp(until)}`}  (${name})`
}

function voucherLine(row: VoucherRow): string {
  const amount = `${minorToDecimal(row.amount_minor, row.currency)} ${row.currency}`
  if (row.used_at !== null) return `…${row.tail}  ${amount}  used ${stamp(row.used_at)}`
  if (row.revoked_at !== null) return `…${row.tail}  ${amount}  withdrawn ${stamp(row.revoked_at)}`
  return `…${row.tail}  ${amount}  open until ${stamp(row.expires_at)}`
}

function addMethodCommands(program: Command, tools: PaymentCommandTools): Command {
  const payments = program.command('payments').description('deposit methods: on, off, maintenance')
  payments
    .command('list <merchant>')
    .description('every method with its state at the merchant')
    .action(async (merchant: string) => {
      const methods = await tools.methods(merchant)
      tools.out(methods.map(methodLine).join('\n'))
    })
  withActor(payments.command('on <merchant> <method>'))
    .description('open a method')
    .action((merchant: string, method: string, options: ActorOptions) =>
      tools.operate(
        { kind: 'payment-method', merchant, method, closed: null, until: null },
        options,
        `${merchant}: ${method} is on`,
      ),
    )
  withActor(payments.command('off <merchant> <method>'))
    .description('close a method to new orders; open orders continue')
    .option('--maintenance', 'show it as under maintenance')
    .option('--until <time>', 'show it as under maintenance and reopen it automatically at this time')
    .action(
      (
        merchant: string,
        method: string,
        { until, maintenance = false, ...options }: ActorOptions & { until?: string; maintenance?: boolean },
      ) =>
        tools.operate(
          {
            kind: 'payment-method',
            merchant,
            method,
            closed: maintenance || until !== undefined ? 'maintenance' : 'off',
            until: parseUntil(until),
          },
          options,
          `${merchant}: ${method} is off`,
        ),
    )
  withActor(payments.command('credit <order>'))
    .description('credit an order that was paid to an agent')
    .action((order: string, options: ActorOptions) => {
      if (options.why === undefined) throw new PlainError('Give a reason: --why "<words>".')
      return tools.operate({ kind: 'payment-credit', order }, options, creditedText(order))
    })
  return payments
}

function addVoucherCommands(program: Command, tools: PaymentCommandTools): void {
  const voucher = program.command('voucher').description('single-use codes that are worth money')
  withActor(voucher.command('make <merchant> <amount>'))
    .description('create codes; they are printed once and cannot be shown again')
    .option('--count <number>', 'how many', '1')
    .option('--expires <time>', 'when they expire; defaults to 90 days from now')
    .action(
      async (
        merchant: string,
        amount: string,
        { count, expires, ...options }: ActorOptions & { count: string; expires?: string },
      ) => {
        const wanted = /^\d{1,4}$/.test(count) ? Number(count) : 0
        if (wanted < 1 || wanted > mostCodes)
          throw new PlainError(`--count must be a number from 1 to ${mostCodes}.`)
        const codes = Array.from({ length: wanted }, newVoucherCode)
        const expiresAt = parseUntil(expires) ?? Date.now() + 90 * dayMs
        const hashes = codes.map((code) => ({ hash: hashVoucherCode(code), tail: voucherTail(code) }))
        await tools.operate(
          { kind: 'voucher-make', merchant, amount, codes: hashes, expiresAt },
          options,
          codes.join('\n'),
        )
      },
    )
  voucher
    .command('list <merchant>')
    .description('the last 500 codes by their last four characters, newest first')
    .action(async (merchant: string) => {
      const rows = await tools.vouchers(merchant)
      tools.out(rows.length === 0 ? 'There are no vouchers.' : rows.map(voucherLine).join('\n'))
    })
  withActor(voucher.command('revoke <merchant> <last-four>'))
    .description('withdraw a code that nobody has used')
    .action((merchant: string, tail: string, options: ActorOptions) =>
      tools.operate({ kind: 'voucher-revoke', merchant, tail }, options, `${tail}: withdrawn`),
    )
}

/** Adds `plaza payments …` and `plaza voucher …` (DEPOSIT-7). */
export function addPaymentCommands(program: Command, tools: PaymentCommandTools): void {
  addPaymentConformance(addMethodCommands(program, tools), tools.env, (text) => tools.out(text))
  addVoucherCommands(program, tools)
}
