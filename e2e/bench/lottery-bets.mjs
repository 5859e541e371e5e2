import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { call, signIn } from '@plaza/gateway/http-client'
import { load } from './load.mjs'

const accounts = ['player01', 'vip05', 'agent01', 'plain02']
const bets = Number(process.env.BENCH_BETS ?? 4_000)
const leastSellingMs = 10 * 60_000
const openingTries = 60

const boardsOf = async (origin) => {
  const { body } = await call(origin, '/lgw/games/mobile', { headers: { host: 'localhost' } })
  return body.value.lotteries.filter(({ rules, issue }) => rules.startsWith('vn') && issue?.state === 'open')
}

/** A Vietnamese board that sells for long enough: a quicker lottery would close under the load. */
async function sellingBoard(origin) {
  // A gateway that has just started opens its issues first.
  for (let attempt = 0; attempt < openingTries; attempt += 1) {
    const boards = await boardsOf(origin)
    const [board] = boards.sort((a, b) => b.issue.closeAt - a.issue.closeAt)
    if (board && board.issue.closeAt > Date.now() + leastSellingMs) return board
    await pause(1_000)
  }
  throw new Error('every board closes too soon: measure at another hour')
}

/** Bets on one issue by several members at once, each a slip of its own: bets a second, and p99 in ms. */
export async function betsLoad({ origin }, connections) {
  const { code, rules, issue } = await sellingBoard(origin)
  const cookies = []
  for (const account of accounts) cookies.push(await signIn(origin, account))
  const requests = Array.from({ length: bets }, (_, index) => ({
    method: 'POST',
    path: '/lgw/orders',
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      cookie: cookies[index % cookies.length],
    },
    body: JSON.stringify({
      lottery: code,
      issue: issue.no,
      lines: [
        {
          play: `${rules}.de`,
          picks: [[index % 100]],
          multiplier: 1,
          mode: '1',
          prizeGroup: 1950,
          amountMinor: 100,
        },
      ],
    }),
  }))
  return load(origin, requests, connections, { amount: bets, warmUp: false })
}
