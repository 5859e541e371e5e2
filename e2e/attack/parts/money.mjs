import { join } from 'node:path'
import { chaosTest } from '@plaza/gateway/chaos-test'
import { killTest } from '@plaza/gateway/kill-test'
import { startPostgres } from '@plaza/gateway/postgres'
import { root } from '../../bench/site.mjs'

const bundle = join(root, 'packages/demo-world/dist')
/** Kills of each of the two trials on each of the two databases. */
const kills = (isQuick) => (isQuick ? 2 : 10)

const row = (what, tried, losses) => ({
  what,
  tried,
  refused: 0,
  lost: losses.length,
  holds: losses.length === 0 && tried > 0,
})

/** A separate database for a part, with its encryption key in the part's own folder. */
const databases = {
  'embedded database': (trial) => trial(undefined),
  PostgreSQL: async (trial) => {
    const postgres = await startPostgres()
    try {
      return await trial(postgres.url)
    } finally {
      await postgres.stop()
    }
  },
}

/** Orders and rounds on one database while its gateway is killed: every acknowledgement, then every balance, compared. */
async function tryDatabase(database, { seed, isQuick, say, signal }) {
  const count = kills(isQuick)
  const onDatabase = databases[database]
  say(`${database}: deposits and withdrawals, ${count} kills …`)
  const orders = await onDatabase((databaseUrl) =>
    killTest({ kills: count, bundle, seed, databaseUrl, signal }),
  )
  const wrong = [...orders.losses, ...(orders.audit.startsWith('unsound') ? [orders.audit] : [])]
  say(`${database}: rounds doubled, delayed and taken back, ${count} kills …`)
  const rounds = await onDatabase((databaseUrl) =>
    chaosTest({ rounds: isQuick ? 60 : 400, kills: count, seed, bundle, databaseUrl, signal }),
  )
  for (const loss of [...wrong, ...rounds.losses]) say(`LOST ${loss}`)
  return {
    rows: [
      row(`acknowledged orders, ${database}, ${count} kills in mid-write`, orders.acknowledged, wrong),
      row(`answered wallet calls, ${database}, ${count} kills in between`, rounds.calls, rounds.losses),
    ],
    facts: [`Money, ${database}: ${orders.audit}`],
  }
}

/**
 * Money while the gateway is killed, on the embedded database and on PostgreSQL: payments as ordered, short and late,
 * withdrawals, cancellations, repeated intents; rounds with doubles, delays and reversals.
 */
export const money = {
  minutes: 40,
  async run(context) {
    const rows = []
    const facts = []
    for (const database of Object.keys(databases)) {
      const tried = await tryDatabase(database, context)
      rows.push(...tried.rows)
      facts.push(...tried.facts)
    }
    return { rows, facts }
  },
}
