import { join } from 'node:path'
import { chaosTest } from '@plaza/gateway/chaos-test'
import { killTest } from '@plaza/gateway/kill-test'
import { startPostgres } from '@plaza/gateway/postgres'
import { root } from '../../bench/site.mjs'

const bundle = join(root, 'packages/demo-world/dist')
/** Kills of each of the two trials on each of the two databases. */
const kills = ({ isQuick, times }) => (isQuick ? 2 : 10 * times)
/** Rounds for each kill of them. */
const roundsPerKill = 40

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
async function tryDatabase(database, { seed, isQuick, times, say, signal }) {
  const count = kills({ isQuick, times })
  const onDatabase = databases[database]
  say(`${database}: deposits and withdrawals, ${count} kills …`)
  const orders = await onDatabase((databaseUrl) =>
    killTest({ kills: count, bundle, seed, databaseUrl, signal }),
  )
  const wrong = [...orders.losses, ...(orders.audit.startsWith('unsound') ? [orders.audit] : [])]
  say(`${database}: rounds doubled, delayed and taken back, ${count} kills …`)
  const rounds = await onDatabase((databaseUrl) =>
    chaosTest({ rounds: roundsPerKill * count, kills: count, seed, bundle, databaseUrl, signal }),
  )
  const idle = rounds.openAtKill.filter((open) => open === 0).length
  const lostRounds = [...rounds.losses, ...(idle > 0 ? [`${idle} kills met no open round`] : [])]
  for (const loss of [...wrong, ...lostRounds]) say(`LOST ${loss}`)
  return {
    rows: [
      row(`acknowledged orders, ${database}, ${count} kills in mid-write`, orders.acknowledged, wrong),
      row(`answered wallet calls, ${database}, ${count} kills during them`, rounds.calls, lostRounds),
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
  isScaled: true,
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
