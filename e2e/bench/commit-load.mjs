import { randomUUID } from 'node:crypto'
import { gatewayWithCrowd } from './crowd.mjs'
import { onPostgres } from './database.mjs'
import { load } from './load.mjs'
import { rawInserts } from './raw-inserts.mjs'
import { openGameSession, readInformation, signed } from './wallet-load.mjs'

const members = 200
const bets = 4_000
const rounds = 3
const amountMinor = 100_000_00
const head =
  'create or replace function tell_after_commit(channel text, payload text) returns void language plpgsql as'

/** What a transaction does to tell other processes, by the body of the function that tells. */
const others = {
  none: `${head} $$ begin end $$`,
  notify: `${head} $$ begin perform pg_notify(channel, payload); end $$`,
}
const ownText = `select pg_get_functiondef('tell_after_commit'::regproc) as text`

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/**
 * Bets a second of 200 members, each on a row of its own, on a PostgreSQL that flushes, by connections: with notices that leave
 * after the commit (`relay`), without any (`none`) and with `notify` in each transaction; medians of three turns each. Beside
 * them the inserts a second of the database alone.
 */
export async function commitLoad(say, databaseUrl, widths) {
  const site = await gatewayWithCrowd(databaseUrl, members, amountMinor)
  const { query, end } = await onPostgres(databaseUrl)
  try {
    const seats = []
    for (const { cookie } of site.crowd) {
      await readInformation(site.gateway.origin, cookie)
      seats.push(await openGameSession(site.gateway.origin, cookie))
    }
    const ways = { relay: (await query(ownText)).rows[0].text, ...others }
    const results = {}
    for (const width of widths) {
      const rates = { relay: [], none: [], notify: [] }
      // In turn, so that what makes the machine slower for a while makes each way slower; first once for nothing, to warm up.
      for (let round = 0; round <= rounds; round += 1)
        for (const [way, text] of Object.entries(ways)) {
          if (round === 0 && way !== 'relay') continue
          await query(text)
          const requests = Array.from({ length: bets }, (_, index) => {
            const { vendor, ...seat } = seats[index % seats.length]
            return signed(vendor, 'bet', { ...seat, transaction: randomUUID(), round: randomUUID() })
          })
          const { rate } = await load(site.gateway.origin, requests, width, { amount: bets, warmUp: false })
          if (round === 0) continue
          rates[way].push(rate)
          say(`  ${width} connections, ${way}: ${Math.round(rate)} bets a second`)
        }
      await query(ways.relay)
      const raw = await rawInserts(databaseUrl, width)
      await query('drop table bench_inserts')
      results[width] = {
        raw,
        ...Object.fromEntries(Object.entries(rates).map(([way, all]) => [way, median(all)])),
      }
    }
    return results
  } finally {
    await end()
    await site.gateway.stop()
  }
}
