import type { PromotionPlan } from '@plaza/contract/growth'
import type { Trx } from '../../../kernel/database/database'
import { newOrderNumber } from '../../../kernel/order-number'
import { issueReward } from './issue-reward'
import { entryPrefix } from './join-promotion'
import type { EntryState } from './tables'

/** What a member did with a promotion in the past. */
export interface ImportedEntry {
  memberId: string
  promotion: string
  plan: Extract<PromotionPlan, { kind: 'play' | 'application' }>
  state: EntryState
  progressMinor: number
  endsAt: number | null
  answers: Record<string, string>
  comment: string
  /** Of one that was rejected. */
  reason: string | null
  createdAt: number
  decidedAt: number | null
}

/** Writes entries of one merchant's members; the reward of an issued one waits in the reward centre. */
export async function importEntries(
  trx: Trx,
  { code, currency }: { code: string; currency: string },
  entries: readonly ImportedEntry[],
  now: number,
): Promise<void> {
  for (const one of entries) {
    const { plan, state } = one
    // An issued one is moved there with its reward.
    const written = state !== 'issued' ? state : plan.kind === 'play' ? 'process' : 'applying'
    const row = await trx
      .insertInto('promotion_entries')
      .values({
        id: newOrderNumber(entryPrefix),
        merchant: code,
        member_id: one.memberId,
        currency,
        promotion: one.promotion,
        plan: JSON.stringify(plan),
        state: written,
        required_minor: plan.kind === 'play' ? plan.requiredMinor : null,
        types: plan.kind === 'play' ? (plan.types ?? null) : null,
        ends_at: one.endsAt,
        progress_minor: one.progressMinor,
        answers: JSON.stringify(one.answers),
        comment: one.comment,
        amount_minor: null,
        reason: one.reason,
        created_at: one.createdAt,
        decided_at: one.decidedAt,
        due_at: state === 'joined' || state === 'process' ? one.endsAt : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (state === 'issued')
      await issueReward(trx, { ...row, plan }, { amountMinor: plan.rewardMinor, reason: one.reason, now })
  }
}
