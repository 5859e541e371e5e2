import { randomUUID } from 'node:crypto'
import { call } from '@plaza/gateway/http-client'
import { crowdAgent, eachOf, gatewayWithCrowd } from './crowd.mjs'
import { openDatabase } from './database.mjs'
import { openGameSession, readInformation, signed } from './wallet-load.mjs'

const people = Number(process.env.BENCH_LIMITS ?? 200)
/** Bets of each, and as many limits that each sets meanwhile. */
const times = 50
/** As many members at once, each with one bet and one limit under way. */
const width = 10
const json = (cookie) => ({
  cookie,
  host: 'localhost',
  'user-agent': crowdAgent,
  'content-type': 'application/json',
})

const setLimit = (origin, cookie, amount) =>
  call(origin, '/wps/limits', {
    method: 'POST',
    headers: json(cookie),
    body: JSON.stringify({ kind: 'wager', period: 'day', amount }),
  })

/**
 * One member's bets, one after the other, while the limit on them falls step by step. They may add up to the lowest limit, or
 * to what was bet or under way when a lower one was confirmed, whichever is more.
 */
async function playAgainstLimits(origin, { id, cookie }) {
  await readInformation(origin, cookie)
  const { vendor, ...seat } = await openGameSession(origin, cookie)
  const stake = seat.amountMinor
  let accepted = 0
  let underWay = 0
  let allowed = Infinity
  let refused = 0
  const bet = async () => {
    const request = signed(vendor, 'bet', { ...seat, transaction: randomUUID(), round: randomUUID() })
    underWay += stake
    const { path, ...init } = request
    const answer = await call(origin, path, init)
    underWay -= stake
    if (answer.status === 200) accepted += stake
    else if (answer.body.status === 'RS_ERROR_LIMIT_REACHED') refused += 1
    else throw new Error(`a bet was answered ${JSON.stringify(answer.body)}`)
  }
  const lower = async (step) => {
    // From twice of what all bets come to down to a fifth of it.
    const limit = Math.ceil(stake * times * (2 - (1.8 * step) / times))
    const answer = await setLimit(origin, cookie, limit)
    if (answer.status !== 200) throw new Error(`a limit was answered ${JSON.stringify(answer.body)}`)
    allowed = Math.min(allowed, Math.max(limit, accepted + underWay))
  }
  for (let step = 1; step <= times; step += 1) await Promise.all([bet(), lower(step)])
  return { id, allowed, refused }
}

/** 10,000 limits lowered while 10,000 bets run: how many bets were refused, and the members who have bet more than they may. */
export async function limitLoad(databaseUrl = '') {
  const site = await gatewayWithCrowd(databaseUrl, people, 10_000_000)
  const players = []
  try {
    await eachOf(site.crowd, width, async (member) => {
      players.push(await playAgainstLimits(site.gateway.origin, member))
    })
  } finally {
    await site.gateway.stop({ keepsData: true })
  }
  const { query, end } = await openDatabase(databaseUrl, site.dataDir)
  const { rows } = await query(
    'select member_id as id, sum(staked_minor)::int as staked from play_rounds where member_id = any($1) group by 1',
    [players.map(({ id }) => id)],
  )
  await end()
  const stakedOf = new Map(rows.map(({ id, staked }) => [id, staked]))
  return {
    refused: players.reduce((sum, one) => sum + one.refused, 0),
    beyond: players.filter(({ id, allowed }) => (stakedOf.get(id) ?? 0) > allowed).length,
  }
}
