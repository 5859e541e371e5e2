import { downlineOptionsCall, downlineTransferCall, sendDownlineTransferCall } from '@plaza/contract/agency'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall, registerMoneyCall } from '../../../kernel/http/register-call'
import { readBalance } from '../../../kernel/ledger'
import { defineModule } from '../../../kernel/modules/define-module'
import {
  createPaymentPasswordCheck,
  paymentPasswordHash,
  paymentPasswordRule,
} from '../../identity/payment-password'
import { withdrawable } from '../../stakes/turnover'
import { downlineTerms, downlineTransferPart } from './downline-terms'
import { downlineTransferMigrations } from './migrations'
import { receiverOf } from './receiver'
import { sendDownline, showDownlineTransfers } from './send-downline'

const shownOnForm = 10

function calls(gateway: Gateway): void {
  const { db } = gateway
  const checkPaymentPassword = createPaymentPasswordCheck(gateway)

  registerMemberCall(gateway, downlineOptionsCall, async ({ member, query, context: { merchant, now } }) => {
    const { isOn, ...terms } = downlineTerms(merchant)
    if (!isOn) throw new CallFailure('feature.off')
    const of = { merchant: member.merchant, agentId: member.id }
    const receiver = await receiverOf(db.read, of, query.to)
    const owner = { memberId: member.id, merchant: member.merchant, currency: merchant.currency }
    const { withdrawableMinor } = await withdrawable(db.read, owner, now)
    const rows = await db.read
      .selectFrom('downline_transfers')
      .selectAll()
      .where('member_id', '=', member.id)
      .where('receiver_id', '=', receiver.id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(shownOnForm)
      .execute()
    return {
      ...terms,
      to: receiver.account,
      withdrawableMinor,
      currency: merchant.currency,
      hasPaymentPassword: (await paymentPasswordHash(db.read, member.id)) !== undefined,
      paymentPasswordRule: paymentPasswordRule(merchant),
      recent: await showDownlineTransfers(db.read, rows),
    }
  })

  registerMoneyCall(
    gateway,
    sendDownlineTransferCall,
    async ({ trx, member, body: { to, amountMinor, remark = '' }, context: { merchant, now } }) => {
      const row = await sendDownline(trx, { merchant, agentId: member.id, to, amountMinor, remark, now })
      const [shown] = await showDownlineTransfers(trx, [row])
      if (!shown) throw new Error(`no transfer ${row.id}`)
      const owner = { memberId: member.id, merchant: member.merchant, currency: merchant.currency }
      return { transfer: shown, balance: await readBalance(trx, owner, now) }
    },
    {
      proof: {
        field: 'paymentPassword',
        check: ({ member, context, body }) => checkPaymentPassword(member, body.paymentPassword, context.now),
      },
    },
  )

  registerMemberCall(gateway, downlineTransferCall, async ({ member, params }) => {
    const row = await db.read
      .selectFrom('downline_transfers')
      .selectAll()
      .where('id', '=', params.id)
      .where('member_id', '=', member.id)
      .executeTakeFirst()
    const [shown] = row ? await showDownlineTransfers(db.read, [row]) : []
    if (!shown) throw new CallFailure('transfer.not.found')
    return { transfer: shown }
  })
}

/** Transfers of agents to somebody of their team (DOWNLINE-1). */
export const downlineTransferModule = defineModule({
  name: 'agency/downline-transfer',
  calls,
  tables: ['downline_transfers'],
  migrations: downlineTransferMigrations,
  settings: { downlineTransfer: downlineTransferPart },
})
