import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { planRounds, playRound } from './chaos-round.mjs'
import { agreeableVendor, demoCaller, openGameSession } from './demo-caller.mjs'
import { call } from './http-client.mjs'
import { builtCli, freePort, runGateway } from './run-gateway.mjs'
import { seeded } from './seeded.mjs'

const run = promisify(execFile)
/** Members whom nothing pays meanwhile: what agents earned of the day before is settled when the gateway starts. */
const accounts = ['player01', 'up01', 'vip05', 'plain02']
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
/** A call without an answer for this long means that the gateway does not come back, ms. */
const patienceMs = 240_000

const mainOf = async (origin, { headers }) => {
  const { body } = await call(origin, '/wps/wallets/balance', { headers })
  return body.value.wallets.find(({ wallet }) => wallet === 'main').balanceMinor
}

/** The output of the `plaza` command. */
const plaza = (cli, env, ...args) =>
  run(process.execPath, [cli, ...args], { env }).then(
    ({ stdout }) => stdout.trim(),
    (error) => `unsound: ${error.stdout}${error.stderr}`,
  )

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(new Date())

/**
 * Plays concurrent rounds against the built gateway's wallet, with repetitions, delays and rollbacks that a seed
 * decides, and kills the gateway during them; then compares every balance and checks ledger and report. The result is
 * sound with `losses: []`. `bundle` is the folder of the demo's `main.mjs`, `cli` the `plaza` command; without `databaseUrl` the database is
 * the embedded one, with the site of the folder `from` if there is one; `signal` ends it before the next kill.
 */
export async function chaosTest({
  rounds,
  kills,
  seed,
  bundle,
  cli = builtCli,
  databaseUrl = '',
  from,
  signal,
}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'plaza-chaos-'))
  if (from) await cp(from, dataDir, { recursive: true })
  const vendor = await agreeableVendor()
  const port = await freePort()
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    GATEWAY_PORT: String(port),
    DATABASE_URL: databaseUrl,
    DEMO: '1',
    WORLD_GAMES: '200',
    LOG_LEVEL: 'info',
    GATEWAY_WORK_LIMIT: 'none',
    VENDOR_URL: vendor.url,
  }
  const origin = `http://127.0.0.1:${port}`
  const caller = await demoCaller(dataDir)
  const random = seeded(seed)
  const days = new Set([today()])
  let calls = 0
  let gateway = await runGateway(bundle, env)
  try {
    const gameSessions = []
    for (const account of accounts) {
      const gameSession = await openGameSession(origin, account, caller)
      gameSessions.push({ ...gameSession, before: await mainOf(origin, gameSession), expected: 0 })
    }
    const send = async (gameSession, action, body) => {
      const until = Date.now() + patienceMs
      for (;;) {
        const answer = await caller(origin, gameSession.vendor, action, body).catch(() => null)
        if (answer && answer.status < 500) {
          calls += 1
          return answer
        }
        if (Date.now() > until) throw new Error(`no answer to ${action}: ${JSON.stringify(answer?.body)}`)
        // Each try is signed again: more tries would take the processor from the gateway that starts.
        await pause(250)
      }
    }
    let openRounds = 0
    const play = async (plan, index) => {
      const gameSession = gameSessions[index % gameSessions.length]
      openRounds += 1
      const { change, wrong } = await playRound(plan, gameSession, send)
      openRounds -= 1
      gameSession.expected += change
      return wrong
    }
    const plans = planRounds(rounds, random)
    const playing = []
    const openAtKill = []
    for (let kill = 0; kill < kills; kill += 1) {
      signal?.throwIfAborted()
      // Each kill meets a share of the rounds, whatever the restart before it took.
      const share = plans.slice((kill * rounds) / kills, ((kill + 1) * rounds) / kills)
      playing.push(...share.map(play))
      await pause(800 + random() * 1_200)
      const died = once(gateway, 'exit')
      gateway.kill('SIGKILL')
      openAtKill.push(openRounds)
      await died
      gateway = await runGateway(bundle, env)
    }
    const losses = (await Promise.all(playing)).flat()
    for (const gameSession of gameSessions) {
      const after = await mainOf(origin, gameSession)
      const expected = gameSession.before + gameSession.expected
      if (after !== expected) losses.push(`${gameSession.account} has ${after}, not ${expected}`)
    }
    const audit = await plaza(cli, env, 'audit')
    if (audit.startsWith('unsound')) losses.push(audit)
    days.add(today())
    const reports = []
    for (const code of new Set(gameSessions.map((gameSession) => gameSession.vendor)))
      for (const day of days) reports.push(await plaza(cli, env, 'vendor', 'report', 'demo', code, day))
    for (const report of reports) {
      if (report.startsWith('unsound')) losses.push(report)
      if (!/, 0 of them open/.test(report)) losses.push(`rounds stay open: ${report}`)
    }
    return { rounds, kills, calls, openAtKill, losses, audit, reports }
  } finally {
    gateway.kill('SIGTERM')
    await once(gateway, 'exit').catch(() => undefined)
    vendor.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
