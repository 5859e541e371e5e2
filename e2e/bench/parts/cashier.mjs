import { requirePrograms } from '@plaza/build/require-programs'
import { startPostgres } from '@plaza/gateway/postgres'
import { waitForCalm } from '../calm.mjs'
import { cashierPages } from '../cashier-pages.mjs'
import { depositLoad } from '../deposit-load.mjs'
import { firstRouteRows } from '../first-routes.mjs'
import { rawInserts } from '../raw-inserts.mjs'
import { recordLoad } from '../record-load.mjs'
import { percentile } from '../samples.mjs'
import { startSite } from '../site.mjs'
import { row } from '../table-row.mjs'
import { turnoverLoad } from '../turnover-load.mjs'

const connections = 50

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

const depositRows = (database, { rate, p99 }, raw) => [
  row(
    `deposits-${database}`,
    `Deposit orders a second over ${connections} connections, ${database}, in per cent of its plain inserts (${Math.round(rate)} of ${Math.round(raw)})`,
    (rate / raw) * 100,
    1,
    5,
    { unit: '%', digits: 1, atLeast: true },
  ),
  row(`depositsP99-${database}`, `The same, p99 from request to order, ${database}`, p99, 5_000, 1_000),
]

function pageRows({ first, delays }) {
  return [
    ...firstRouteRows(first),
    row(
      'creditShown',
      `From a deposit's callback to the balance on an open page, median of ${delays.length}`,
      percentile(delays, 0.5),
      1_000,
      300,
    ),
    row('creditShownP95', 'The same, 95th percentile', percentile(delays, 0.95), 2_000, 1_000),
  ]
}

async function measurePages(say) {
  const site = await startSite(8294, { LOGIN_ADDRESS_LIMIT: '100000' })
  try {
    const calm = await waitForCalm(say)
    return { rows: pageRows(await cashierPages(say, site)), calm }
  } finally {
    await site.stop()
  }
}

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

/**
 * What records of a long history cost, and turnover in the settling transaction, and orders at once, on both databases; and how
 * soon pages of the cashier and money that arrives are there.
 */
export async function cashier(say) {
  say('pages …')
  const shown = await measurePages(say)
  say('deposits, embedded …')
  const deposits = depositRows('embedded', await depositLoad(connections), await rawInserts())
  say('records, embedded …')
  const embedded = rowsOf('embedded', await recordLoad(say))
  say('turnover, embedded …')
  const turnover = await turnoverLoad(say)
  process.env.POSTGRES_BIN ??= (await requirePrograms()).postgres
  // A gateway's keys are encrypted with the key of its data folder, so each load has a server of its own.
  const [ofDeposits, ofRecords, ofTurnover] = [
    await startPostgres(),
    await startPostgres(),
    await startPostgres(),
  ]
  try {
    say('deposits, PostgreSQL …')
    const depositsOfPostgres = depositRows(
      'PostgreSQL',
      await depositLoad(connections, ofDeposits.url),
      await rawInserts(ofDeposits.url, connections),
    )
    say('records, PostgreSQL …')
    const rows = rowsOf('PostgreSQL', await recordLoad(say, ofRecords.url))
    say('turnover, PostgreSQL …')
    const turnoverOfPostgres = await turnoverLoad(say, ofTurnover.url)
    return {
      rows: [
        ...shown.rows,
        ...deposits,
        ...depositsOfPostgres,
        ...embedded,
        ...rows,
        ratioRow('embedded', turnover),
        ratioRow('PostgreSQL', turnoverOfPostgres),
      ],
      facts: [shown.calm, factOf('embedded', turnover), factOf('PostgreSQL', turnoverOfPostgres)],
    }
  } finally {
    await Promise.all([ofDeposits, ofRecords, ofTurnover].map((server) => server.stop()))
  }
}
