import { limitRaiseMs, type LimitPeriod } from '@plaza/contract/money'
import { limitChanged, type PlayLimitKind, type ProtectionAction } from '@plaza/contract/site'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries, Trx } from '../../../kernel/database/database'
import { lockAccounts, memberWallet } from '../../../kernel/ledger'
import { pushEvent } from '../../../kernel/stream/push'
import { recordActions } from '../../identity/protection'
import type { LimitRow } from './tables'

/** Whose limit is changed: its kind and period, and when. */
export interface LimitChange {
  owner: { memberId: string; merchant: string; currency: string }
  kind: PlayLimitKind
  period: LimitPeriod
  now: number
}

/**
 * The row of a limit, locked behind the money of its member: a bet that was begun before is booked by what held then, and
 * each later one reads what holds now.
 */
async function lockLimit(trx: Trx, { owner, kind, period }: LimitChange): Promise<LimitRow | undefined> {
  await lockAccounts(trx, owner.merchant, owner.currency, [memberWallet(owner.memberId, 'main')])
  return trx
    .selectFrom('member_limits')
    .selectAll()
    .where('member_id', '=', owner.memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .forUpdate()
    .executeTakeFirst()
}

type Values = Omit<LimitRow, 'member_id' | 'kind' | 'period'>

/** Writes a limit, what was done about it, and tells the member's pages. */
async function write(
  trx: Trx,
  change: LimitChange,
  values: Values,
  done: { action: ProtectionAction; before: number | null; after: number | null; by?: 'operator' },
): Promise<void> {
  const { owner, kind, period, now } = change
  await trx
    .insertInto('member_limits')
    .values({ member_id: owner.memberId, kind, period, ...values })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doUpdateSet(values))
    .execute()
  await recordActions(trx, [{ memberId: owner.memberId, subject: `${kind}.${period}`, now, ...done }])
  await pushEvent(trx, owner.memberId, limitChanged, { kind, period })
}

const holding = (amount: number | null, now: number): Values => ({
  amount,
  set_at: now,
  asked_at: null,
  asked_amount: null,
})

/**
 * Sets a limit, or none (RG-3, RG-7). The first decision about a period and a lower limit apply at once and end a change
 * that waits; a higher limit, or none in place of one, waits for its confirmation.
 */
export async function setLimit(trx: Trx, change: LimitChange, amount: number | null): Promise<void> {
  const { now } = change
  const row = await lockLimit(trx, change)
  const current = row?.amount ?? null
  const isHigher = current !== null && (amount === null || amount > current)
  if (row && isHigher) {
    const { set_at } = row
    const asked = { amount: current, set_at, asked_at: now, asked_amount: amount }
    return write(trx, change, asked, { action: 'limit-asked', before: current, after: amount })
  }
  return write(trx, change, holding(amount, now), { action: 'limit-set', before: current, after: amount })
}

/**
 * Confirms a higher limit.
 * @throws CallFailure `limit.none` when none waits, `limit.early` with `retryAt` within its 24 hours
 */
export async function confirmLimit(trx: Trx, change: LimitChange): Promise<void> {
  const row = await lockLimit(trx, change)
  if (!row || row.asked_at === null) throw new CallFailure('limit.none')
  const confirmableAt = row.asked_at + limitRaiseMs
  if (change.now < confirmableAt) throw new CallFailure('limit.early', { retryAt: confirmableAt })
  const done = { action: 'limit-confirmed', before: row.amount, after: row.asked_amount } as const
  await write(trx, change, holding(row.asked_amount, change.now), done)
}

/** Gives up a higher limit that waits. @throws CallFailure `limit.none` when none does */
export async function dropLimit(trx: Trx, change: LimitChange): Promise<void> {
  const row = await lockLimit(trx, change)
  if (!row || row.asked_at === null) throw new CallFailure('limit.none')
  const { amount, set_at } = row
  const kept = { amount, set_at, asked_at: null, asked_amount: null }
  await write(trx, change, kept, { action: 'limit-dropped', before: row.asked_amount, after: amount })
}

/** Sets a limit at once, higher or lower, or removes it (null): what an operator decides. */
export async function putLimit(trx: Trx, change: LimitChange, amount: number | null): Promise<void> {
  const row = await lockLimit(trx, change)
  const before = row?.amount ?? null
  const done = { action: 'limit-set', before, after: amount, by: 'operator' } as const
  await write(trx, change, holding(amount, change.now), done)
}

/** The rows of a member's limits of one kind, or of every kind; `isLocked` for who then books what they bound. */
export const limitRows = (
  queries: Queries,
  memberId: string,
  { kind, isLocked = false }: { kind?: PlayLimitKind; isLocked?: boolean } = {},
): Promise<LimitRow[]> => {
  let rows = queries.selectFrom('member_limits').selectAll().where('member_id', '=', memberId)
  if (kind) rows = rows.where('kind', '=', kind)
  rows = rows.orderBy('kind').orderBy('period')
  return (isLocked ? rows.forUpdate() : rows).execute()
}
