import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { call, signIn } from '@plaza/gateway/http-client'
import { openDatabase } from './database.mjs'
import { startGateway } from './gateway.mjs'
import { percentile } from './samples.mjs'

const orders = Number(process.env.BENCH_DEPOSITS ?? 2_000)
const amountMinor = 10_000

/** Players without an open deposit, for a member has one of each method at a time. */
const players = `select account from members m where merchant = 'demo' and type = 0 and not blocked and not must_change_password
    and not exists (select from deposits d where d.member_id = m.id and d.state not in ('credited', 'failed', 'expired', 'cancelled'))
  order by account limit $1`

/** Sends a call that changes something. @throws when it is refused */
async function post(origin, cookie, path, body = {}) {
  const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const answer = await call(origin, path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (answer.status !== 200) throw new Error(`${path} answered ${JSON.stringify(answer.body)}`)
  return answer.body.value
}

/** Opens a deposit that the demo bank pays a moment later. @throws when it is refused */
export const openDeposit = (origin, cookie) =>
  post(origin, cookie, '/wps/deposit', { method: 'demo-bank', amountMinor })

/**
 * Deposit orders of as many members at once as there are connections, in rounds of one each: orders a second, and p99 from
 * request to order, ms. Between the rounds, unmeasured, all are given up, for a member has one of a method at a time.
 */
export async function depositLoad(connections, databaseUrl = '') {
  // What is measured is how many are accepted: none is refused for overload.
  const env = { GATEWAY_WORK_LIMIT: 'none', ...(databaseUrl !== '' && { DATABASE_URL: databaseUrl }) }
  const first = await startGateway(env)
  await first.stop({ keepsData: true })
  const database = await openDatabase(databaseUrl, first.dataDir)
  const { rows } = await database.query(players, [connections])
  await database.end()
  if (rows.length < connections) throw new Error(`only ${rows.length} players can deposit`)
  const gateway = await startGateway(env, first.dataDir)
  try {
    const { origin } = gateway
    const cookies = []
    for (const { account } of rows) cookies.push(await signIn(origin, account))
    const samples = []
    let ms = 0
    while (samples.length < orders) {
      const startMs = performance.now()
      const opened = await Promise.all(
        cookies.map(async (cookie) => {
          const { deposit } = await openDeposit(origin, cookie)
          samples.push(performance.now() - startMs)
          return { cookie, path: `/wps/deposit/${deposit.id}/cancel` }
        }),
      )
      ms += performance.now() - startMs
      await Promise.all(opened.map(({ cookie, path }) => post(origin, cookie, path)))
    }
    return { rate: samples.length / (ms / 1_000), p99: percentile(samples, 0.99) }
  } finally {
    await gateway.stop()
  }
}
