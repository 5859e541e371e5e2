import type { DepositBonus } from '@plaza/contract/money'
import type { Queries } from '../../../kernel/database/database'

/** The bonuses of deposits, by order. */
export async function readBonuses(
  queries: Queries,
  depositIds: readonly string[],
): Promise<Map<string, DepositBonus>> {
  if (depositIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('deposit_bonuses')
    .selectAll()
    .where('deposit_id', 'in', depositIds)
    .execute()
  return new Map(
    rows.map((row) => [
      row.deposit_id,
      {
        promotion: row.promotion,
        name: { ...row.terms.name },
        amountMinor: row.amount_minor,
        wagering: row.terms.wagering,
        state: row.state,
        ...(row.reason !== null && { reason: row.reason }),
      },
    ]),
  )
}
