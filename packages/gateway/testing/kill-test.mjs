import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { call, seal, signIn } from './http-client.mjs'
import { freePort, runGateway } from './run-gateway.mjs'
import { seeded } from './seeded.mjs'
import { settleOrders, totalOf } from './settle-orders.mjs'

const run = promisify(execFile)
const accounts = ['player01', 'agent01', 'vip05', 'plain01']
const amountMinor = 10_000
/** Of these the demo bank pays the first as ordered, the second with 10.00 less, the third late. */
const depositsMinor = [amountMinor, amountMinor, 20_041, 10_043]
const paidFor = ({ amountMinor: ordered }) => (ordered === 20_041 ? 19_041 : ordered)
/** With the withdrawal password of the demo. */
const withdrawalBody = { amountMinor, paymentPassword: '246810' }

/** Sends an intent: a withdrawal sealed, for its password is in it. */
async function send(origin, cookie, { key, path, body }) {
  const form =
    body === withdrawalBody
      ? await seal(origin, body)
      : {
          headers: { 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        }
  const headers = { ...form.headers, cookie, 'idempotency-key': key }
  return call(origin, path, { method: 'POST', ...form, headers })
}

/** Writes as fast as the gateway answers, until it is killed; keeps what was acknowledged and what was not. */
async function writeUntilDeath(origin, cookie, known, random) {
  const post = async (path, key, body) => {
    const answer = await send(origin, cookie, { key, path, body })
    if (answer.status >= 500) known.failures.push(`${path}: ${JSON.stringify(answer.body)}`)
    return answer
  }
  for (;;) {
    const key = randomUUID()
    known.unanswered = { key, path: '/wps/withdraw', body: withdrawalBody }
    const withdrawal = await post('/wps/withdraw', key, known.unanswered.body)
    if (withdrawal.status === 200)
      known.withdrawals.set(withdrawal.body.value.withdrawal.id, withdrawal.body.value.balance.version)
    const depositKey = randomUUID()
    const ordered = depositsMinor[Math.floor(random() * depositsMinor.length)]
    known.unanswered = {
      key: depositKey,
      path: '/wps/deposit',
      body: { method: 'demo-bank', amountMinor: ordered },
    }
    const deposit = await post('/wps/deposit', depositKey, known.unanswered.body)
    known.unanswered = null
    const open = deposit.body.value?.deposit?.id
    if (!open) continue
    known.deposits.set(open, 'awaiting-payment')
    // What is paid late only comes once the order has ended.
    if (ordered !== 10_043 && random() < 0.5) continue
    const cancelled = await post(`/wps/deposit/${open}/cancel`, randomUUID())
    if (cancelled.status === 200) known.deposits.set(open, 'cancelled')
  }
}

/** What is missing of what was acknowledged. */
async function missing(origin, cookie, known) {
  const losses = []
  const get = (path) => call(origin, path, { headers: { cookie } })
  for (const [id, version] of known.withdrawals) {
    const { status, body } = await get(`/wps/withdraw/${id}`)
    if (status !== 200) losses.push(`withdrawal ${id}: ${JSON.stringify(body)}`)
    else if (body.value.balance.version < version) losses.push(`withdrawal ${id}: an older balance`)
  }
  for (const [id, state] of known.deposits) {
    const { status, body } = await get(`/wps/deposit/${id}`)
    if (status !== 200) losses.push(`deposit ${id}: ${JSON.stringify(body)}`)
    else if (state === 'cancelled' && body.value.deposit.state !== 'cancelled')
      losses.push(`deposit ${id} is ${body.value.deposit.state} after it was cancelled`)
  }
  return losses
}

/**
 * An intent that got no answer is sent twice again, and is known then: what was accepted must be one and the same order.
 * A refusal is not kept, so a second try may be accepted where the first met an order that has ended meanwhile.
 */
async function retryIsOnce(origin, cookie, known) {
  const intent = known.unanswered
  const answers = [await send(origin, cookie, intent), await send(origin, cookie, intent)]
  const accepted = answers.filter(({ status }) => status === 200)
  const made = new Set()
  for (const { withdrawal, deposit } of accepted.map((answer) => answer.body.value)) {
    if (withdrawal) known.withdrawals.set(withdrawal.id, 0)
    if (deposit) known.deposits.set(deposit.id, 'unknown')
    made.add((withdrawal ?? deposit).id)
  }
  return made.size < 2 ? [] : [`an intent repeated was done twice: ${intent.path}`]
}

/**
 * Kills the built gateway with SIGKILL in mid-write, `kills` times on one database, and answers what was lost:
 * `{ kills, acknowledged, losses, audit }`. Sound is `losses: []` and an audit that exits 0. `bundle` is the folder
 * of `main.mjs` and `cli.mjs`; `seed` decides amounts and moments; without `databaseUrl` the database is the embedded
 * one; `signal` ends it before the next kill.
 */
export async function killTest({
  kills,
  bundle,
  seed = 1,
  databaseUrl = '',
  signal,
  onKill = () => undefined,
}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'plaza-kill-'))
  const port = await freePort()
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    GATEWAY_PORT: String(port),
    DATABASE_URL: databaseUrl,
    DEMO: '1',
    WORLD_GAMES: '200',
    DEPOSIT_EXPIRY_MS: '5000',
    LOG_LEVEL: 'info',
  }
  const random = seeded(seed)
  const origin = `http://127.0.0.1:${port}`
  const losses = []
  let gateway = await runGateway(bundle, env)
  try {
    const writers = []
    for (const account of accounts) {
      const cookie = await signIn(origin, account)
      const before = await totalOf(origin, cookie)
      const known = { before, withdrawals: new Map(), deposits: new Map(), unanswered: null, failures: [] }
      writers.push({ cookie, known })
    }
    for (let kill = 1; kill <= kills; kill += 1) {
      signal?.throwIfAborted()
      const writing = writers.map(({ cookie, known }) =>
        writeUntilDeath(origin, cookie, known, random).catch(() => undefined),
      )
      await new Promise((resolve) => setTimeout(resolve, 300 + random() * 1_200))
      const died = once(gateway, 'exit')
      gateway.kill('SIGKILL')
      await Promise.all([died, ...writing])
      gateway = await runGateway(bundle, env)
      for (const { cookie, known } of writers) {
        losses.push(...known.failures.splice(0))
        losses.push(...(await missing(origin, cookie, known)))
        if (known.unanswered) losses.push(...(await retryIsOnce(origin, cookie, known)))
      }
      onKill(kill)
    }
    for (const { cookie, known } of writers) {
      const orders = { ...known, withdrawals: known.withdrawals.keys(), deposits: known.deposits.keys() }
      losses.push(...(await settleOrders(origin, cookie, { ...orders, paidFor })))
    }
    const audit = await run(process.execPath, [join(bundle, 'cli.mjs'), 'audit'], { env }).then(
      ({ stdout }) => stdout.trim(),
      (error) => `unsound: ${error.stderr}`,
    )
    const acknowledged = writers.reduce(
      (sum, { known }) => sum + known.withdrawals.size + known.deposits.size,
      0,
    )
    return { kills, acknowledged, losses, audit }
  } finally {
    gateway.kill('SIGTERM')
    await once(gateway, 'exit').catch(() => undefined)
    await rm(dataDir, { recursive: true, force: true })
  }
}
