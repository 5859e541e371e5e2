import { requirePrograms } from '@plaza/build/require-programs'
import { startPostgres } from '@plaza/gateway/postgres'
import { orderStorm } from '../order-storm.mjs'

const wrongRow = (database, { acknowledged, kills, faults }) => ({
  id: '–',
  key: `storm-${database}`,
  name: `Of ${acknowledged.toLocaleString('en')} deposits and withdrawals at once, gateway and provider killed ${kills} times each: lost, doubled or wrong, ${database}`,
  value: faults.length,
  must: 0,
  aim: 0,
  unit: '',
  digits: 0,
})

const factOf = (database, { reports, cases, audit }) =>
  `Reports of the provider, ${database}: ${Object.entries(reports)
    .map(([fate, count]) => `${count} ${fate}`)
    .join(
      ', ',
    )}. ${cases.held} payments that did not fit are cases, ${cases.paidInTime} of them paid in time and reported late; none is unexplained. ${audit}`

/** Orders of many people over a payment provider with a bad line, with gateway and provider killed, on both databases. */
export async function storm(say) {
  say('embedded …')
  const embedded = await orderStorm(say)
  process.env.POSTGRES_BIN ??= (await requirePrograms()).postgres
  const server = await startPostgres()
  try {
    say('PostgreSQL …')
    const postgres = await orderStorm(say, server.url)
    for (const fault of [...embedded.faults, ...postgres.faults]) say(`WRONG ${fault}`)
    return {
      rows: [wrongRow('embedded', embedded), wrongRow('PostgreSQL', postgres)],
      facts: [factOf('embedded', embedded), factOf('PostgreSQL', postgres)],
    }
  } finally {
    await server.stop()
  }
}
