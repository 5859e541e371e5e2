import {
  cancelDepositCall,
  createDepositCall,
  depositCall,
  depositMethodsCall,
  depositPaidCall,
  depositsCall,
} from '@plaza/contract/money'
import { CallFailure } from '../../../kernel/call-failure'
import { ProviderAway } from '../../../kernel/carriers/payment-provider'
import { readBalance } from '../../../kernel/ledger'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall, registerMoneyCall } from '../../../kernel/http/register-call'
import { pageAt, pageNumbers } from '../../../kernel/pages'
import { totalOf } from '../../../kernel/totals'
import { checkKycBeforeDeposit, kycBeforeDeposit } from '../../identity/kyc'
import { checkNotExcluded } from '../../identity/protection'
import { checkDepositLimits, limitContext } from '../deposit-limits'
import { readPromotions } from '../deposit-promotions'
import { beginDeposit } from './begin-deposit'
import { createDeposit } from './create-deposit'
import { deposited } from './deposited'
import { depositUse } from './deposit-use'
import { moveDeposit } from './deposit-moves'
import {
  findById,
  findDeposit,
  heldDeposits,
  lockDeposit,
  openDeposits,
  showCreated,
  showDeposit,
  showDeposits,
} from './deposit-queries'
import { methodIn } from './method-in-currency'
import { methodClosed, methodsOfBefore, readOffered } from './offered-methods'
import type { PaymentAdapters } from './payment-adapters'

const pageSize = 20

/** Deposits: methods, opening, looking, saying that it is paid, giving up (DEPOSIT-1). */
export function registerDepositCalls(gateway: Gateway, adapters: PaymentAdapters): void {
  const { db } = gateway

  registerMemberCall(gateway, depositMethodsCall, async ({ member, context }) => {
    const whose = { merchant: context.merchant.code, memberId: member.id, now: context.now }
    const promotions = await readPromotions(db.read, { ...whose, merchant: context.merchant })
    const { currency } = context.merchant
    const offered = await readOffered(db.read, adapters, gateway.settings, { ...whose, currency, promotions })
    const openOrders = await showDeposits(db.read, await openDeposits(db.read, member.id))
    const heldOrders = await showDeposits(db.read, await heldDeposits(db.read, member.id))
    const needsKyc = await kycBeforeDeposit(db.read, context.merchant, member.id)
    return {
      methods: methodsOfBefore(offered),
      offered,
      open: openOrders[0] ?? null,
      openOrders,
      heldOrders,
      promotions,
      ...(needsKyc !== null && { needsKyc }),
    }
  })

  registerMoneyCall(
    gateway,
    createDepositCall,
    async ({ trx, member, context, body }) => {
      const served = adapters.find(body.method)
      const { code: merchant, currency } = context.merchant
      const where = { merchant, currency, now: context.now }
      const closed = served && (await methodClosed(trx, served, gateway.settings, where))
      if (!served || closed === undefined || served.method.paysBy === 'voucher')
        throw new CallFailure('deposit.method.unknown')
      if (closed) throw new CallFailure('deposit.method.closed', { ...closed })
      await checkNotExcluded(trx, member.id, context.now)
      await checkKycBeforeDeposit(trx, context.merchant, member.id)
      await checkDepositLimits(trx, body.amountMinor, limitContext(member.id, context), depositUse)
      const { amountMinor, promotion } = body
      const input = { amountMinor, promotion, expiryMs: gateway.settings.depositExpiryMs }
      const row = await createDeposit(trx, methodIn(currency, served.method), member, context, input)
      return { deposit: showCreated(row) }
    },
    {
      // Also when the answer is repeated: the order as it is now, announced if nobody has.
      afterwards: async ({ deposit }) => {
        const row = await findById(db.read, deposit.id)
        const begun = row.state === 'created' ? await beginDeposit(gateway, adapters, row) : row
        return { deposit: await showDeposit(db.read, begun) }
      },
    },
  )

  registerMemberCall(gateway, depositPaidCall, async ({ member, context, params }) => {
    const row = await findDeposit(db.read, member.id, params.id)
    if (!row) throw new CallFailure('deposit.not.found')
    const said = row.said_paid_at === null ? { ...row, said_paid_at: context.now } : row
    await db.transaction(async (trx) => {
      await trx
        .updateTable('deposits')
        .set({ said_paid_at: said.said_paid_at })
        .where('id', '=', row.id)
        .execute()
      await trx
        .updateTable('deposit_asks')
        .set({ ask_at: context.now })
        .where('deposit_id', '=', row.id)
        .where('ask_at', '>', context.now)
        .execute()
    })
    return { deposit: await showDeposit(db.read, said) }
  })

  registerMemberCall(gateway, depositCall, async ({ member, context, params }) => {
    const row = await findDeposit(db.read, member.id, params.id)
    if (!row) throw new CallFailure('deposit.not.found')
    const owner = { memberId: member.id, merchant: member.merchant, currency: row.currency }
    const balance = await readBalance(db.read, owner, context.now)
    return { deposit: await showDeposit(db.read, row), balance }
  })

  registerMemberCall(gateway, cancelDepositCall, async ({ member, context, params, request }) => {
    const cancelled = await db.transaction(async (trx) => {
      const row = await lockDeposit(trx, member.id, params.id)
      if (!row) throw new CallFailure('deposit.not.found')
      return moveDeposit(trx, row, { to: 'cancelled', now: context.now })
    })
    try {
      await adapters.find(cancelled.method)?.provider.cancel(cancelled.reference, context.now)
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error
      // A payment that comes all the same is held for people.
      request.log.warn({ deposit: cancelled.id, err: error }, 'the provider does not know of a cancellation')
    }
    return { deposit: await showDeposit(db.read, cancelled) }
  })

  registerMemberCall(gateway, depositsCall, async ({ member, context, query }) => {
    const page = pageAt(query.pageNo, pageSize)
    const mine = db.read.selectFrom('deposits').where('member_id', '=', member.id)
    const { total } = await mine
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const { creditedMinor } = await deposited(db.read, member.id)
      .select(totalOf('received_minor').as('creditedMinor'))
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
      totals: { count: total, creditedMinor, currency: context.merchant.currency },
      ...pageNumbers(page, total),
    }
  })
}
