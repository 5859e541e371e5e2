import { performance } from 'node:perf_hooks'
import { signIn } from '@plaza/gateway/http-client'
import { openDatabase } from './database.mjs'
import { startGateway } from './gateway.mjs'
import { percentile } from './samples.mjs'

const rows = Number(process.env.BENCH_RECORDS ?? 100_000)
const asked = 100
const pageSize = 20
const account = 'plain02'
const dayMs = 86_400_000
const days = 30

/** One member's history: bets and wins of a centavo over the last days, each with its entry and its balance. */
const fill = [
  `create temporary table bench_rows as
    select n, nextval(pg_get_serial_sequence('transactions', 'id')) as id,
      (extract(epoch from now()) * 1000)::bigint - ${days - 1}::bigint * ${dayMs} + n * (${days - 1}::bigint * ${dayMs} / ${rows}) as at
    from generate_series(1, ${rows}) n`,
  `insert into transactions (id, merchant, kind, reference, created_at)
    select id, 'demo', case when n % 2 = 0 then 'game-win' else 'game-bet' end, 'BENCH:' || n, at from bench_rows`,
  `insert into entries (transaction_id, account_id, currency, amount_minor, balance_after_minor)
    select r.id, a.id, 'PHP', case when (r.n % 2 = 0) = (a.owner <> 'house') then 1 else -1 end, a.balance_minor
    from bench_rows r cross join accounts a left join members m on m.id = a.owner
    where a.merchant = 'demo' and ((m.account = '${account}' and a.wallet = 'main') or
      (a.owner = 'house' and a.wallet = 'house:adjustments'))
    order by r.n`,
  `insert into deposits (id, merchant, member_id, method, amount_minor, currency, state, reference, created_at, expires_at)
    select 'BD' || n, 'demo', m.id, 'demo-bank', 100, 'PHP', 'expired', 'BD' || n, at, at
    from bench_rows cross join members m where m.account = '${account}' and m.merchant = 'demo'`,
  `insert into withdrawals (id, merchant, member_id, account, amount_minor, currency, state, created_at)
    select 'BW' || n, 'demo', m.id, 'Bank •••• 1234', 100, 'PHP', 'rejected', at
    from bench_rows cross join members m where m.account = '${account}' and m.merchant = 'demo'`,
  'analyze',
]
const house = `insert into accounts (merchant, owner, wallet, currency) values ('demo', 'house', 'house:adjustments', 'PHP')
  on conflict do nothing`

async function fillDatabase(databaseUrl, dataDir) {
  const { query, end } = await openDatabase(databaseUrl, dataDir)
  for (const statement of [house, ...fill]) await query(statement)
  await end()
}

async function timed(origin, cookie, path) {
  const startMs = performance.now()
  const answer = await fetch(`${origin}${path}`, { headers: { cookie } })
  const { success, value, code } = await answer.json()
  if (!success) throw new Error(`${path} answered ${code}`)
  return { ms: performance.now() - startMs, value }
}

/** p99 of pages with their totals, and seconds of the whole export, for each record of a member with many rows. */
async function measureRecord(origin, cookie, record, range) {
  const pages = []
  for (let index = 0; index < asked; index += 1) {
    const pageNo = 1 + Math.floor((index * rows) / pageSize / asked)
    pages.push((await timed(origin, cookie, `/wps/records/${record}?${range}&pageNo=${pageNo}`)).ms)
  }
  const parts = []
  let count = 0
  let after = ''
  do {
    const { ms, value } = await timed(origin, cookie, `/wps/records/${record}/export?${range}${after}`)
    parts.push(ms)
    count += value.rows.length
    after = value.next === undefined ? '' : `&after=${encodeURIComponent(value.next)}`
  } while (after !== '')
  if (count < rows) throw new Error(`the export of ${record} has ${count} rows of ${rows}`)
  return { pageMs: percentile(pages, 0.99), exportSeconds: parts.reduce((sum, ms) => sum + ms, 0) / 1000 }
}

/** The three records of a member with 100,000 rows each, on the embedded database or on PostgreSQL. */
export async function recordLoad(say, databaseUrl = '') {
  const env = databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl }
  const first = await startGateway(env)
  await first.stop({ keepsData: true })
  say(`  ${rows.toLocaleString('en')} rows …`)
  await fillDatabase(databaseUrl, first.dataDir)
  const gateway = await startGateway(env, first.dataDir)
  try {
    const cookie = await signIn(gateway.origin, account)
    const day = (ms) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10)
    const now = Date.now()
    const range = `from=${day(now - days * dayMs)}&to=${day(now)}`
    const measured = {}
    for (const record of ['deposits', 'withdrawals', 'transactions']) {
      say(`  ${record} …`)
      measured[record] = await measureRecord(gateway.origin, cookie, record, range)
    }
    return measured
  } finally {
    await gateway.stop()
  }
}
