import type { Localized } from '@plaza/contract/kernel'
import type { PromotionPlan } from '@plaza/contract/growth'
import type { Trx } from '../../../kernel/database/database'
import { readPromotionRows } from '../../platform/content'
import { grantReward } from '../rewards'
import { rewardOf } from './entries'
import { moveEntry } from './move-entry'
import type { EntryRow } from './tables'

/** The title of a promotion in every language, switched on or not. */
export async function titleOf(trx: Trx, merchant: string, promotion: string): Promise<Localized> {
  const [row] = await readPromotionRows(trx, merchant, { enabled: 'any', id: promotion })
  return row ? { ...row.title } : { en: promotion }
}

/** Ends an entry with its reward, which waits in the reward centre then, on the terms of the entry. */
export async function issueReward(
  trx: Trx,
  row: EntryRow & { plan: Extract<PromotionPlan, { kind: 'play' | 'application' }> },
  { amountMinor, reason, now }: { amountMinor: number; reason: string | null; now: number },
): Promise<void> {
  const { wagering, wageringDays, highestStakeMinor } = row.plan
  await moveEntry(trx, row, 'issued', { amount_minor: amountMinor, reason, decided_at: now })
  await grantReward(trx, {
    merchant: row.merchant,
    memberId: row.member_id,
    source: 'promotion',
    reference: rewardOf(row),
    name: await titleOf(trx, row.merchant, row.promotion),
    amountMinor,
    wagering,
    ...(wageringDays !== null && { wageringDays }),
    highestStakeMinor,
    now,
  })
}
