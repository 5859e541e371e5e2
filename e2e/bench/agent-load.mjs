import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { signIn } from '@plaza/gateway/http-client'
import { builtCli } from '@plaza/gateway/run-gateway'
import { startGateway } from './gateway.mjs'
import { load } from './load.mjs'
import { teamOfPlay } from './team-of-play.mjs'

const connections = 20
const dayMs = 86_400_000
const zoneMs = 8 * 3_600_000
/** Fewer than an agent may search in a minute; more would be refused. */
const searches = 100
const run = promisify(execFile)
const day = (ms) => new Date(ms + zoneMs).toISOString().slice(0, 10)

/** The calls of an agent's pages over 30 days, by key, each with its name in the table. */
function callsOf(now) {
  const days = `from=${day(now - 29 * dayMs)}&to=${day(now)}`
  return [
    ['overview', 'Team overview of 30 days', `/wps/agent/team/overview?${days}`],
    ['pnl', 'Team profit and loss of 30 days', `/wps/agent/team/pnl?${days}`],
    ['members', 'A page of everybody in the team', '/wps/agent/team/members?deep=1'],
    ['transactions', 'Team transactions of 30 days with totals', `/wps/agent/team/transactions?${days}`],
    ['betting', 'Team betting of 30 days with totals', `/wps/agent/team/bets?${days}`],
    ['csv', 'A part of the CSV of transactions, 2,000 rows', `/wps/agent/team/transactions/export?${days}`],
  ]
}

/** What `plaza agents audit` says of a stopped gateway's data. @throws with its differences when there is one */
const audit = (dataDir, env) =>
  run(process.execPath, [builtCli, 'agents', 'audit', 'demo'], {
    env: { ...process.env, DATABASE_URL: '', ...env, DATA_DIR: dataDir },
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error) => {
    throw new Error(`agents audit: ${`${error.stdout}${error.stderr}`.slice(0, 2_000)}`)
  })

/**
 * The calls of `team01`, below whom a large line played for 90 days: p99 in ms at 20 connections by key, with its name, and of a search
 * for names; then the audit of all agents and days, which finds nothing or throws.
 */
export async function agentLoad(say, databaseUrl = '') {
  const { env, dataDir, rounds } = await teamOfPlay(say, databaseUrl)
  const gateway = await startGateway(env, dataDir)
  const measured = []
  try {
    const headers = { cookie: await signIn(gateway.origin, 'team01') }
    for (const [key, name, path] of callsOf(Date.now())) {
      say(`  ${name} …`)
      measured.push([key, name, (await load(gateway.origin, [{ path, headers }], connections)).p99])
    }
    const named = Array.from({ length: searches }, (_, at) => ({
      path: `/wps/agent/team/names?search=${String(at)}`,
      headers,
    }))
    const search = await load(gateway.origin, named, connections, { amount: searches, warmUp: false })
    measured.push(['search', 'A search for names in the team', search.p99])
    await gateway.stop({ keepsData: true })
    say('  audit …')
    await audit(dataDir, env)
    return { measured, rounds }
  } finally {
    await gateway.stop().catch(() => undefined)
  }
}
