import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Typical requests to the site, in turn. */
const paths = [
  '/m/home',
  '/wps/system/settings/consolidated',
  '/wps/system/home',
  '/wps/.well-known/jwks.json',
  '/wps/game/list?gameType=RNG',
  '/registry.json',
]
const deadlineMs = 10_000

/**
 * Sends one request over a connection of its own and reads the answer to its end. Returns status, headers and ms;
 * status 0 when nothing arrived in time.
 */
export function ask(
  origin,
  path,
  { method = 'GET', headers = {}, body, timeoutMs = deadlineMs, agent = false } = {},
) {
  const began = performance.now()
  return new Promise((resolve) => {
    const done = (status, answered = {}) =>
      resolve({ status, headers: answered, ms: performance.now() - began })
    const signal = AbortSignal.timeout(timeoutMs)
    const outgoing = request(`${origin}${path}`, { method, headers, agent, signal }, (answer) => {
      answer.resume()
      answer.on('end', () => done(answer.statusCode, answer.headers))
      answer.on('error', () => done(0))
    })
    outgoing.on('error', () => done(0))
    outgoing.end(body)
  })
}

/** Classifies an answer for the caller. */
export const verdictOf = ({ status }) =>
  status === 503 || status === 429 ? 'refused' : status === 0 || status >= 500 ? 'lost' : 'answered'

/** Makes ordinary calls, four at a time, for this many seconds. Returns their results. */
export async function makeOrdinaryCalls(origin, seconds, signal) {
  const counts = { tried: 0, answered: 0, refused: 0, lost: 0, slowestMs: 0 }
  const until = performance.now() + seconds * 1000
  const caller = async (turn) => {
    for (let count = turn; performance.now() < until && !signal.aborted; count += 1) {
      const answer = await ask(origin, paths[count % paths.length])
      counts.tried += 1
      counts[verdictOf(answer)] += 1
      counts.slowestMs = Math.max(counts.slowestMs, answer.ms)
      await wait(50)
    }
  }
  await Promise.all([0, 1, 2, 3].map(caller))
  return counts
}
