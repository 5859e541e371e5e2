import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { call, signIn } from '@plaza/gateway/http-client'
import { load } from './load.mjs'

const accounts = ['player01', 'vip05', 'agent01', 'plain02']
const bets = 4_000
const rounded = Number(process.env.BENCH_ROUNDS ?? 2_000)
const userAgent = 'plaza-bench'
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Writes the key of the bench, which plays the vendor, where a gateway over `dataDir` looks for it. */
export function writeVendorKey(dataDir) {
  const folder = join(dataDir, 'keys')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'vendor-demo.public.pem'), publicKey.export({ type: 'spki', format: 'pem' }))
}

/** One call of the wallet as a vendor signs it. */
export function signed(vendor, action, content) {
  const body = JSON.stringify(content)
  const path = `/vendor/v1/${vendor}/${action}`
  const timestamp = String(Date.now())
  const text = `v2\nPOST\n${path}\n${timestamp}\n${body}`
  const signature = createSign('RSA-SHA256').update(text).sign(privateKey, 'base64')
  return {
    method: 'POST',
    path,
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      'x-plaza-timestamp': timestamp,
      'x-plaza-signature': `v2=${signature}`,
    },
    body,
  }
}

/** Has the member of a cookie read the information without which no game opens. */
export const readInformation = (origin, cookie) =>
  call(origin, '/wps/member/responsible/information', {
    method: 'POST',
    headers: {
      cookie,
      'user-agent': userAgent,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    },
    body: '{}',
  })

/** Opens a game in the session of a cookie and trades the launch token; what its bets are made from. */
export async function openGameSession(origin, cookie) {
  const headers = { cookie, 'user-agent': userAgent, 'sec-fetch-site': 'same-origin' }
  const list = await call(origin, '/wps/game/list?gameType=RNG&sort=popular', { headers })
  const game = list.body.value.games.find((one) => one.supportPlay && !one.maintenance)
  const launch = await call(origin, `/wps/game/launchGame?nodeId=${game.nodeId}&intent=${randomUUID()}`, {
    headers,
  })
  if (launch.status !== 200) throw new Error(`nothing to play: ${JSON.stringify(launch.body)}`)
  const token = new URLSearchParams(new URL(launch.body.value.url).hash.slice(1)).get('token')
  const vendor = game.vassalage
  const { path, ...request } = signed(vendor, 'session', { token, userAgent })
  const answer = await call(origin, path, request)
  if (answer.status !== 200) throw new Error(`no session of a game: ${JSON.stringify(answer.body)}`)
  const { session, player, currency, game: opened } = answer.body
  return { vendor, session, player, currency, gameId: opened.gameId, amountMinor: opened.minBetMinor }
}

/**
 * Rounds a second of several members at once: all bets, then for each the win of nothing that settles its round. Each bet is a
 * separate round.
 */
export async function roundLoad(gateway, connections) {
  const gameSessions = []
  for (const account of accounts)
    gameSessions.push(await openGameSession(gateway.origin, await signIn(gateway.origin, account)))
  const rounds = Array.from({ length: rounded }, (_, index) => ({
    gameSession: gameSessions[index % gameSessions.length],
    transaction: randomUUID(),
    round: randomUUID(),
  }))
  const placed = rounds.map(({ gameSession: { vendor, ...seat }, transaction, round }) =>
    signed(vendor, 'bet', { ...seat, transaction, round }),
  )
  const bet = await load(gateway.origin, placed, connections, { amount: rounded, warmUp: false })
  const settled = rounds.map(({ gameSession: { vendor, session, player, currency }, transaction, round }) =>
    signed(vendor, 'win', {
      session,
      player,
      currency,
      transaction: randomUUID(),
      round,
      bet: transaction,
      amountMinor: 0,
      isRoundEnd: true,
    }),
  )
  const win = await load(gateway.origin, settled, connections, { amount: rounded, warmUp: false })
  return 1 / (1 / bet.rate + 1 / win.rate)
}

/** Bets of several members at once: bets per second, and p99 in ms. Each bet is a separate round. */
export async function walletLoad(gateway, connections) {
  const gameSessions = []
  for (const account of accounts)
    gameSessions.push(await openGameSession(gateway.origin, await signIn(gateway.origin, account)))
  const requests = Array.from({ length: bets }, (_, index) => {
    const { vendor, ...gameSession } = gameSessions[index % gameSessions.length]
    return signed(vendor, 'bet', { ...gameSession, transaction: randomUUID(), round: randomUUID() })
  })
  return load(gateway.origin, requests, connections, { amount: bets, warmUp: false })
}
