import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import { limitRows } from '../../stakes/limits'
import type { LimitContext } from './limit-context'
import { freeAt, holdingLimits, tightest, type DepositUse } from './read-limits'

/**
 * Refuses a deposit that a limit of the member does not leave room for; the one that leaves the least counts. The rows
 * stay locked until the order is written, so that two orders at once share what is left.
 * @throws CallFailure `deposit.limit.reached` with `period`, `limitMinor`, `usedMinor`, `leftMinor`, `resetsAt`
 */
export async function checkDepositLimits(
  trx: Trx,
  amountMinor: number,
  context: LimitContext,
  use: DepositUse,
): Promise<void> {
  const rows = await limitRows(trx, context.memberId, { kind: 'deposit', isLocked: true })
  const limit = tightest(await holdingLimits(trx, rows, context, use))
  if (!limit || amountMinor <= limit.leftMinor) return
  throw new CallFailure('deposit.limit.reached', {
    period: limit.period,
    limitMinor: limit.amountMinor,
    usedMinor: limit.usedMinor,
    leftMinor: limit.leftMinor,
    resetsAt: await freeAt(
      trx,
      context,
      { ...limit, neededMinor: limit.usedMinor + amountMinor - limit.amountMinor },
      use,
    ),
  })
}
