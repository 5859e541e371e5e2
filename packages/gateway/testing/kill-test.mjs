import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isDefinite } from './ask-until-answered.mjs'
import { compareAcknowledged } from './compare-acknowledged.mjs'
import { call, seal, signIn } from './http-client.mjs'
import { repeatIntents } from './repeat-intents.mjs'
import { builtCli, freePort, runGateway } from './run-gateway.mjs'
import { seeded } from './seeded.mjs'
import { settleOrders, totalOf } from './settle-orders.mjs'

const run = promisify(execFile)
const accounts = ['player01', 'up01', 'vip05', 'plain02']
const amountMinor = 10_000
/** Of these the demo bank pays the first as ordered, the second with 10.00 less, the third late. */
const depositsMinor = [amountMinor, amountMinor, 20_041, 10_043]
const paidFor = ({ amountMinor: ordered }) => (ordered === 20_041 ? 19_041 : ordered)
/** With the withdrawal password of the demo. */
const withdrawalBody = { amountMinor, paymentPassword: '246810' }

/** Orders that a gateway acknowledges before it is killed, however slow the machine is. */
const ordersBeforeKill = 8

const acknowledgedBy = (writers) =>
  writers.reduce((sum, { known }) => sum + known.withdrawals.size + known.deposits.size, 0)
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Many withdrawals a day, none with a fee: what is tested is that none is lost. */
const withdrawTerms = JSON.stringify({ dayCount: 1_000, freeADay: 1_000, daySumMinor: 100_000_000_000 })

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

/**
 * Writes as fast as the gateway answers until it is killed; records what was acknowledged, and in `open` each intent
 * without an answer, whose order may exist.
 */
async function writeUntilDeath(origin, cookie, known, random) {
  const intend = async (intent) => {
    known.open.push(intent)
    const answer = await send(origin, cookie, intent)
    if (answer.body.code === 'unknown') known.failures.push(`${intent.path}: ${JSON.stringify(answer.body)}`)
    if (isDefinite(answer)) known.open.splice(known.open.indexOf(intent), 1)
    return answer
  }
  for (;;) {
    const withdrawal = await intend({ key: randomUUID(), path: '/wps/withdraw', body: withdrawalBody })
    if (withdrawal.status === 200)
      known.withdrawals.set(withdrawal.body.value.withdrawal.id, withdrawal.body.value.balance.version)
    const ordered = depositsMinor[Math.floor(random() * depositsMinor.length)]
    const body = { method: 'demo-bank', amountMinor: ordered }
    const deposit = await intend({ key: randomUUID(), path: '/wps/deposit', body })
    const made = deposit.status === 200 && deposit.body.value.deposit.id
    if (!made) continue
    known.deposits.set(made, 'awaiting-payment')
    // A late payment is possible only once the order has ended.
    if (ordered !== 10_043 && random() < 0.5) continue
    const cancelled = await send(origin, cookie, { key: randomUUID(), path: `/wps/deposit/${made}/cancel` })
    if (cancelled.status === 200) known.deposits.set(made, 'cancelled')
  }
}

/**
 * Kills the built gateway with SIGKILL during writes, `kills` times on one database, and returns what was lost: `{
 * kills, acknowledged, losses, audit }`. The result is sound with `losses: []` and an audit that exits 0. `bundle` is
 * the folder of the demo's `main.mjs`, `cli` the `plaza` command; `seed` decides amounts and times; without `databaseUrl` the database is the
 * embedded one, with the site of the folder `from` if there is one; `signal` ends it before the next kill.
 */
export async function killTest({
  kills,
  bundle,
  cli = builtCli,
  seed = 1,
  databaseUrl = '',
  from,
  signal,
  onKill = () => undefined,
}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'plaza-kill-'))
  if (from) await cp(from, dataDir, { recursive: true })
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
    // A busy machine slows the writers down; refused, they would write nothing.
    GATEWAY_WORK_LIMIT: 'none',
  }
  const random = seeded(seed)
  const origin = `http://127.0.0.1:${port}`
  const losses = []
  let gateway = await runGateway(bundle, env)
  try {
    await run(process.execPath, [cli, 'setting', 'demo', 'withdrawals', withdrawTerms], { env })
    const writers = []
    for (const account of accounts) {
      const cookie = await signIn(origin, account)
      const before = await totalOf(origin, cookie)
      const known = { before, withdrawals: new Map(), deposits: new Map(), open: [], failures: [] }
      writers.push({ cookie, known })
    }
    for (let kill = 1; kill <= kills; kill += 1) {
      signal?.throwIfAborted()
      let isKilled = false
      let isWriting = true
      const writing = writers.map(async ({ cookie, known }) => {
        await writeUntilDeath(origin, cookie, known, random).catch((error) => {
          if (!isKilled) known.failures.push(`a writer ended before the kill: ${error.message}`)
        })
        isWriting = false
      })
      const enough = acknowledgedBy(writers) + ordersBeforeKill
      await pause(300 + random() * 1_200)
      while (isWriting && acknowledgedBy(writers) < enough) await pause(50)
      const died = once(gateway, 'exit')
      isKilled = true
      gateway.kill('SIGKILL')
      await Promise.all([died, ...writing])
      gateway = await runGateway(bundle, env)
      for (const { cookie, known } of writers) {
        losses.push(...known.failures.splice(0))
        const get = (path) => call(origin, path, { headers: { cookie } })
        losses.push(...(await compareAcknowledged(get, known)))
        losses.push(...(await repeatIntents((intent) => send(origin, cookie, intent), known)))
      }
      onKill(kill)
    }
    for (const { cookie, known } of writers) {
      const orders = { ...known, withdrawals: known.withdrawals.keys(), deposits: known.deposits.keys() }
      losses.push(...(await settleOrders(origin, cookie, { ...orders, paidFor })))
    }
    const audit = await run(process.execPath, [cli, 'audit'], { env }).then(
      ({ stdout }) => stdout.trim(),
      (error) => `unsound: ${error.stderr}`,
    )
    return { kills, acknowledged: acknowledgedBy(writers), losses, audit }
  } finally {
    gateway.kill('SIGTERM')
    await once(gateway, 'exit').catch(() => undefined)
    await rm(dataDir, { recursive: true, force: true })
  }
}
