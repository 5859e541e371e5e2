import type { PromotionTerms } from '@plaza/contract/money'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'

/** A bonus that a deposit was given. */
export interface ImportedBonus {
  depositId: string
  memberId: string
  terms: PromotionTerms
  amountMinor: number
  /** Within what the promotion is had once. */
  useKey: string
  at: number
}

/** Writes bonuses of credited deposits; their bookings and requirements are written elsewhere. @throws when one exists */
export const importBonuses = (trx: Trx, merchant: string, bonuses: readonly ImportedBonus[]): Promise<void> =>
  insertRows(
    trx,
    'deposit_bonuses',
    bonuses.map(({ depositId, memberId, terms, amountMinor, useKey, at }) => ({
      deposit_id: depositId,
      merchant,
      member_id: memberId,
      promotion: terms.code,
      terms,
      amount_minor: amountMinor,
      state: 'given',
      use_key: useKey,
      created_at: at,
      ended_at: at,
    })),
  )
