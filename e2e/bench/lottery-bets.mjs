import { randomUUID } from 'node:crypto'
import { call, signIn } from '@plaza/gateway/http-client'
import { load } from './load.mjs'

const accounts = ['player01', 'vip05', 'agent01', 'plain01']
const bets = Number(process.env.BENCH_BETS ?? 4_000)
const leastSellingMs = 10 * 60_000

/** A Vietnamese board that sells for long enough: a quicker lottery would close under the load. */
async function sellingBoard(origin) {
  const { body } = await call(origin, '/lgw/games/mobile', { headers: { host: 'localhost' } })
  const boards = body.value.lotteries.filter(
    ({ rules, isOpen, issue }) => rules.startsWith('vn') && isOpen && issue?.state === 'open',
  )
  const [board] = boards.sort((a, b) => b.issue.closeAt - a.issue.closeAt)
  if (!board || board.issue.closeAt < Date.now() + leastSellingMs)
    throw new Error('every board closes too soon: measure at another hour')
  return board
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
