import type { Kysely, Migration } from 'kysely'
import { fixRows } from '../../../kernel/database/fixed-rows'

/** A plan stays what its member agreed to (BET-7): its lines, its issues with their multipliers, and what it reserved. */
export const fixedPlans: Migration = {
  up: async (db: Kysely<unknown>) => {
    await fixRows(db, {
      table: 'lottery_chases',
      columns: [
        'id',
        'merchant',
        'site',
        'member_id',
        'is_practice',
        'lottery',
        'rules',
        'currency',
        'lines',
        'first_play',
        'stops_on_win',
        'issue_count',
        'reserved_minor',
        'created_at',
      ],
    })
    await fixRows(db, {
      table: 'lottery_chase_issues',
      columns: ['chase_id', 'no', 'issue', 'multiplier', 'amount_minor'],
    })
  },
}
