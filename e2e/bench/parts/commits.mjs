import { requirePrograms } from '@plaza/build/require-programs'
import { startPostgres } from '@plaza/gateway/postgres'
import { commitLoad } from '../commit-load.mjs'

const widths = [50, 200]

/** What telling other processes costs a bet, and a bet beside a plain insert, on a PostgreSQL that flushes each commit. */
export async function commits(say) {
  process.env.POSTGRES_BIN ??= (await requirePrograms()).postgres
  const server = await startPostgres({ flushes: true })
  try {
    const measured = await commitLoad(say, server.url, widths)
    const rows = widths.flatMap((width) => {
      const { relay, none, raw } = measured[width]
      return [
        {
          id: '–',
          key: `notices-${width}`,
          name: `bets a second with notices ÷ without, ${width} connections, PostgreSQL that flushes`,
          value: relay / none,
          atLeast: true,
          must: 0.8,
          aim: 0.9,
        },
        {
          id: '–',
          key: `commits-${width}`,
          name: `bets a second ÷ raw inserts a second, ${width} connections, PostgreSQL that flushes`,
          value: relay / raw,
          atLeast: true,
          must: 0,
          aim: 1 / 3,
        },
      ]
    })
    const facts = widths.map((width) => {
      const { relay, none, notify, raw } = Object.fromEntries(
        Object.entries(measured[width]).map(([way, rate]) => [way, Math.round(rate)]),
      )
      return `Bets a second at ${width} connections on a PostgreSQL that flushes: ${relay} with notices after the commit, ${none} without any, ${notify} with notify in each transaction, beside ${raw} raw inserts a second.`
    })
    return { rows, facts }
  } finally {
    await server.stop()
  }
}
