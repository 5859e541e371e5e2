import type { Database } from '@plaza/gateway/testing'
import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import dumped from './dumped.json'
import { sqlStatements } from './sql-statements'

/** When the dump was made, who was signed in, with which balance, and the cookie of a session that had ended. */
export const earlierDemo = dumped

const dumpFile = join(process.cwd(), 'packages/demo-world/src/testing/earlier-demo/dump.sql.br')

/** Settings of the session that restores a dump; names in the dump have their schema. */
const isSetting = (statement: string) => /^(?:SET|SELECT pg_catalog\.set_config)\b/.test(statement)

/** Fills an empty database with the demo as an earlier version left it, without migrating it. */
export async function loadEarlierDemo(db: Database): Promise<void> {
  const statements = sqlStatements(brotliDecompressSync(readFileSync(dumpFile)).toString())
  await db.transaction(async (trx) => {
    // Functions come before the tables that they name.
    await sql`set local check_function_bodies = false`.execute(trx)
    for (const statement of statements.filter((one) => !isSetting(one))) await sql.raw(statement).execute(trx)
  })
}
