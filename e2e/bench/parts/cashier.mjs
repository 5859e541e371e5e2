import { requirePrograms } from '@plaza/build/require-programs'
import { startPostgres } from '@plaza/gateway/postgres'
import { recordLoad } from '../record-load.mjs'

const rowsOf = (database, measured) =>
  Object.entries(measured).flatMap(([record, { pageMs, exportSeconds }]) => [
    {
      id: '–',
      key: `records-${record}-page-${database}`,
      name: `A page of ${record} with the totals of 100,000 rows, ${database}, p99`,
      value: pageMs,
      must: 500,
      aim: 200,
      unit: 'ms',
      digits: 0,
    },
    {
      id: '–',
      key: `records-${record}-export-${database}`,
      name: `All 100,000 rows of ${record} for a file, ${database}`,
      value: exportSeconds,
      must: 30,
      aim: 10,
      unit: 's',
      digits: 1,
    },
  ])

/** What records of a long history cost, on both databases. */
export async function cashier(say) {
  say('records, embedded …')
  const embedded = rowsOf('embedded', await recordLoad(say))
  process.env.POSTGRES_BIN ??= (await requirePrograms()).postgres
  const postgres = await startPostgres()
  try {
    say('records, PostgreSQL …')
    return { rows: [...embedded, ...rowsOf('PostgreSQL', await recordLoad(say, postgres.url))], facts: [] }
  } finally {
    await postgres.stop()
  }
}
