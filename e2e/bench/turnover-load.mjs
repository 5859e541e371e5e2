import { openDatabase } from './database.mjs'
import { startGateway } from './gateway.mjs'
import { roundLoad } from './wallet-load.mjs'

/** Open requirements of each player, and connections that bet at the same time. */
const open = 10
const connections = 20
/** More than the load stakes, so that every requirement stays open. */
const requiredMinor = 1_000_000_000

const without = `update turnover_requirements set state = 'ended', ended_at = 0, due_at = null where state = 'open'`
const fill = `insert into turnover_requirements
    (merchant, member_id, currency, kind, reference, amount_minor, held_minor, required_minor, shares, unit_minor, created_at)
  select 'demo', m.id, 'PHP', 'deposit', 'BENCH' || n, 100, 100, ${requiredMinor}, '{"LIVE": 10}', 100, 0
  from members m, generate_series(1, ${open}) n where m.merchant = 'demo'`

async function run(databaseUrl, dataDir, statement) {
  const { query, end } = await openDatabase(databaseUrl, dataDir)
  await query(statement)
  await end()
}

/**
 * Rounds a second, each a bet and the win of nothing that settles it, with no open requirement and with ten: what the turnover
 * costs in the settling transaction. Both over the same database, so that only the requirements differ.
 */
export async function turnoverLoad(say, databaseUrl = '') {
  const env = databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl }
  const first = await startGateway(env)
  await first.stop({ keepsData: true })
  const perSecond = {}
  for (const [name, statement] of [
    ['none', without],
    ['ten', fill],
  ]) {
    say(`  ${name} open …`)
    await run(databaseUrl, first.dataDir, statement)
    const gateway = await startGateway(env, first.dataDir)
    try {
      perSecond[name] = await roundLoad(gateway, connections)
    } finally {
      await gateway.stop({ keepsData: name === 'none' })
    }
  }
  return { ...perSecond, ratio: perSecond.ten / perSecond.none }
}
