import { minorDigits } from '@plaza/contract/kernel'
import type { RequirementKind } from '@plaza/contract/money'
import { sql } from 'kysely'
import type { Trx } from '../../../kernel/database/database'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { turnoverShares } from './turnover-shares'

/** Money that came in, and what has to be staked before it can go out. */
export interface NewRequirement {
  merchant: string
  memberId: string
  currency: string
  kind: RequirementKind
  /** What it came with: the order, bonus or adjustment. */
  reference: string
  /** What was credited, minor units: held until the requirement is fulfilled. */
  amountMinor: number
  /** What has to be staked, minor units; with 0 nothing is required. */
  requiredMinor: number
  /** Of a bonus: the highest stake that is accepted while it runs. */
  highestStakeMinor?: number
  /** Of a bonus: the name of its promotion. */
  name?: Record<string, string>
  /** Of a bonus: when it goes back unless it was staked enough, ms. */
  expiresAt?: number
  now: number
}

/**
 * Attaches a requirement to money, in the transaction that credited it and after the credit, once for its kind and
 * reference (WITHDRAW-7). Earlier requirements end here if the member owned nothing else, and hold no more than what the
 * member owned. Returns whether it is new.
 * @throws Error for an unknown merchant
 */
export async function addRequirement(trx: Trx, requirement: NewRequirement): Promise<boolean> {
  const { memberId, amountMinor, requiredMinor, now } = requirement
  if (requiredMinor === 0) return false
  const merchant = await readMerchant(trx, requirement.merchant)
  if (!merchant) throw new Error(`no merchant ${requirement.merchant}`)
  await sql`select turnover_end_spent(${memberId}, ${amountMinor}::bigint, ${now}::bigint)`.execute(trx)
  await sql`select turnover_settle_held(${memberId}, ${amountMinor}::bigint)`.execute(trx)
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('turnover_requirements')
    .values({
      merchant: merchant.code,
      member_id: memberId,
      currency: requirement.currency,
      kind: requirement.kind,
      reference: requirement.reference,
      amount_minor: amountMinor,
      held_minor: amountMinor,
      name: requirement.name ? JSON.stringify(requirement.name) : null,
      required_minor: requiredMinor,
      shares: JSON.stringify(turnoverShares(merchant)),
      highest_stake_minor: requirement.highestStakeMinor ?? null,
      unit_minor: 10 ** minorDigits(requirement.currency),
      created_at: now,
      expires_at: requirement.expiresAt ?? null,
      due_at: requirement.expiresAt ?? null,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'reference']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
