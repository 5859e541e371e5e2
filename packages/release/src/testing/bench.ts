import { join } from 'node:path'
import { bundleCli } from './bundle-cli'
import { killPromoting, killPublishing } from './kill-rounds'
import { measureResolve } from './measure-resolve'
import { createTempStore } from './temp-store'

/** Everything that the release store's own bench measures; `rounds` is how often the command is killed. */
export async function bench(packageFolder: string, rounds: number): Promise<Record<string, unknown>> {
  const script = await bundleCli(packageFolder)
  const reports: Record<string, unknown> = {}
  for (const [name, kill] of Object.entries({ killPublishing, killPromoting })) {
    const temp = await createTempStore()
    await temp.store.trust(temp.publisher.publicKey)
    reports[name] = await kill({ temp, script, rounds })
    await temp.remove()
  }
  reports['resolve'] = measureResolve({ merchants: 200, remotes: 50, releases: 100 }, 20_000)
  return reports
}

const [folder = join('packages', 'release'), rounds = '50'] = process.argv.slice(2)
process.stdout.write(`${JSON.stringify(await bench(folder, Number(rounds)), null, 2)}\n`)
