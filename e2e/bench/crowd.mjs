import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { openDatabase } from './database.mjs'
import { startGateway } from './gateway.mjs'

const dayMs = 86_400_000
const hashOf = (secret) => createHash('sha256').update(secret).digest('base64url')
/** The browser that all of them say they are; games check it. */
export const crowdAgent = 'plaza-bench'

/** The newest players of the large line, so that nobody else has done anything with them. */
const players = `select id from members where merchant = 'demo' and account like 'line%' and type = 0 and not blocked
  order by account desc limit $1`
const signedIn = `insert into sessions (id, merchant, member_id, token_hash, cookie_hash, created_at, seen_at, idle_expires_at,
    expires_at, active_at, authenticated_at, address, user_agent)
  select s.id, 'demo', s.member, s.token, s.cookie, $5, $5, $6, $6, $5, $5, '127.0.0.0', '${crowdAgent}'
  from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as s(id, member, token, cookie)`
/** An adjustment of one amount for each of them, with its entries and balances as the ledger writes them. */
const money = [
  `insert into accounts (merchant, owner, wallet, currency) select 'demo', owner, wallet, 'PHP' from (
      select unnest($1::text[]) as owner, 'main' as wallet union all select 'house', 'house:adjustments') one
    on conflict do nothing`,
  `with paid as (
      insert into transactions (merchant, kind, reference, created_at)
      select 'demo', 'adjustment', 'BENCH:' || member, $3::bigint from unnest($1::text[]) member returning id, reference),
    sides as (
      select p.id as transaction_id, a.id as account_id, a.owner, $2::bigint as amount
      from paid p join accounts a on a.owner = substr(p.reference, 7) and a.wallet = 'main' and a.merchant = 'demo'
      union all select p.id, a.id, a.owner, -$2::bigint
      from paid p join accounts a on a.owner = 'house' and a.wallet = 'house:adjustments' and a.merchant = 'demo'),
    written as (
      insert into entries (transaction_id, account_id, currency, amount_minor, balance_after_minor)
      select s.transaction_id, s.account_id, 'PHP', s.amount,
        a.balance_minor + sum(s.amount) over (partition by s.account_id order by s.transaction_id)
      from sides s join accounts a on a.id = s.account_id)
    update accounts a set balance_minor = a.balance_minor + s.sum, version = a.version + s.count
    from (select account_id, sum(amount)::bigint as sum, count(*) as count from sides group by 1) s where a.id = s.account_id`,
]

/**
 * A gateway, on the embedded database without a URL, whose demo has `size` more players that are signed in, each with
 * `amountMinor`. Signing them in one by one would measure the hashing of passwords. Answers the gateway, how to start it
 * again over the same data, and the players with the cookie header of each.
 */
export async function gatewayWithCrowd(databaseUrl, size, amountMinor) {
  const env = {
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    WORLD_TEAM: String(2 * size + 50),
    WORLD_GAMES: '200',
    GATEWAY_WORK_LIMIT: 'none',
  }
  const first = await startGateway(env)
  await first.stop({ keepsData: true })
  const { query, end } = await openDatabase(databaseUrl, first.dataDir)
  const ids = (await query(players, [size])).rows.map(({ id }) => id)
  if (ids.length < size) throw new Error(`the large line has ${ids.length} players, not ${size}`)
  const secrets = ids.map(() => randomBytes(32).toString('base64url'))
  const now = Date.now()
  await query(signedIn, [
    ids.map(() => randomUUID()),
    ids,
    ids.map(() => hashOf(randomUUID())),
    secrets.map(hashOf),
    now,
    now + dayMs,
  ])
  await query(money[0], [ids])
  if (amountMinor > 0) await query(money[1], [ids, amountMinor, now])
  await end()
  const start = () => startGateway(env, first.dataDir)
  const crowd = ids.map((id, index) => ({ id, cookie: `plaza_session=${secrets[index]}` }))
  return { gateway: await start(), start, dataDir: first.dataDir, env, crowd }
}

/** Does work for each of a list, `width` at a time. */
export async function eachOf(list, width, work) {
  const queue = list.entries()
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const [index, one] of queue) await work(one, index)
    }),
  )
}
