import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { call } from '@plaza/gateway/http-client'
import { builtCli } from '@plaza/gateway/run-gateway'
import { eachOf, gatewayWithCrowd } from './crowd.mjs'
import { openDatabase } from './database.mjs'
import { percentile } from './samples.mjs'

const people = Number(process.env.BENCH_RAIN ?? 2_000)
/** Fewer packets than people: the last of them find none. */
const packets = Math.floor(people * 0.9)
const potMinor = 5_000_000
const connections = 50
/** Everybody with this remainder sends its chance twice at once. */
const doubledEvery = 10
const terms = {
  chances: 1,
  packets,
  potMinor,
  depositMinor: 0,
  betMinor: 0,
  seconds: 3_600,
}
const run = promisify(execFile)

/** One chance by one key; a browser sends it again when no answer comes. */
async function draw(originOf, { cookie }, session, key) {
  for (;;) {
    const answer = await call(originOf(), '/wps/rain/draw', {
      method: 'POST',
      headers: { cookie, host: 'localhost', 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ session }),
    }).catch(() => undefined)
    // Of two at once by one key the second may be told to wait for the first.
    if (answer && answer.status < 500 && answer.body.code !== 'request.in.progress') return answer
    await pause(50)
  }
}

/**
 * Red-packet rain with 2,000 members at once, a tenth of them twice by one key: ms of each chance, and what is wrong with
 * pot, packets, draws or ledger afterwards, which is nothing in `faults: []`. With `isKilled` the gateway dies in the middle.
 */
export async function rainLoad(say, { databaseUrl = '', isKilled = false } = {}) {
  const site = await gatewayWithCrowd(databaseUrl, people, 0)
  let { gateway } = site
  const cli = (...words) =>
    run(process.execPath, [builtCli, ...words], {
      env: { ...process.env, DATA_DIR: site.dataDir, DATABASE_URL: databaseUrl },
    })
  const times = []
  const answers = []
  try {
    await cli('setting', 'demo', 'redRain', JSON.stringify(terms))
    await cli('rain', 'start', 'demo', '--by', 'ana', '--seconds', '3600')
    const { body } = await call(gateway.origin, '/wps/rain', {
      headers: { cookie: site.crowd[0].cookie, host: 'localhost' },
    })
    const session = body.value?.session?.id
    if (!session) throw new Error(`no rain: ${JSON.stringify(body)}`)
    const drawing = eachOf(site.crowd, connections, async (member, index) => {
      const key = randomUUID()
      const from = performance.now()
      const twice = index % doubledEvery === 0
      const given = await Promise.all(
        Array.from({ length: twice ? 2 : 1 }, () => draw(() => gateway.origin, member, session, key)),
      )
      times.push(performance.now() - from)
      answers.push(...given)
    })
    if (isKilled) {
      while (answers.length < people / 2) await pause(20)
      say('  killed in the middle …')
      await gateway.kill()
      gateway = await site.start()
    }
    await drawing
    const refused = answers.filter(({ status }) => status !== 200)
    const audit = await cli('audit').then(
      () => [],
      (error) => [`plaza audit: ${error.stdout}`],
    )
    await gateway.stop({ keepsData: true })
    const faults = [
      ...refused.slice(0, 5).map(({ body: answer }) => `refused: ${JSON.stringify(answer)}`),
      ...audit,
      ...(await wrongOf(databaseUrl, site.dataDir, session)),
    ]
    return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), faults }
  } finally {
    await gateway.stop().catch(() => undefined)
  }
}

/** What is wrong in the database after all chances were used. */
async function wrongOf(databaseUrl, dataDir, session) {
  const { query, end } = await openDatabase(databaseUrl, dataDir)
  const one = async (text) => (await query(text, [session])).rows[0]
  const given = await one(`select count(*)::int as packets, sum(amount_minor)::int as minor from rain_packets
    where session_id = $1 and draw_id is not null`)
  const drawn = await one(`select count(*)::int as draws, count(distinct member_id)::int as members,
      count(*) filter (where amount_minor > 0)::int as won, sum(amount_minor)::int as minor
    from rain_draws where session_id = $1`)
  const paid = await one(`select count(*)::int as count, coalesce(sum(e.amount_minor), 0)::int as minor
    from rain_draws d join transactions t on t.reference = d.id and t.kind = 'red-packet'
      join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
    where d.session_id = $1 and a.owner <> 'house'`)
  await end()
  const is = (what, seen, wanted) => (seen === wanted ? [] : [`${what}: ${seen}, not ${wanted}`])
  return [
    ...is('packets given', given.packets, packets),
    ...is('centavos of them', given.minor, potMinor),
    ...is('chances used', drawn.draws, people),
    ...is('members who used one', drawn.members, people),
    ...is('chances that won', drawn.won, packets),
    ...is('payments', paid.count, packets),
    ...is('centavos paid', paid.minor, potMinor),
  ]
}
