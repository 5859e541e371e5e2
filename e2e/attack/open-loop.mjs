import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, verdictOf } from './ordinary-calls.mjs'

const tickMs = 5

/** The value under which a share of the sorted `times` lies; 0 of none. */
export const percentile = (times, share) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/**
 * Asks at a rate that does not wait for answers, as strangers do: arrivals are Poisson. `next()` answers what is asked
 * next, `{ path, kind, ... }` as `ask` takes it. Answers one `{ kind, verdict, ms, isPolite }` for each request; a refusal
 * is polite that says when to come back.
 */
export async function askAtRate(origin, { rate, seconds, next, random, signal }) {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 1024 })
  const asked = []
  const gapMs = () => (-Math.log(1 - random.next()) / rate) * 1000
  const began = performance.now()
  let due = began + gapMs()
  while (performance.now() - began < seconds * 1000 && !signal.aborted) {
    for (; due <= performance.now(); due += gapMs()) {
      const { path, kind, ...how } = next()
      asked.push(
        ask(origin, path, { ...how, agent }).then((answer) => ({
          kind,
          ms: answer.ms,
          verdict: verdictOf(answer),
          isPolite: answer.headers['retry-after'] !== undefined,
        })),
      )
    }
    await wait(tickMs)
  }
  const answers = await Promise.all(asked)
  agent.destroy()
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
    refusedP99: percentile(msOf(refused), 0.99),
  }
}
