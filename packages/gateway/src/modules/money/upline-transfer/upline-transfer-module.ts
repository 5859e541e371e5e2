import { createUplineTransferCall, uplineOptionsCall, uplineTransferCall } from '@plaza/contract/money'
import type { BodyOf } from '@plaza/contract/kernel'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { registerMemberCall, registerMoneyCall } from '../../../kernel/http/register-call'
import { houseAccount, lockAccounts, memberWallet, readBalance } from '../../../kernel/ledger'
import { newOrderNumber } from '../../../kernel/order-number'
import {
  createPaymentPasswordCheck,
  paymentPasswordHash,
  paymentPasswordRule,
} from '../../identity/payment-password'
import { hasOpenRequirements, withdrawable } from '../../stakes/turnover'
import { defineModule } from '../../../kernel/modules/define-module'
import { transferCases, transfersReport } from './transfer-cases'
import { transferCommands } from './transfer-commands'
import { approveTransfer, returnTransfer } from './transfer-operations'
import { uplineTransferMigrations } from './migrations'
import { masked, superiorOf } from './superior'
import type { UplineTransferRow } from './tables'
import { endTransfer, sendTransfer } from './transfer-moves'
import { latestTransfers, showTransfer, showTransfers } from './transfer-queries'
import { transferRange, transferTerms, uplineTransferPart } from './transfer-terms'

const shownOnForm = 10

interface Asking {
  member: Member
  context: CallContext
  body: BodyOf<typeof createUplineTransferCall>
}

const ownerOf = (member: Member, context: CallContext) => ({
  memberId: member.id,
  merchant: member.merchant,
  currency: context.merchant.currency,
})

function calls(gateway: Gateway): void {
  const { db } = gateway
  const checkPaymentPassword = createPaymentPasswordCheck(gateway)

  registerMemberCall(gateway, uplineOptionsCall, async ({ member, context }) => {
    const superior = await superiorOf(db.read, member, context)
    const { withdrawableMinor } = await withdrawable(db.read, ownerOf(member, context), context.now)
    return {
      ...transferRange(context.merchant.currency),
      to: masked(superior),
      withdrawableMinor,
      currency: context.merchant.currency,
      isHeldByTurnover:
        !transferTerms(context.merchant).allowsOpenTurnover &&
        (await hasOpenRequirements(db.read, member.id)),
      hasPaymentPassword: (await paymentPasswordHash(db.read, member.id)) !== undefined,
      paymentPasswordRule: paymentPasswordRule(context.merchant),
      recent: await showTransfers(db.read, await latestTransfers(db.read, member.id, shownOnForm)),
    }
  })

  registerMoneyCall(
    gateway,
    createUplineTransferCall,
    async ({ trx, member, context, body }) => {
      const { now } = context
      const { amountMinor, remark = '' } = body
      const { allowsOpenTurnover, reviewFromMinor } = transferTerms(context.merchant)
      const superior = await superiorOf(trx, member, context)
      const owner = ownerOf(member, context)
      const range = transferRange(owner.currency)
      if (amountMinor < range.minMinor || amountMinor > range.maxMinor)
        throw new CallFailure('transfer.amount.range', range)
      // All at once and in one order, so that two that transfer to each other cannot wait for each other.
      await lockAccounts(trx, member.merchant, owner.currency, [
        memberWallet(member.id, 'main'),
        memberWallet(superior.id, 'main'),
        houseAccount('transfer:transit'),
      ])
      const { withdrawableMinor, debtMinor } = await withdrawable(trx, owner, now)
      if (debtMinor > 0) throw new CallFailure('wallet.in.debt', { debtMinor })
      if (!allowsOpenTurnover && (await hasOpenRequirements(trx, member.id)))
        throw new CallFailure('transfer.turnover.open')
      if (amountMinor > withdrawableMinor) throw new CallFailure('wallet.insufficient')
      const row: UplineTransferRow = {
        id: newOrderNumber('TR'),
        merchant: member.merchant,
        member_id: member.id,
        upline_id: superior.id,
        amount_minor: amountMinor,
        currency: owner.currency,
        remark,
        state: 'pending-review',
        created_at: now,
        ended_at: null,
      }
      await sendTransfer(trx, row)
      const isReviewed = reviewFromMinor !== null && amountMinor >= reviewFromMinor
      const done = isReviewed ? row : await endTransfer(trx, row, 'success', now)
      return { transfer: showTransfer(done, superior), balance: await readBalance(trx, owner, now) }
    },
    {
      proof: {
        field: 'paymentPassword',
        check: ({ member, context, body }: Asking) =>
          checkPaymentPassword(member, body.paymentPassword, context.now),
      },
    },
  )

  registerMemberCall(gateway, uplineTransferCall, async ({ member, params }) => {
    const row = await db.read
      .selectFrom('upline_transfers')
      .selectAll()
      .where('id', '=', params.id)
      .where('member_id', '=', member.id)
      .executeTakeFirst()
    const [shown] = row ? await showTransfers(db.read, [row]) : []
    if (!shown) throw new CallFailure('transfer.not.found')
    return { transfer: shown }
  })
}

/** Transfers of members to their superiors (UPLINE-1). */
export const uplineTransferModule = defineModule({
  name: 'money/upline-transfer',
  calls,
  tables: ['upline_transfers'],
  migrations: uplineTransferMigrations,
  settings: { uplineTransfer: uplineTransferPart },
  operations: [approveTransfer, returnTransfer],
  reports: [transfersReport],
  cases: [transferCases],
  commands: transferCommands,
  commandGroups: { transfer: 'transfers to superiors that are waiting for review' },
})
