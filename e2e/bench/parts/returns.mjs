import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { root, run } from '../site.mjs'

const rounds = Number(process.env.BENCH_ROUNDS_PLAYED ?? 10_000_000)
const seed = 'bench'
/** Standard errors within which 99 of 100 honest simulations end. */
const bound = 2.58
const module = pathToFileURL(join(root, 'packages/fair/dist/index.mjs')).href

const play = (engine) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../returns-worker.mjs', import.meta.url), {
      workerData: { module, engine, rounds, seed },
    })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

/** What each engine of the demo vendor returns over 10⁷ seeded rounds, against what game sheets state. */
export async function returns(say) {
  await run('packages/build/bin/bundle.mjs', ['fair', 'index'])
  const { engineFacts, engineIds } = await import(module)
  const rows = []
  for (const engine of engineIds) {
    say(`${engine} …`)
    const { rtpBasisPoints, errorBasisPoints } = await play(engine)
    rows.push({
      id: '–',
      key: `rtp-${engine}`,
      name: `${engine}: simulated return ${(rtpBasisPoints / 100).toFixed(2)} %, stated ${(engineFacts[engine].rtpBasisPoints / 100).toFixed(2)} %; apart, in standard errors`,
      value: Math.abs(rtpBasisPoints - engineFacts[engine].rtpBasisPoints) / errorBasisPoints,
      must: bound,
      aim: bound,
    })
  }
  return {
    rows,
    facts: [`Returns: ${rounds.toLocaleString('en')} rounds of each engine from the seed “${seed}”.`],
  }
}
