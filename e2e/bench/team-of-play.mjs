import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from './database.mjs'
import { startGateway } from './gateway.mjs'

/** How many members the line of `team01` has, and on how many days each of them may have played. */
export const teamSize = Number(process.env.BENCH_TEAM ?? 10_000)
export const teamDays = 90
const dayMs = 86_400_000
/** A member plays on one of this many days. */
const playsEvery = 3
/** How long a gateway adds up what was noted before the bench looks whether it is done, ms. */
const addingMs = 20_000

/**
 * What the line did: a round of a peso on every third day since each member registered, every second of which pays 1.90, and before
 * the first one a deposit of ₱100 that pays for all of them.
 */
const made = [
  `create temporary table bench_rounds as
    select m.id as member_id, 'BENCH' || m.account || '-' || n as id, at, merchant_day('demo', at) as day, 100::bigint as stake,
      case when n / ${playsEvery} % 2 = 0 then 190 else 0 end::bigint as won, n
    from members m cross join generate_series(0, ${teamDays - 1}) n
      cross join lateral (select (extract(epoch from now()) * 1000)::bigint - 3600000 - n::bigint * ${dayMs} as at) made
    where m.merchant = 'demo' and m.account like 'line%' and n % ${playsEvery} = right(m.account, 6)::int % ${playsEvery}
      and at > m.reg_date + ${dayMs}`,
  `create temporary table bench_moves as
    select member_id, 'game-bet' as kind, id || 'B' as reference, at - 1000 as at, day, -stake as minor from bench_rounds
    union all select member_id, 'game-win', id || 'W', at, day, won from bench_rounds where won > 0
    union all select member_id, 'deposit', id || 'D', at - 2000, day, 10000 from bench_rounds r
      where n = (select max(n) from bench_rounds one where one.member_id = r.member_id)`,
  'create index on bench_rounds (day)',
  'create index on bench_moves (day)',
  'analyze bench_rounds',
  'analyze bench_moves',
  `insert into accounts (merchant, owner, wallet, currency)
    select 'demo', owner, wallet, 'PHP' from (select distinct member_id as owner, 'main' as wallet from bench_moves
      union all select 'house', 'house:adjustments') one on conflict do nothing`,
  `insert into play_sittings (id, merchant, site, member_id, session_id, intent, node_id, vendor, mode, device_hash, language,
      origin, started_at, seen_at, ended_at, currency)
    select 'BENCH' || m.member_id, 'demo', 'demo', m.member_id, 'BENCH', 'BENCH' || m.member_id, g.node_id, g.vendor, 'real', '', 'en',
      '', 0, 0, 0, 'PHP'
    from (select distinct member_id from bench_rounds) m cross join lateral (select node_id, vendor from games
      where merchant = 'demo' and game_type = 'RNG' order by node_id limit 1) g`,
]
/**
 * Days one after the other: the ledger's entries with their balances, the rounds, and the rule that settles real ones, which is told now
 * what was settled then: hours say when they were first kept, and the audit derives those from then on.
 */
const played = `do $do$ declare one text; written bigint := extract(epoch from now()) * 1000; begin
  for one in select distinct day from bench_moves order by 1 loop
    with paid as (
      insert into transactions (merchant, kind, reference, created_at)
      select 'demo', kind, reference, at from bench_moves where day = one order by at returning id, reference),
    sides as (
      select p.id as transaction_id, a.id as account_id, m.minor
      from paid p join bench_moves m on m.reference = p.reference
        join accounts a on a.owner = m.member_id and a.wallet = 'main' and a.merchant = 'demo'
      union all select p.id, a.id, -m.minor
      from paid p join bench_moves m on m.reference = p.reference
        join accounts a on a.owner = 'house' and a.wallet = 'house:adjustments' and a.merchant = 'demo'),
    written as (
      insert into entries (transaction_id, account_id, currency, amount_minor, balance_after_minor)
      select s.transaction_id, s.account_id, 'PHP', s.minor,
        a.balance_minor + sum(s.minor) over (partition by s.account_id order by s.transaction_id)
      from sides s join accounts a on a.id = s.account_id order by s.transaction_id)
    update accounts a set balance_minor = a.balance_minor + s.sum, version = a.version + s.count
    from (select account_id, sum(minor)::bigint as sum, count(*) as count from sides group by 1) s where a.id = s.account_id;
    insert into play_rounds (merchant, vendor, member_id, id, node_id, sitting_id, mode, started_at, ended_at, bets, staked_minor,
        won_minor, currency)
      select 'demo', s.vendor, r.member_id, r.id, s.node_id, s.id, 'real', r.at - 1000, r.at, 1, r.stake, r.won, 'PHP'
      from bench_rounds r join play_sittings s on s.id = 'BENCH' || r.member_id where r.day = one;
    perform stake_settled(array(
      select row('demo', r.member_id, one, 'RNG', s.vendor, r.id, 'settled', 1, r.stake, r.won, r.stake, false, written, 0,
        r.at)::settled_stake
      from bench_rounds r join play_sittings s on s.id = 'BENCH' || r.member_id where r.day = one));
  end loop;
end $do$`

/**
 * A stopped gateway's data, on the embedded database without a URL, with the line of `team01` that played for 90 days, everything
 * added up to the days of teams. Answers its folder and settings, and how many rounds were played.
 */
export async function teamOfPlay(say, databaseUrl = '') {
  const env = {
    WORLD_TEAM: String(teamSize),
    GATEWAY_WORK_LIMIT: 'none',
    ...(databaseUrl !== '' && { DATABASE_URL: databaseUrl }),
  }
  const first = await startGateway(env)
  await first.stop({ keepsData: true })
  const { dataDir } = first
  const inDatabase = async (work) => {
    const { query, end } = await openDatabase(databaseUrl, dataDir)
    try {
      return await work(query)
    } finally {
      await end()
    }
  }
  const rounds = await inDatabase(async (query) => {
    for (const statement of made) await query(statement)
    const { rows } = await query('select count(*)::int as count from bench_rounds')
    say(`  ${rows[0].count.toLocaleString('en')} rounds of ${teamSize.toLocaleString('en')} members …`)
    await query(played)
    await query('analyze')
    return rows[0].count
  })
  const noted = () =>
    inDatabase(
      async (query) => (await query('select count(*)::int as count from team_day_changes')).rows[0].count,
    )
  for (let left = await noted(); left > 0; left = await noted()) {
    say(`  ${left.toLocaleString('en')} changes to add up …`)
    const gateway = await startGateway(env, dataDir)
    await sleep(addingMs)
    await gateway.stop({ keepsData: true })
  }
  return { env, dataDir, rounds }
}
