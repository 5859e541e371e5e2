import { onPostgres } from './database.mjs'
import { startGateway } from './gateway.mjs'
import { roundLoad } from './wallet-load.mjs'

const connections = 20
const turns = 3
/** Add settled stakes to the days and hours of their members; levels and teams follow from these. */
const counting = [
  ['member_days_count_stakes', 'settled_stake[]', 'facts'],
  ['member_hours_count_stakes', 'settled_stake[]', 'facts'],
]

/** Rounds a second with the figures of days, levels, missions and teams and without them. */
export const daysPrice = (say, databaseUrl) => functionPrice(say, databaseUrl, counting)

/**
 * Rounds a second with some functions and without them, in turns over one PostgreSQL: they are replaced by empty ones while the gateway
 * runs. `functions` are names, each with the type and the name of its parameter.
 */
export async function functionPrice(say, databaseUrl, functions) {
  const gateway = await startGateway({ DATABASE_URL: databaseUrl, GATEWAY_WORK_LIMIT: 'none' })
  const { query, end } = await onPostgres(databaseUrl)
  const rates = { with: [], without: [] }
  try {
    const kept = []
    for (const [name] of functions) {
      const { rows } = await query('select pg_get_functiondef($1::regproc) as text', [name])
      kept.push(rows[0].text)
    }
    for (let turn = 0; turn < turns; turn += 1) {
      say(`  with and without, ${turn + 1} of ${turns} …`)
      for (const text of kept) await query(text)
      rates.with.push(await roundLoad(gateway, connections))
      for (const [name, type, parameter] of functions)
        await query(
          `create or replace function ${name}(${parameter} ${type}) returns void language plpgsql as $$ begin end $$`,
        )
      rates.without.push(await roundLoad(gateway, connections))
    }
  } finally {
    await end()
    await gateway.stop()
  }
  const best = (values) => Math.max(...values)
  return {
    with: best(rates.with),
    without: best(rates.without),
    ratio: best(rates.with) / best(rates.without),
  }
}
