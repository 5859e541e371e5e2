import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { call, signIn } from '@plaza/gateway/http-client'
import { builtCli } from '@plaza/gateway/run-gateway'
import { openDatabase } from './database.mjs'
import { startGateway } from './gateway.mjs'
import { percentile } from './samples.mjs'

const rounds = Number(process.env.BENCH_YEAR ?? 200_000)
const asked = 100
const account = 'plain02'
const dayMs = 86_400_000
const days = 365
const run = promisify(execFile)

/**
 * One member's year: rounds of a peso, every second of which pays 1.90, settled a day at a time by the rule that settles real
 * ones, so that the figures of days are counted as they always are.
 */
const fill = [
  `insert into play_sittings (id, merchant, site, member_id, session_id, intent, node_id, vendor, mode, device_hash, language,
      origin, started_at, seen_at, ended_at, currency)
    select 'BENCH', 'demo', 'demo', m.id, 'BENCH', 'BENCH', g.node_id, g.vendor, 'real', '', 'en', '', 0, 0, 0, 'PHP'
    from members m cross join lateral (select node_id, vendor from games where merchant = 'demo' and game_type = 'RNG'
      order by node_id limit 1) g
    where m.merchant = 'demo' and m.account = '${account}'`,
  `insert into play_rounds (merchant, vendor, member_id, id, node_id, sitting_id, mode, started_at, ended_at, bets, staked_minor,
      won_minor, currency)
    select 'demo', s.vendor, s.member_id, 'BENCH' || n, s.node_id, s.id, 'real', at - 1000, at, 1, 100,
      case when n % 2 = 0 then 190 else 0 end, 'PHP'
    from play_sittings s cross join (select n, (extract(epoch from now()) * 1000)::bigint - 60000
      - (n::bigint * ${days - 2}::bigint * ${dayMs} / ${rounds}) as at from generate_series(1, ${rounds}) n) made
    where s.id = 'BENCH'`,
  `create temporary table bench_days as select id, merchant_day('demo', ended_at) as day from play_rounds where sitting_id = 'BENCH'`,
  'create index on bench_days (day)',
  `do $do$ declare one text; begin
    for one in select distinct day from bench_days order by 1 loop
      perform stake_settled(array(
        select row('demo', r.member_id, one, 'RNG', r.vendor, r.id, 'settled', 1, r.staked_minor, r.won_minor, r.staked_minor,
          false, r.ended_at, 0, r.ended_at)::settled_stake
        from bench_days d join play_rounds r on r.merchant = 'demo' and r.sitting_id = 'BENCH' and r.id = d.id
        where d.day = one));
    end loop;
  end $do$`,
  'analyze',
]

async function timed(origin, cookie, path) {
  const from = performance.now()
  const { status, body } = await call(origin, path, { headers: { cookie, host: 'localhost' } })
  if (status !== 200) throw new Error(`${path} answered ${JSON.stringify(body)}`)
  return performance.now() - from
}

const p99 = async (paths, ask) => {
  const times = []
  for (const path of paths) times.push(await ask(path))
  return percentile(times, 0.99)
}

/**
 * The game record and the profit and loss of a member with 200,000 rounds in a year: p99 of a page with its totals, of the
 * figures and chart of a month and of twelve months, ms; and what an audit finds when it derives the figures of days again.
 */
export async function yearOfPlay(say, databaseUrl = '') {
  const env = databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl }
  const first = await startGateway(env)
  await first.stop({ keepsData: true })
  say(`  ${rounds.toLocaleString('en')} rounds …`)
  const { query, end } = await openDatabase(databaseUrl, first.dataDir)
  for (const statement of fill) await query(statement)
  await end()
  const gateway = await startGateway(env, first.dataDir)
  try {
    const cookie = await signIn(gateway.origin, account)
    const day = (ms) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10)
    const now = Date.now()
    const monthOf = (index) =>
      `from=${day(now - ((index % 2) * 30 + 30) * dayMs)}&to=${day(now - (index % 2) * 30 * dayMs)}`
    const indexes = Array.from({ length: asked }, (_, index) => index)
    const ask = (path) => timed(gateway.origin, cookie, path)
    const record = await p99(
      indexes.map((index) => `/wps/member/gameRecord?${monthOf(index)}&pageNo=${1 + index * 5}`),
      ask,
    )
    const month = await p99(
      indexes.map((index) => `/wps/member/profitAndLoss?${monthOf(index)}`),
      ask,
    )
    const year = await p99(
      indexes.map(() => '/wps/member/profitAndLoss?months=12'),
      ask,
    )
    await gateway.stop({ keepsData: true })
    const audit = await run(process.execPath, [builtCli, 'audit'], {
      env: { ...process.env, DATA_DIR: first.dataDir, DATABASE_URL: databaseUrl },
    }).then(
      () => '',
      (error) => `${error.stdout}${error.stderr}`,
    )
    return { record, month, year, audit }
  } finally {
    await gateway.stop().catch(() => undefined)
  }
}
