import type { Database } from '../kernel/database/database'
import { houseAccount, transfer } from '../kernel/ledger'

/** Makes a member of `demo` owe an amount, minor units, as a corrected result does: what its wallet has is taken at once. */
export const putInDebt = (db: Database, memberId: string, debtMinor: number, now = 0): Promise<unknown> =>
  db.transaction((trx) =>
    transfer(trx, {
      merchant: 'demo',
      currency: 'PHP',
      kind: 'lottery-correction',
      reference: `LT-${memberId}`,
      entries: [
        { account: houseAccount(`house:debts:${memberId}`), amountMinor: -debtMinor },
        { account: houseAccount('house:lottery:0'), amountMinor: debtMinor },
      ],
      now,
    }),
  )
