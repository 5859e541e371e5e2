import { sql, type Kysely, type Migration } from 'kysely'
import { betStatements } from './wallet-booking/bet'
import { limitStatements } from './wallet-booking/limits'
import { moneyStatements } from './wallet-booking/money'
import { rollbackStatements } from './wallet-booking/rollback'
import { seatStatements } from './wallet-booking/seat'
import { winStatements } from './wallet-booking/win'

const statements = [
  ...seatStatements,
  ...limitStatements,
  ...moneyStatements,
  ...betStatements,
  ...winStatements,
  ...rollbackStatements,
]

/**
 * The wallet's calls as functions of the database: one round trip each, which is one transaction (VENDOR-1). They
 * return a status of the contract and write nothing when they refuse.
 */
export const walletBooking: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
