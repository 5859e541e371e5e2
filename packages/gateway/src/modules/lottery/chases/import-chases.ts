import type { SlipLine } from '@plaza/contract/lottery'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import type { ChaseIssueRow, ChaseRow } from './tables'

/** A plan of the past, or one that runs. Spent is what its placed issues cost. */
export interface ImportedChase {
  chase: Omit<ChaseRow, 'lines'> & { lines: readonly SlipLine[] }
  issues: readonly Omit<ChaseIssueRow, 'chase_id'>[]
}

/** Writes plans; the money that they moved goes into the ledger by `postBulk`. */
export async function importChases(trx: Trx, chases: readonly ImportedChase[]): Promise<void> {
  await insertRows(
    trx,
    'lottery_chases',
    chases.map(({ chase }) => chase),
  )
  await insertRows(
    trx,
    'lottery_chase_issues',
    chases.flatMap(({ chase, issues }) => issues.map((issue) => ({ ...issue, chase_id: chase.id }))),
  )
}
