import { recordOperation, type Actor, type Change } from '../../../kernel/audit'
import type { Database, Trx } from '../../../kernel/database/database'
import { addCredential, revokeCredentials } from '../../../kernel/operators'
import { changeDraw, switchLottery } from '../../lottery/draws'
import { adjust } from '../../money/adjustments'
import { depositUse, operatePayments } from '../../money/deposits'
import { operateVouchers } from '../../money/vouchers'
import { resolveSuspense } from '../../money/suspense'
import { settleTransfer } from '../../money/vendor-transfers'
import { decideTransfer } from '../../money/upline-transfer'
import { reviewWithdrawal } from '../../money/withdrawals'
import type { AnyOperation } from './any-operation'
import { areaOf } from './area-of'
import { authorise, authoriseFirstAdmin, type AskedAt, type Signed } from './authorise'
import { createMerchant } from './create-merchant'
import { changeSettings } from './operations'
import { changePlay } from './play-operations'
import { takeCase } from './take-case'

function change(trx: Trx, operation: AnyOperation, actor: Actor, now: number): Promise<Change> {
  switch (operation.kind) {
    case 'operator-add':
      return addCredential(trx, operation, actor, { now })
    case 'operator-revoke':
      return revokeCredentials(trx, operation, actor, now)
    case 'flag':
    case 'promo':
    case 'setting':
      return changeSettings(trx, operation)
    case 'suspense-credit':
    case 'suspense-return':
      return resolveSuspense(trx, operation, actor, { now, use: depositUse })
    case 'payment-method':
    case 'payment-credit':
    case 'payment-refuse':
      return operatePayments(trx, operation, actor, now)
    case 'voucher-make':
    case 'voucher-revoke':
      return operateVouchers(trx, operation, now)
    case 'transfer-approve':
    case 'transfer-return':
      return decideTransfer(trx, operation, actor, now)
    case 'vendor-transfer-settle':
      return settleTransfer(trx, operation, actor, now)
    case 'review-take':
      return takeCase(trx, operation.order, actor, now)
    case 'review-approve':
    case 'review-reject':
    case 'review-pay':
    case 'review-fail':
    case 'review-return':
      return reviewWithdrawal(trx, operation, actor, now)
    case 'adjust':
      return adjust(trx, operation, actor, now)
    case 'merchant-create':
      return createMerchant(trx, operation, now)
    case 'lottery-switch':
      return switchLottery(trx, operation, now)
    case 'draw-source':
    case 'draw-enter':
    case 'draw-confirm':
    case 'draw-correct':
    case 'draw-void':
      return changeDraw(trx, operation, actor, now)
    case 'limit':
    case 'vendor-maintenance':
    case 'vendor-countries':
    case 'vendor-key':
    case 'vendor-wallets':
    case 'vendor-link':
      return changePlay(trx, operation, now)
  }
}

async function performIn(trx: Trx, operation: AnyOperation, actor: Actor, now: number): Promise<Change> {
  const done = await change(trx, operation, actor, now)
  await recordOperation(trx, operation.kind, done, actor, now)
  return done
}

/**
 * Performs an operation for a known operator and writes it into the audit trail, in one transaction.
 * @throws PlainError saying what is wrong; nothing is changed or written down then.
 */
export const perform = (db: Database, operation: AnyOperation, actor: Actor, now: number): Promise<Change> =>
  db.transaction((trx) => performIn(trx, operation, actor, now))

/**
 * Performs what a credential asks for, if its role may (OPS-4).
 * @throws PlainError saying what is wrong; nothing is changed or written down then.
 */
export const performSigned = (
  db: Database,
  operation: AnyOperation,
  signed: Signed,
  at: AskedAt,
): Promise<Change> =>
  db.transaction(async (trx) => {
    const actor =
      operation.kind === 'operator-add' && operation.role === 'admin'
        ? await authoriseFirstAdmin(trx, signed, at)
        : await authorise(trx, signed, areaOf(operation), at)
    return performIn(trx, operation, actor, at.now)
  })
