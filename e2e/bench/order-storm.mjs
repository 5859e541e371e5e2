import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { call, signIn } from '@plaza/gateway/http-client'
import { builtCli, freePort, runGateway } from '@plaza/gateway/run-gateway'
import { seeded } from '@plaza/gateway/seeded'
import { openDatabase } from './database.mjs'
import { checkStorm } from './order-storm-checks.mjs'
import { createPayer } from './payer.mjs'
import { badLine, startProvider } from './provider-storm.mjs'
import { root } from './site.mjs'

const run = promisify(execFile)
const orders = Number(process.env.BENCH_STORM_ORDERS ?? 1_000)
/** Kills of the gateway, and as many of the provider. */
const kills = Number(process.env.BENCH_STORM_KILLS ?? 10)
const people = 50

/** Many withdrawals a day, and none with a fee: what counts is that none is lost. */
const terms = JSON.stringify({ dayCount: 1_000, freeADay: 1_000, daySumMinor: 100_000_000_000 })

/** Players who can withdraw to an e-wallet, which the payment provider pays out. */
const players = `select m.account from members m
  join accounts a on a.owner = m.id::text and a.wallet = 'main' and a.balance_minor > 500000
  where m.merchant = 'demo' and m.type = 0 and not m.blocked and not m.must_change_password
    and exists (select from payment_passwords p where p.member_id = m.id and p.locked_until is null)
    and exists (select from payout_accounts p where p.member_id = m.id and p.kind = 'e-wallet' and p.is_default)
  order by m.account limit $1`

/**
 * Deposits and withdrawals of many people at once over a payment provider with a bad line, while gateway and provider are
 * killed in turn: how many orders were acknowledged, what became of them, and what is wrong with the money, which is
 * nothing in `faults: []`. On the embedded database without a `databaseUrl`.
 */
export async function orderStorm(say, databaseUrl = '') {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-bench-storm-'))
  const random = seeded(7)
  const [port, providerPort] = [await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    GATEWAY_PORT: String(port),
    DATABASE_URL: databaseUrl,
    PSP_URL: `http://127.0.0.1:${providerPort}`,
    DEMO: '1',
    WORLD_GAMES: '200',
    LOG_LEVEL: 'info',
    LOGIN_ADDRESS_LIMIT: '100000',
    DEPOSIT_EXPIRY_MS: '60000',
    // A busy machine slows the payers down; refused, they would order nothing.
    GATEWAY_WORK_LIMIT: 'none',
  }
  const startGateway = () => runGateway(join(root, 'packages/demo-world/dist'), env)
  const line = await badLine(origin, random)
  const webhookUrl = `${line.origin}/psp/psp-demo/callback`
  const openProvider = () => startProvider({ port: providerPort, dataDir, webhookUrl })
  let provider = await openProvider()
  let gateway = await startGateway()
  const end = async (child, signal) => {
    const died = once(child, 'exit')
    child.kill(signal)
    await died
  }
  try {
    await run(process.execPath, [builtCli, 'setting', 'demo', 'withdrawals', terms], { env })
    await end(gateway, 'SIGTERM')
    const accounts = await accountsOf(databaseUrl, dataDir)
    gateway = await startGateway()
    const known = []
    const payers = []
    const left = { orders }
    for (const account of accounts) {
      const cookie = await signIn(origin, account)
      const { body } = await call(origin, '/wps/wallets/balance', { headers: { cookie } })
      payers.push(createPayer({ origin, cookie, provider: provider.origin, known, left, random }))
      Object.assign(payers.at(-1), { account, cookie, beforeMinor: body.value.totalMinor })
    }
    const ordering = Promise.all(payers.map((payer) => payer.order()))
    for (let kill = 1; kill <= 2 * kills; kill += 1) {
      const enough = (orders * kill) / (2 * kills + 1)
      while (known.length < enough && left.orders > 0) await pause(50)
      say(`  ${known.length} orders acknowledged, kill ${kill} of ${2 * kills} …`)
      if (kill % 2 === 0) {
        await provider.kill()
        provider = await openProvider()
      } else {
        await end(gateway, 'SIGKILL')
        gateway = await startGateway()
      }
    }
    await ordering
    say('  waiting for the last payments …')
    const faults = (await Promise.all(payers.map((payer) => payer.settle()))).flat()
    const audit = await run(process.execPath, [builtCli, 'audit'], { env }).then(
      ({ stdout }) => stdout.trim(),
      (error) => `unsound: ${error.stdout}${error.stderr}`,
    )
    await end(gateway, 'SIGTERM')
    const database = await openDatabase(databaseUrl, dataDir)
    const { cases, wrong } = await checkStorm(database, known)
    await database.end()
    return {
      acknowledged: known.length,
      kills,
      reports: line.counts,
      cases,
      audit,
      faults: [...faults, ...wrong, ...(audit.startsWith('unsound') ? [audit] : [])],
    }
  } finally {
    if (gateway.exitCode === null && gateway.signalCode === null) await end(gateway, 'SIGKILL')
    await provider.kill()
    line.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function accountsOf(databaseUrl, dataDir) {
  const database = await openDatabase(databaseUrl, dataDir)
  const { rows } = await database.query(players, [people])
  await database.end()
  if (rows.length === 0) throw new Error('nobody in the demo can withdraw to an e-wallet')
  return rows.map(({ account }) => account)
}
