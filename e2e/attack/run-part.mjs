import { availableParallelism, loadavg } from 'node:os'
import { startSite } from '../bench/site.mjs'
import { documentHash } from '@plaza/build/attack-coverage'
import { seededRandom } from '../bench/random.mjs'

const firstPort = Number(process.env.ATTACK_PORT ?? 8384)
let started = 0

/**
 * Runs one part to its end or to the end of its time, and stops every site that it started.
 *
 * A part is `{ minutes, isScaled, run }`; `isScaled` says that it obeys `times`, in as many times its minutes. `run` gets
 * - `startSite(env)`: a whole site on loopback with a data folder of its own; answers `origin`, `gateway`, `dataDir`, `stop`;
 * - `random`: a generator from the seed, see `random.mjs`; `seed` itself; `isQuick`, which asks for a shorter run;
 *   `times`, how many times as much to try;
 * - `say(text)` for progress, and `signal`, which is aborted once the part's time is over.
 *
 * It answers `{ rows, facts }`. A row is `{ what, tried, refused, lost, holds }`: how often something was tried, how often
 * it was refused as it should be, how often something was lost that must not be, and whether the site held. `facts` are
 * sentences below the table.
 */
export async function runPart(name, part, { seed, times, isQuick, say }) {
  const sites = []
  const timeout = new AbortController()
  const about = {
    // Which product it was, by its calls; null while no site was asked.
    openapi: null,
    seed,
    isQuick,
    cores: availableParallelism(),
    load: loadavg()[0],
    date: new Date().toISOString().slice(0, 10),
  }
  const minutes = part.minutes * times
  const began = performance.now()
  const ended = (outcome) => ({
    ...outcome,
    about: { ...about, seconds: Math.round((performance.now() - began) / 1000) },
  })
  let timer
  const tooLong = new Promise((_resolve, reject) => {
    timer = setTimeout(() => {
      timeout.abort()
      reject(new Error(`was not done after ${minutes} minutes`))
    }, minutes * 60_000)
  })
  const context = {
    seed,
    random: seededRandom(seed),
    isQuick,
    times,
    say: (text) => say(`  ${text}`),
    signal: timeout.signal,
    async startSite(env = {}) {
      const site = await startSite(firstPort + started++ * 10, { HOST: '127.0.0.1', OUTBOX: '1', ...env })
      sites.push(site)
      about.openapi ??= documentHash(await (await fetch(`${site.origin}/docs/json`)).json())
      return site
    },
  }
  try {
    return ended(await Promise.race([part.run(context), tooLong]))
  } catch (error) {
    // A part that cannot be carried out is a row that does not hold; the others still run.
    say(`  ${error.stack}`)
    return ended({
      rows: [{ what: `${name}: ${error.message}`, tried: 0, refused: 0, lost: 0, holds: false }],
      facts: [],
    })
  } finally {
    clearTimeout(timer)
    timeout.abort()
    for (const site of sites) await site.stop()
  }
}
