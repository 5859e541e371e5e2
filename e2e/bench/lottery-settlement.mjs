import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from './database.mjs'
import { startGateway } from './gateway.mjs'

const orders = Number(process.env.BENCH_ORDERS ?? 100_000)
const kills = Number(process.env.BENCH_DRAW_KILLS ?? 10)
const lottery = 'five300'
/** Of an order of ₱10.00 on one of ten first digits, of which `drawn` wins, minor units: prize and rebate. */
const [prizeMinor, rebateMinor, drawn] = [9_750, 5, 7]

/** Issues of the bench: one is settled in one go, the other by gateways that are killed. */
const issues = { whole: '20200101-0001', killed: '20200101-0002' }

const bytes = `decode(repeat('01', 32), 'hex')`
const nowMs = `(extract(epoch from now()) * 1000)::bigint`

/** A drawn issue with orders of every member in turn, to be settled at once; it takes no orders once it has been drawn. */
const fill = (issue) => [
  `insert into lottery_orders (id, merchant, site, member_id, is_practice, lottery, rules, issue, currency, amount_minor,
      highest_minor, state, line_count, first_play, created_at, close_at)
    select 'LB${issue}' || n, 'demo', 'demo', m.id, false, '${lottery}', 'five', '${issue}', 'PHP', 1000,
      ${prizeMinor}, 'placed', 1, 'five.star1', ${nowMs} - 300000, ${nowMs} - 110000
    from generate_series(1, ${orders}) n
    join (select id, row_number() over (order by id) - 1 as place, count(*) over () as members
      from members where merchant = 'demo') m on m.place = n % m.members`,
  `insert into lottery_lines (order_id, no, play, picks, units, multiplier, mode, prize_group, amount_minor, highest_minor,
      prizes, rebate, state)
    select 'LB${issue}' || n, 1, 'five.star1', jsonb_build_array(jsonb_build_array(n % 10), '[]'::jsonb, '[]'::jsonb,
      '[]'::jsonb, '[]'::jsonb), 1, 10, '1', 1950, 1000, ${prizeMinor}, '[9750000]', 50, 'placed'
    from generate_series(1, ${orders}) n`,
  `insert into lottery_issues (lottery_id, no, n, of_day, open_at, close_at, draw_at, state, chain, link, seed_hash, seed,
      digest, orders, has_orders, numbers, settle_at)
    select id, '${issue}', 1, 288, ${nowMs} - 400000, ${nowMs} - 110000, ${nowMs} - 100000, 'drawn', 1, 1, ${bytes}, ${bytes},
      ${bytes}, ${orders}, true, '\\x0${drawn}00000000', ${nowMs}
    from lotteries where merchant = 'demo' and code = '${lottery}'`,
  'analyze',
]

const one = async ({ query }, text) => (await query(text)).rows[0]

/** What is not as it must be after a settlement: nobody was paid twice or not at all, and the ledger sums to zero. */
async function faultsOf(database, issue) {
  const like = `reference like 'LB${issue}%'`
  const { open, prizes, rebates } = await one(
    database,
    `select count(*) filter (where state not in ('paid', 'lost'))::int as open, sum(prize_minor)::bigint::text as prizes,
      sum(rebate_minor)::bigint::text as rebates from lottery_orders where issue = '${issue}'`,
  )
  const { booked, twice } = await one(
    database,
    `select coalesce(sum(amount), 0)::bigint::text as booked, count(*) filter (where times > 1)::int as twice from (
      select t.kind, t.reference, count(*) as times, sum(e.amount_minor) as amount
      from transactions t join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
      where t.${like} and a.owner <> 'house' group by t.kind, t.reference) paid`,
  )
  const { sum } = await one(
    database,
    'select coalesce(sum(amount_minor), 0)::bigint::text as sum from entries',
  )
  const { off } = await one(
    database,
    `select count(*)::int as off from accounts a
      left join (select account_id, sum(amount_minor) as total from entries group by account_id) e on e.account_id = a.id
      where a.balance_minor <> coalesce(e.total, 0)`,
  )
  const winners = Math.floor((orders - drawn) / 10) + 1
  const expected = { prizes: winners * prizeMinor, rebates: orders * rebateMinor }
  return [
    open > 0 && `${open} orders were not settled`,
    Number(prizes) !== expected.prizes && `prizes are ${prizes} instead of ${expected.prizes}`,
    Number(rebates) !== expected.rebates && `rebates are ${rebates} instead of ${expected.rebates}`,
    Number(booked) !== expected.prizes + expected.rebates &&
      `${booked} was booked for ${expected.prizes + expected.rebates}`,
    twice > 0 && `${twice} bookings were made twice`,
    sum !== '0' && `the ledger sums to ${sum}`,
    off > 0 && `${off} balances are not the sums of their entries`,
  ].filter(Boolean)
}

const timeOf = (line) => JSON.parse(line).time

/** The line at which a gateway's jobs begin: on the embedded database it may be ready only after they are done. */
const jobsBegin = 'Server listening'

/** Milliseconds from a gateway's start to the last payment of an issue that waited for it. */
async function settleWhole(env, dataDir) {
  const gateway = await startGateway(env, dataDir, jobsBegin)
  const startMs = timeOf(await gateway.logged(jobsBegin))
  const endMs = timeOf(await gateway.logged(issues.whole))
  await gateway.stop({ keepsData: true })
  return Math.max(1, endMs - startMs)
}

/** Kills gateways while they settle an issue. Answers how many of the kills left orders to settle. */
async function settleKilled(env, databaseUrl, dataDir, wholeMs) {
  let met = 0
  for (let kill = 1; kill <= kills; kill += 1) {
    const gateway = await startGateway(env, dataDir, jobsBegin)
    // So that the last one finds something to do, and each dies at another step.
    await pause((wholeMs / kills) * (0.4 + ((kill * 7) % 10) / 20))
    await gateway.kill()
    const database = await openDatabase(databaseUrl, dataDir)
    const { open } = await one(
      database,
      `select count(*)::int as open from lottery_orders where issue = '${issues.killed}' and state = 'placed'`,
    )
    if (open > 0) met += 1
    // The dead one has the issue for a minute; nobody waits for that here.
    await database.query(
      `update lottery_issues set settle_at = ${nowMs} where no = '${issues.killed}' and settle_at is not null`,
    )
    await database.end()
  }
  const gateway = await startGateway(env, dataDir)
  const database = databaseUrl && (await openDatabase(databaseUrl, dataDir))
  if (database) {
    while (
      (await one(database, `select settle_at from lottery_issues where no = '${issues.killed}'`)).settle_at
    )
      await pause(200)
    await database.end()
  } else await Promise.race([gateway.logged(issues.killed), pause(wholeMs + 5_000)])
  await gateway.stop({ keepsData: true })
  return met
}

/** @throws when anything is wrong with the money of an issue */
async function check(databaseUrl, dataDir, issue) {
  const database = await openDatabase(databaseUrl, dataDir)
  const faults = await faultsOf(database, issue)
  await database.end()
  if (faults.length > 0) throw new Error(`settlement of ${issue}: ${faults.join('; ')}`)
}

async function fillIssue(databaseUrl, dataDir, issue) {
  const database = await openDatabase(databaseUrl, dataDir)
  for (const statement of fill(issue)) await database.query(statement)
  await database.end()
}

/**
 * One draw of many orders, settled in the ledger: seconds from start to last payment, and how many kills met it at work
 * the second time. @throws when anybody was paid twice or not at all
 */
export async function settlement(say, databaseUrl = '') {
  const env = databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl }
  const first = await startGateway(env)
  const { dataDir } = first
  await first.stop({ keepsData: true })
  try {
    say(`  ${orders.toLocaleString('en')} orders …`)
    await fillIssue(databaseUrl, dataDir, issues.whole)
    const wholeMs = await settleWhole(env, dataDir)
    await check(databaseUrl, dataDir, issues.whole)
    say(`  the same, killed ${kills} times …`)
    await fillIssue(databaseUrl, dataDir, issues.killed)
    const met = await settleKilled(env, databaseUrl, dataDir, wholeMs)
    await check(databaseUrl, dataDir, issues.killed)
    return { seconds: wholeMs / 1_000, orders, kills, met }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
