import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'undici'
import { verdictOf } from './ordinary-calls.mjs'

const tickMs = 1
const deadlineMs = 10_000

/** The quantile of the sorted `times`; 0 for an empty list. */
export const percentile = (times, share) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/**
 * Sends one request over the pool and reads the answer to its end. Answers `{ status, isPolite }`; status 0 where the
 * connection broke or nothing came in time. Undici's handlers cost a third of `node:http`'s client, which matters because
 * the measuring process shares the processor with the site.
 */
const send = (pool, { path, headers = {}, method = 'GET' }, host) =>
  new Promise((resolve) => {
    let status = 0
    let isPolite = false
    pool.dispatch(
      { path, method, headers: { host, ...headers }, headersTimeout: deadlineMs, bodyTimeout: deadlineMs },
      {
        onRequestStart() {},
        onResponseStart(_controller, code, answered) {
          status = code
          isPolite = answered['retry-after'] !== undefined
        },
        onResponseData() {},
        onResponseEnd: () => resolve({ status, isPolite }),
        onResponseError: () => resolve({ status: 0, isPolite: false }),
      },
    )
  })

/**
 * Asks at a rate that does not wait for answers, as strangers do: arrivals are Poisson. `next()` answers what is asked
 * next, `{ path, kind, headers }`. Answers one `{ kind, verdict, ms, lateMs, isPolite }` for each request: `ms` counts from
 * the moment at which it was due, of which it was sent `lateMs` later; a refusal is polite that says when to come back.
 */
export async function sendAtRate(origin, { rate, seconds, next, random, signal }) {
  const { host, port } = new URL(origin)
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: null, pipelining: 1 })
  const pending = []
  const gapMs = () => (-Math.log(1 - random.next()) / rate) * 1000
  const sendOne = async (due) => {
    const { kind, ...what } = next()
    const lateMs = performance.now() - due
    const answer = await send(pool, what, host)
    const ms = performance.now() - due
    return { kind, ms, lateMs, verdict: verdictOf(answer), isPolite: answer.isPolite }
  }
  const began = performance.now()
  let due = began + gapMs()
  while (performance.now() - began < seconds * 1000 && !signal.aborted) {
    for (; due <= performance.now(); due += gapMs()) pending.push(sendOne(due))
    await wait(tickMs)
  }
  const answers = await Promise.all(pending)
  await pool.destroy()
  return answers
}

/** How a list of answers went: counts, and p50 and p99 in ms of what was answered and of what was refused. */
export function summarise(answers) {
  const of = (wanted) => answers.filter(({ verdict }) => verdict === wanted)
  const msOf = (list) => list.map(({ ms }) => ms)
  const [answered, refused] = [of('answered'), of('refused')]
  return {
    tried: answers.length,
    answered: answered.length,
    refused: refused.length,
    lost: of('lost').length + refused.filter(({ isPolite }) => !isPolite).length,
    p50: percentile(msOf(answered), 0.5),
    p99: percentile(msOf(answered), 0.99),
    refusedP50: percentile(msOf(refused), 0.5),
    refusedP99: percentile(msOf(refused), 0.99),
    lateP99: percentile(
      answers.map(({ lateMs }) => lateMs),
      0.99,
    ),
  }
}
