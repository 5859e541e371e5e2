import { requirePrograms } from '@plaza/build/require-programs'
import { signIn } from '@plaza/gateway/http-client'
import { startPostgres } from '@plaza/gateway/postgres'
import { waitForCalm } from '../calm.mjs'
import { daysPrice } from '../days-price.mjs'
import { exclusionLoad } from '../exclusion-load.mjs'
import { firstRouteRows, firstRoutes, onMemberPhone } from '../first-routes.mjs'
import { limitLoad } from '../limit-load.mjs'
import { rainLoad } from '../rain-load.mjs'
import { repeated } from '../samples.mjs'
import { startSite } from '../site.mjs'
import { row } from '../table-row.mjs'
import { memberSteps, tapScript } from '../taps.mjs'
import { yearOfPlay } from '../year-of-play.mjs'

const cpu = 4
const routes = [
  ['/m/gameRecord', 'gameRecord'],
  ['/m/profitandloss', 'profitandloss'],
]

async function measurePages(say) {
  const site = await startSite(8298, { LOGIN_ADDRESS_LIMIT: '100000' })
  try {
    const cookie = await signIn(site.gateway, 'player01')
    const calm = await waitForCalm(say)
    const first = await firstRoutes(say, site, cookie, routes)
    say('  taps …')
    const { p98 } = await repeated(() =>
      onMemberPhone(site, cookie, (phone) => tapScript(phone, cpu, memberSteps)),
    )
    const taps = row('taps', `60 taps through the member area at ${cpu}× CPU, 98th percentile`, p98, 200, 120)
    return { rows: [...firstRouteRows(first), taps], calm }
  } finally {
    await site.stop()
  }
}

/** Rain, a year of play, limits and exclusions on one database, each over a gateway of its own. @throws when money is wrong */
async function measureDatabase(say, database, urls) {
  const rows = []
  say(`rain, ${database} …`)
  const quiet = await rainLoad(say, { databaseUrl: urls[0] })
  const killed = await rainLoad(say, { databaseUrl: urls[1], isKilled: true })
  const wrong = [...quiet.faults, ...killed.faults]
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  rows.push(
    row(
      `rainP50-${database}`,
      `A chance of the rain, 2,000 members at once, ${database}, p50`,
      quiet.p50,
      2_000,
      500,
    ),
    row(`rainP99-${database}`, `The same, p99`, quiet.p99, 5_000, 2_000),
  )
  say(`a year of play, ${database} …`)
  const year = await yearOfPlay(say, urls[2])
  if (year.audit !== '') throw new Error(year.audit)
  rows.push(
    row(
      `gameRecord-${database}`,
      `A page of the game record with totals, 200,000 rounds a year, ${database}, p99`,
      year.record,
      500,
      200,
    ),
    row(`monthOfPlay-${database}`, `Profit and loss of a month, ${database}, p99`, year.month, 300, 100),
    row(`yearOfPlay-${database}`, `Profit and loss of twelve months, ${database}, p99`, year.year, 500, 200),
  )
  say(`limits, ${database} …`)
  const limits = await limitLoad(urls[3])
  if (limits.beyond > 0) throw new Error(`${limits.beyond} members have bet beyond their limit`)
  say(`exclusions, ${database} …`)
  const exclusion = await exclusionLoad(urls[4])
  rows.push(
    row(
      `exclusion-${database}`,
      `A self-exclusion, to the last of three open pages, ${database}, p95`,
      exclusion.p95,
      2_000,
      500,
    ),
  )
  return {
    rows,
    facts: [
      `Rain, 2,000 members at once, a tenth of them twice by one key, once with the gateway killed in the middle, ${database}: no packet given twice, pot and payments equal to the centavo.`,
      `200,000 rounds of one member in a year, ${database}: figures of days and what an audit derives from the rounds differ nowhere.`,
      `10,000 limits lowered while 10,000 bets ran, ${database}: ${limits.refused} bets refused, none beyond a limit.`,
    ],
  }
}

/** How the member area feels, and what its figures, limits and rain cost and keep, on both databases. */
export async function member(say) {
  say('pages …')
  const shown = await measurePages(say)
  const embedded = await measureDatabase(say, 'embedded', [])
  process.env.POSTGRES_BIN ??= (await requirePrograms()).postgres
  // A gateway's keys are encrypted with the key of its data folder, so each load has a server of its own.
  const servers = []
  const newUrl = async () => {
    servers.push(await startPostgres())
    return servers.at(-1).url
  }
  try {
    const urls = []
    while (urls.length < 5) urls.push(await newUrl())
    const postgres = await measureDatabase(say, 'PostgreSQL', urls)
    say('price of the figures of days …')
    const price = await daysPrice(say, await newUrl())
    return {
      rows: [
        ...shown.rows,
        ...embedded.rows,
        ...postgres.rows,
        row(
          'daysPrice',
          'Rounds a second with figures of days, levels and teams against none, PostgreSQL',
          price.ratio,
          0.5,
          0.8,
          {
            atLeast: true,
            unit: '×',
            digits: 2,
          },
        ),
      ],
      facts: [
        shown.calm,
        ...embedded.facts,
        ...postgres.facts,
        `Rounds a second, PostgreSQL: ${Math.round(price.with)} with figures of days, ${Math.round(price.without)} without.`,
      ],
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
