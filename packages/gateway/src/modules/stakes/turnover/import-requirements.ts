import { minorDigits } from '@plaza/contract/kernel'
import type { RequirementKind, RequirementState } from '@plaza/contract/money'
import type { GameType } from '@plaza/contract/play'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { turnoverShares } from './turnover-shares'

/** A requirement of the past; the money that it came with goes into the ledger by `postBulk`. */
export interface ImportedRequirement {
  memberId: string
  kind: RequirementKind
  reference: string
  amountMinor: number
  requiredMinor: number
  /** What was staked towards it by category, and what of that counted, minor units. */
  contributions: readonly { type: GameType; stakedMinor: number; countedMinor: number }[]
  state: RequirementState
  name?: Record<string, string>
  highestStakeMinor?: number
  expiresAt?: number
  createdAt: number
  endedAt: number | null
}

const partsOf = (minor: number): number => minor * 100

/** Writes requirements of one merchant's members, in the order in which they are fulfilled. @throws when one is there */
export async function importRequirements(
  trx: Trx,
  merchant: { code: string; currency: string; settings: object },
  requirements: readonly ImportedRequirement[],
): Promise<void> {
  const shares = turnoverShares({ stored: { ...merchant.settings } })
  const unitMinor = 10 ** minorDigits(merchant.currency)
  for (const one of requirements) {
    const doneMinor = one.contributions.reduce((sum, { countedMinor }) => sum + countedMinor, 0)
    const { id } = await trx
      .insertInto('turnover_requirements')
      .values({
        merchant: merchant.code,
        member_id: one.memberId,
        currency: merchant.currency,
        kind: one.kind,
        reference: one.reference,
        amount_minor: one.amountMinor,
        held_minor: one.amountMinor,
        name: one.name ? JSON.stringify(one.name) : null,
        required_minor: one.requiredMinor,
        done_parts: partsOf(doneMinor),
        shares: JSON.stringify(shares),
        highest_stake_minor: one.highestStakeMinor ?? null,
        unit_minor: unitMinor,
        state: one.state,
        created_at: one.createdAt,
        expires_at: one.expiresAt ?? null,
        due_at: one.state === 'open' ? (one.expiresAt ?? null) : null,
        ended_at: one.endedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertRows(
      trx,
      'turnover_contributions',
      one.contributions.map(({ type, stakedMinor, countedMinor }) => ({
        requirement_id: id,
        game_type: type,
        staked_minor: stakedMinor,
        counted_parts: partsOf(countedMinor),
      })),
    )
  }
}
