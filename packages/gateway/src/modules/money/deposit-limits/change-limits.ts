import { limitRaiseMs, type LimitPeriod } from '@plaza/contract/money'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { DepositLimitRow } from './tables'

interface Change {
  memberId: string
  period: LimitPeriod
  now: number
}

const lockLimit = (trx: Trx, { memberId, period }: Change): Promise<DepositLimitRow | undefined> =>
  trx
    .selectFrom('deposit_limits')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('period', '=', period)
    .forUpdate()
    .executeTakeFirst()

const write = (
  trx: Trx,
  { memberId, period }: Change,
  values: Partial<Omit<DepositLimitRow, 'member_id' | 'period'>>,
) =>
  trx
    .updateTable('deposit_limits')
    .set(values)
    .where('member_id', '=', memberId)
    .where('period', '=', period)
    .execute()

/**
 * Sets a limit, or none (RG-7). The first decision about a period and a lower limit apply at once and end a change that
 * waits; a higher limit, or none in place of one, waits for its confirmation.
 */
export async function setLimit(trx: Trx, change: Change, amountMinor: number | null): Promise<void> {
  const { memberId, period, now } = change
  const first = { amount_minor: amountMinor, set_at: now, asked_at: null, asked_minor: null }
  const inserted = await trx
    .insertInto('deposit_limits')
    .values({ member_id: memberId, period, ...first })
    .onConflict((conflict) => conflict.doNothing())
    .returning('period')
    .executeTakeFirst()
  if (inserted) return
  const current = (await lockLimit(trx, change))?.amount_minor ?? null
  const isHigher = current !== null && (amountMinor === null || amountMinor > current)
  await write(trx, change, isHigher ? { asked_at: now, asked_minor: amountMinor } : first)
}

/**
 * Confirms a higher limit.
 * @throws CallFailure `deposit.limit.none` when none waits, `deposit.limit.early` with `retryAt` within its 24 hours
 */
export async function confirmLimit(trx: Trx, change: Change): Promise<void> {
  const row = await lockLimit(trx, change)
  if (!row || row.asked_at === null) throw new CallFailure('deposit.limit.none')
  const confirmableAt = row.asked_at + limitRaiseMs
  if (change.now < confirmableAt) throw new CallFailure('deposit.limit.early', { retryAt: confirmableAt })
  const confirmed = { amount_minor: row.asked_minor, set_at: change.now, asked_at: null, asked_minor: null }
  await write(trx, change, confirmed)
}

/** Gives up a higher limit that waits. @throws CallFailure `deposit.limit.none` when none does */
export async function dropLimit(trx: Trx, change: Change): Promise<void> {
  const row = await lockLimit(trx, change)
  if (!row || row.asked_at === null) throw new CallFailure('deposit.limit.none')
  await write(trx, change, { asked_at: null, asked_minor: null })
}
