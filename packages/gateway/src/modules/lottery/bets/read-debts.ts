import type { Queries } from '../../../kernel/database/database'

/** What a corrected order could not take back from its member's wallet. */
export interface LotteryDebt {
  order: string
  /** Of the member's ledger. */
  merchant: string
  memberId: string
  lottery: string
  issue: string
  currency: string
  debtMinor: number
}

/** Debts of corrected orders, for the audit (BET-6). */
export const readDebts = (queries: Queries): Promise<LotteryDebt[]> =>
  queries
    .selectFrom('lottery_orders')
    .select([
      'id as order',
      'merchant',
      'member_id as memberId',
      'lottery',
      'issue',
      'currency',
      'debt_minor as debtMinor',
    ])
    .where('debt_minor', '>', 0)
    .orderBy('id')
    .execute()
