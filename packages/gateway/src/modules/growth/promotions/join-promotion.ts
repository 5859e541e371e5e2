import type { PromotionPlan } from '@plaza/contract/growth'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { newOrderNumber } from '../../../kernel/order-number'
import type { PromotionRow } from '../../platform/content'
import { firstDeposits } from '../../money/deposits'
import { ownEntries } from './entries'
import { enabledRows, statusOf } from './shown-promotions'
import type { EntryRow } from './tables'

const dayMs = 86_400_000

/** Who does something with which promotion. */
export interface PromotionWish {
  merchant: Merchant
  memberId: string
  promotion: string
  now: number
}

/** How the numbers of entries begin. */
export const entryPrefix = 'PM'

/**
 * The plan of a promotion that runs, of one kind.
 * @throws CallFailure `promotion.not.found`, also for one of another kind or that is switched off; `promotion.early`,
 * `promotion.closed` by its dates
 */
export async function runningPlan<Kind extends PromotionPlan['kind']>(
  trx: Trx,
  { merchant, promotion, now }: PromotionWish,
  kind: Kind,
): Promise<{ row: PromotionRow; plan: Extract<PromotionPlan, { kind: Kind }> }> {
  const [row] = await enabledRows(trx, merchant, promotion)
  if (row?.plan?.kind !== kind) throw new CallFailure('promotion.not.found')
  const status = statusOf(row, now)
  if (status === 'coming') throw new CallFailure('promotion.early')
  if (status === 'closed') throw new CallFailure('promotion.closed')
  return { row, plan: { ...row.plan } as Extract<PromotionPlan, { kind: Kind }> }
}

/** Writes an entry; false when the member has one already. */
export async function addEntry(
  trx: Trx,
  { merchant, memberId, promotion, now }: PromotionWish,
  entry: Pick<EntryRow, 'plan' | 'state' | 'required_minor' | 'types' | 'ends_at' | 'answers' | 'comment'>,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('promotion_entries')
    .values({
      ...entry,
      id: newOrderNumber(entryPrefix),
      merchant: merchant.code,
      member_id: memberId,
      currency: merchant.currency,
      promotion,
      plan: JSON.stringify(entry.plan),
      answers: JSON.stringify(entry.answers),
      amount_minor: null,
      reason: null,
      created_at: now,
      decided_at: null,
      due_at: entry.ends_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The latest entry of a member at a promotion. */
export const latestEntry = (trx: Trx, { merchant, memberId, promotion }: PromotionWish) =>
  ownEntries(trx, { memberId, merchant: merchant.code })
    .where('promotion', '=', promotion)
    .limit(1)
    .executeTakeFirst()

/**
 * Joins a promotion on its present terms, once: bets count from then on (PROMO-2). Joining again changes nothing.
 * @throws CallFailure those of `runningPlan`, `promotion.conditions` with `leastMinor` when too little was deposited
 */
export async function joinPromotion(trx: Trx, wish: PromotionWish): Promise<void> {
  if (await latestEntry(trx, wish)) return
  const { plan, row } = await runningPlan(trx, wish, 'play')
  const { memberId, now } = wish
  const depositedMinor = (await firstDeposits(trx, [memberId])).get(memberId)?.allMinor ?? 0
  if (depositedMinor < plan.leastDepositMinor)
    throw new CallFailure('promotion.conditions', { leastMinor: plan.leastDepositMinor })
  await addEntry(trx, wish, {
    plan,
    state: 'joined',
    required_minor: plan.requiredMinor,
    types: plan.types ?? null,
    ends_at: Math.min(now + plan.days * dayMs, row.ends_at ?? Infinity),
    answers: {},
    comment: '',
  })
}
