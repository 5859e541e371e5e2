import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './site.mjs'

async function seconds(args) {
  rmSync(join(root, '.cache/webpack'), { recursive: true, force: true })
  const started = performance.now()
  await run('packages/build/bin/build.mjs', ['--force', ...args])
  return (performance.now() - started) / 1000
}

/** Time of a production rebuild of one remote over that of everything, both without a cache. */
export async function rebuildRatio(remote) {
  const one = await seconds([remote])
  const all = await seconds([])
  return { one, all, ratio: one / all }
}
