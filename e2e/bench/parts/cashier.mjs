import { requirePrograms } from '@plaza/build/require-programs'
import { startPostgres } from '@plaza/gateway/postgres'
import { recordLoad } from '../record-load.mjs'
import { turnoverLoad } from '../turnover-load.mjs'

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

const ratioRow = (database, { ratio }) => ({
  id: '–',
  key: `turnover-ratio-${database}`,
  name: `Rounds a second with ten open requirements against none, ${database}`,
  value: ratio,
  atLeast: true,
  must: 0.5,
  aim: 0.8,
  unit: '×',
  digits: 2,
})

const factOf = (database, { none, ten }) =>
  `Rounds a second, bet and settled, ${database}: ${Math.round(none)} with nothing to stake, ${Math.round(ten)} with ten open requirements.`

/** What records of a long history cost, and turnover in the settling transaction, on both databases. */
export async function cashier(say) {
  say('records, embedded …')
  const embedded = rowsOf('embedded', await recordLoad(say))
  say('turnover, embedded …')
  const turnover = await turnoverLoad(say)
  process.env.POSTGRES_BIN ??= (await requirePrograms()).postgres
  const postgres = await startPostgres()
  try {
    say('records, PostgreSQL …')
    const rows = rowsOf('PostgreSQL', await recordLoad(say, postgres.url))
    say('turnover, PostgreSQL …')
    const turnoverOfPostgres = await turnoverLoad(say, postgres.url)
    return {
      rows: [
        ...embedded,
        ...rows,
        ratioRow('embedded', turnover),
        ratioRow('PostgreSQL', turnoverOfPostgres),
      ],
      facts: [factOf('embedded', turnover), factOf('PostgreSQL', turnoverOfPostgres)],
    }
  } finally {
    await postgres.stop()
  }
}
