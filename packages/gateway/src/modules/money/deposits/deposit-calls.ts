import {
  cancelDepositCall,
  createDepositCall,
  depositCall,
  depositMethodsCall,
  depositsCall,
} from '@plaza/contract/money'
import { sql } from 'kysely'
import { CallFailure } from '../../../kernel/call-failure'
import type { PaymentProvider } from '../../../kernel/carriers/payment-provider'
import { readBalance } from '../../../kernel/ledger'
import { exactSum } from '../../../kernel/ledger/exact'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall, registerMoneyCall } from '../../../kernel/http/register-call'
import { pageAt, pageNumbers } from '../../../kernel/pages'
import { totalOf } from '../../../kernel/totals'
import { checkDepositLimits, limitContext } from '../deposit-limits'
import { creditedFromSuspense } from '../suspense'
import { createDeposit } from './create-deposit'
import { depositedSince } from './deposited-since'
import { moveDeposit } from './deposit-moves'
import { findDeposit, findOpenDeposit, lockDeposit, showDeposit, showDeposits } from './deposit-queries'

const pageSize = 20

/** Deposits: methods, opening, looking, giving up (DEPOSIT-1). */
export function registerDepositCalls(gateway: Gateway, providers: PaymentProvider[]): void {
  const { db } = gateway

  registerMemberCall(gateway, depositMethodsCall, async ({ member }) => {
    const open = await findOpenDeposit(db.read, member.id)
    return {
      methods: providers.map((one) => one.method),
      open: open ? await showDeposit(db.read, open) : null,
    }
  })

  registerMoneyCall(gateway, createDepositCall, async ({ trx, member, context, body }) => {
    const provider = providers.find((one) => one.method.code === body.method && one.method.enabled)
    if (!provider) throw new CallFailure('deposit.method.unknown')
    await checkDepositLimits(trx, body.amountMinor, limitContext(member, context), depositedSince)
    const input = { amountMinor: body.amountMinor, expiryMs: gateway.settings.depositExpiryMs }
    const row = await createDeposit(trx, provider, member, context, input)
    return { deposit: await showDeposit(trx, row) }
  })

  registerMemberCall(gateway, depositCall, async ({ member, context, params }) => {
    const row = await findDeposit(db.read, member.id, params.id)
    if (!row) throw new CallFailure('deposit.not.found')
    const owner = { memberId: member.id, merchant: member.merchant, currency: row.currency }
    const balance = await readBalance(db.read, owner, context.now)
    return { deposit: await showDeposit(db.read, row), balance }
  })

  registerMemberCall(gateway, cancelDepositCall, ({ member, context, params }) =>
    db.transaction(async (trx) => {
      const row = await lockDeposit(trx, member.id, params.id)
      if (!row) throw new CallFailure('deposit.not.found')
      const cancelled = await moveDeposit(trx, row, { to: 'cancelled', now: context.now })
      await providers.find((one) => one.method.code === row.method)?.withdraw(trx, row.reference, context.now)
      return { deposit: await showDeposit(trx, cancelled) }
    }),
  )

  registerMemberCall(gateway, depositsCall, async ({ member, context, query }) => {
    const page = pageAt(query.pageNo, pageSize)
    const mine = db.read.selectFrom('deposits').where('member_id', '=', member.id)
    const { total, creditedMinor } = await mine
      .select((select) => [
        select.fn.countAll<number>().as('total'),
        totalOf(sql`amount_minor - fee_minor`, sql`state = 'credited'`).as('creditedMinor'),
      ])
      .executeTakeFirstOrThrow()
    const rows = await mine
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(page.limit)
      .offset(page.offset)
      .execute()
    return {
      deposits: await showDeposits(db.read, rows),
      totals: {
        count: total,
        creditedMinor: exactSum([creditedMinor, await creditedFromSuspense(db.read, member.id)]),
        currency: context.merchant.currency,
      },
      ...pageNumbers(page, total),
    }
  })
}
