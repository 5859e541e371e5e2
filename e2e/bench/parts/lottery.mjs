import { requirePrograms } from '@plaza/build/require-programs'
import { startPostgres } from '@plaza/gateway/postgres'
import { waitForCalm } from '../calm.mjs'
import { startGateway } from '../gateway.mjs'
import { betsLoad } from '../lottery-bets.mjs'
import { lotteryDraws } from '../lottery-draws.mjs'
import { flingTrend, openTable, tableBytes } from '../lottery-pages.mjs'
import { lotteryRules } from '../lottery-rules.mjs'
import { settlement } from '../lottery-settlement.mjs'
import { openPhone } from '../phone.mjs'
import { rawInserts } from '../raw-inserts.mjs'
import { startSite } from '../site.mjs'

const connections = 50
const cpu = 4

const row = (key, name, value, must, aim, more) => ({ id: '–', key, name, value, must, aim, ...more })

/** One draw in the ledger, and bets beside the inserts of the same database; each on a database of its own. */
async function measureLedger(say, database, { drawUrl, betsUrl } = {}) {
  say(`draw, ${database} …`)
  const { seconds, orders, kills, met } = await settlement(say, drawUrl)
  say(`bets, ${database} …`)
  // What is measured is how many are accepted: none is refused for overload.
  const gateway = await startGateway({
    GATEWAY_WORK_LIMIT: 'none',
    ...(betsUrl && { DATABASE_URL: betsUrl }),
  })
  const bets = await betsLoad(gateway, connections).finally(() => gateway.stop())
  const raw = await (betsUrl ? rawInserts(betsUrl, connections) : rawInserts())
  const count = orders.toLocaleString('en')
  return {
    rows: [
      row(
        `lotteryDraw-${database}`,
        `one draw of ${count} orders, start to last payment, ${database}`,
        seconds,
        600,
        180,
        { unit: 's', digits: 0 },
      ),
      row(
        `lotteryBets-${database}`,
        `bets accepted a second over ${connections} connections, ${database}, in per cent of its plain inserts (${Math.round(bets.rate)} of ${Math.round(raw)})`,
        (bets.rate / raw) * 100,
        1,
        5,
        { unit: '%', digits: 1, atLeast: true },
      ),
      row(
        `lotteryBetsP99-${database}`,
        `the same, p99 from request to receipt, ${database}`,
        bets.p99,
        5_000,
        1_000,
        { unit: 'ms', digits: 0 },
      ),
    ],
    facts: [
      `A draw of ${count} orders, ${database}, the gateway killed ${kills} times (${met} of them with orders left to settle): nobody paid twice, nothing lost, the ledger sums to zero.`,
    ],
  }
}

/** What the pages of the lottery cost: bytes of a table, numbers on an open page, a trend of 1,000 draws. */
async function measurePages(say, databaseUrl) {
  const site = await startSite(8292, { DATABASE_URL: databaseUrl, LOGIN_ADDRESS_LIMIT: '100000' })
  const onPhone = async (work) => {
    const phone = await openPhone(site.origin)
    try {
      return await work(phone)
    } finally {
      await phone.close()
    }
  }
  try {
    const calm = await waitForCalm(say)
    say('  bytes of a table …')
    const bytes = await onPhone((phone) => tableBytes(phone, site.origin))
    say('  trend …')
    const trend = await onPhone((phone) => flingTrend(phone, site.origin, cpu))
    say('  open table …')
    const table = await onPhone((phone) => openTable(say, phone, site.origin, databaseUrl))
    return {
      rows: [
        row(
          'lotteryTableRules',
          'families of rules that the first betting table of a visit loads',
          bytes.families.length,
          1,
          1,
          { digits: 0, gate: true },
        ),
        row('lotteryTable', 'JavaScript of the first betting table after home', bytes.kib, 120, 80, {
          unit: 'KiB',
          digits: 1,
        }),
        row(
          'lotteryTrendNodes',
          'most nodes while a trend of 1,000 draws is flung',
          trend.nodes,
          1_500,
          1_000,
          {
            digits: 0,
          },
        ),
        row('lotteryTrendTasks', `tasks over 50 ms meanwhile, at ${cpu}× CPU`, trend.longTasks, 60, 10, {
          digits: 0,
        }),
        row(
          'lotteryShown',
          `from drawAt to the numbers on an open page, median of ${table.draws} draws`,
          table.median,
          2_000,
          1_000,
          { unit: 'ms', digits: 0 },
        ),
        row('lotteryShownP95', 'the same, 95th percentile', table.p95, 4_000, 2_000, {
          unit: 'ms',
          digits: 0,
        }),
        row('lotteryHeap', `heap of an open table after ${table.rolls} issues, growth`, table.heap, 10, 5, {
          unit: '%',
          digits: 1,
        }),
        row('lotteryNodes', 'nodes of it, growth', table.nodes, 10, 5, { unit: '%', digits: 1 }),
      ],
      facts: [`Betting table, rules loaded: ${bytes.families.join(', ')}. ${calm}`],
    }
  } finally {
    await site.stop()
  }
}

/** What a lottery costs: its rules, draws, bets and pages; and whether its draws are fair. */
export async function lottery(say) {
  const rules = [...(await lotteryRules(say)), ...(await lotteryDraws(say))]
  const embedded = await measureLedger(say, 'embedded')
  process.env.POSTGRES_BIN ??= (await requirePrograms()).postgres
  const servers = [await startPostgres(), await startPostgres(), await startPostgres()]
  const [drawUrl, betsUrl, pagesUrl] = servers.map(({ url }) => url)
  try {
    const postgres = await measureLedger(say, 'PostgreSQL', { drawUrl, betsUrl })
    say('pages …')
    const shown = await measurePages(say, pagesUrl)
    return {
      rows: [...rules, ...embedded.rows, ...postgres.rows, ...shown.rows],
      facts: [...embedded.facts, ...postgres.facts, ...shown.facts],
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
