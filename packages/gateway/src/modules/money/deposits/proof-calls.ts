import { depositProofsCall, sendDepositProofsCall } from '@plaza/contract/money'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { attachUploads, uploadsOf } from '../../platform/uploads'
import { findDeposit, lockDeposit } from './deposit-queries'

/** What the pictures that prove a payment are used for, by the id of its order. */
export const proofsOf = (id: string): string => `deposit:${id}`

/**
 * Proofs of payment (UPLOAD-1): pictures that a member adds to an order, also to one that has ended, because that is when a
 * payment is looked for.
 */
export function registerProofCalls(gateway: Gateway): void {
  const { db } = gateway

  registerMemberCall(gateway, depositProofsCall, async ({ member, params }) => {
    const row = await findDeposit(db.read, member.id, params.id)
    if (!row) throw new CallFailure('deposit.not.found')
    return { uploads: (await uploadsOf(db.read, [proofsOf(row.id)])).get(proofsOf(row.id)) ?? [] }
  })

  registerMemberCall(gateway, sendDepositProofsCall, ({ member, context, params, body }) =>
    db.transaction(async (trx) => {
      const row = await lockDeposit(trx, member.id, params.id)
      if (!row) throw new CallFailure('deposit.not.found')
      const usedFor = proofsOf(row.id)
      // Sending a receipt also reports the payment.
      if (row.state === 'awaiting-payment' && row.said_paid_at === null)
        await trx
          .updateTable('deposits')
          .set({ said_paid_at: context.now })
          .where('id', '=', row.id)
          .execute()
      await attachUploads(trx, { memberId: member.id, ids: body.uploads, usedFor, now: context.now })
      return { uploads: (await uploadsOf(trx, [usedFor])).get(usedFor) ?? [] }
    }),
  )
}
