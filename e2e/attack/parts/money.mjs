import { join } from 'node:path'
import { chaosTest } from '@plaza/gateway/chaos-test'
import { killTest } from '@plaza/gateway/kill-test'
import { startPostgres } from '@plaza/gateway/postgres'
import { root } from '../../bench/site.mjs'

const bundle = join(root, 'packages/gateway/dist')
/** Kills of each of the two trials on each of the two databases. */
const kills = (isQuick) => (isQuick ? 2 : 10)

const row = (what, tried, losses) => ({
  what,
  tried,
  refused: 0,
  lost: losses.length,
  holds: losses.length === 0 && tried > 0,
})

/** Orders and rounds on one database while its gateway is killed: every acknowledgement, then every balance, compared. */
async function tryDatabase(database, databaseUrl, { seed, isQuick, say, signal }) {
  const count = kills(isQuick)
  say(`${database}: deposits and withdrawals, ${count} kills …`)
  const orders = await killTest({
    kills: count,
    bundle,
    seed,
    databaseUrl,
    signal,
    onKill: (kill) => say(`${database}: kill ${kill} of ${count}`),
  })
  const unsound = orders.audit.startsWith('unsound') ? [orders.audit] : []
  say(`${database}: rounds doubled, delayed and taken back, ${count} kills …`)
  const rounds = await chaosTest({
    rounds: isQuick ? 60 : 400,
    kills: count,
    seed,
    bundle,
    databaseUrl,
    signal,
  })
  const losses = [...orders.losses, ...unsound, ...rounds.losses]
  for (const loss of losses) say(`LOST ${loss}`)
  return {
    rows: [
      row(`acknowledged orders, ${database}, ${count} kills in mid-write`, orders.acknowledged, [
        ...orders.losses,
        ...unsound,
      ]),
      row(`answered wallet calls, ${database}, ${count} kills in between`, rounds.calls, rounds.losses),
    ],
    facts: [`Money, ${database}: ${orders.audit}`],
  }
}

/**
 * Money while the gateway is killed, on the embedded database and on a PostgreSQL of its own: payments as ordered, short
 * and late, withdrawals, cancellations, repeated intents; rounds with doubles, delays and reversals.
 */
export const money = {
  minutes: 40,
  async run(context) {
    const embedded = await tryDatabase('embedded database', undefined, context)
    const postgres = await startPostgres()
    try {
      const other = await tryDatabase('PostgreSQL', postgres.url, context)
      return { rows: [...embedded.rows, ...other.rows], facts: [...embedded.facts, ...other.facts] }
    } finally {
      await postgres.stop()
    }
  },
}
