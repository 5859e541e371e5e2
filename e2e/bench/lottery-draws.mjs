import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { root, run } from './site.mjs'

const draws = Number(process.env.BENCH_DRAWS ?? 1_000_000)
/** Of a fair draw one place in 300,000 is further away than this; 216 places are measured. */
const bound = 4.5
const module = pathToFileURL(join(root, 'packages/fair/dist/index.mjs')).href

const measure = (rules) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('draws-worker.mjs', import.meta.url), {
      workerData: { module, rules, draws },
    })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

/** Whether every number comes at every place as often as any other: χ² over 10⁶ draws of each family. */
export async function lotteryDraws(say) {
  await run('packages/build/bin/bundle.mjs', ['fair', 'index'])
  const { drawShapes } = await import(module)
  const rows = []
  for (const rules of Object.keys(drawShapes)) {
    say(`${draws.toLocaleString('en')} draws of ${rules} …`)
    const { places, largest } = await measure(rules)
    rows.push({
      id: '–',
      key: `draws-${rules}`,
      name: `${rules}: χ² of ${draws.toLocaleString('en')} draws, the worst of ${places} places, in standard deviations`,
      value: largest,
      must: bound,
      aim: bound,
    })
  }
  return rows
}
