import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './site.mjs'

const stepMs = 10
const givenUpMs = 30_000

async function until(isSo, what) {
  const end = Date.now() + givenUpMs
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what} did not come within ${givenUpMs} ms`)
    await wait(stepMs)
  }
  return Date.now()
}

/** Runs `mfe` beside this process, so that the clock is looked at meanwhile. @throws when it fails */
async function command(dataDir, args) {
  const child = spawn(process.execPath, [join(root, 'packages/release/bin/mfe.mjs'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`mfe ${args.join(' ')} ended with ${code}`)
}

/**
 * Rolls a remote back so many times, and forward again in between. Answers for each the ms from the start of the command
 * until its revision is on the disk, until a page load that began after that has the old release, and until a page that
 * was open all the while has the new plan.
 */
export async function rollbacks({ origin, dataDir }, page, { remote, before, after, runs }) {
  const revisionFile = (revision) =>
    join(dataDir, 'store/registry/revisions', `${String(revision).padStart(8, '0')}.json`)
  const openPage = () => page.evaluate(() => globalThis.__plaza__.revision)
  const isServed = async (release) =>
    (await (await fetch(`${origin}/m/home`, { headers: { accept: 'text/html' } })).text()).includes(
      `/assets/${remote}/${release}/`,
    )
  const times = { durable: [], served: [], pushed: [] }
  let revision = await openPage()
  for (let run = 0; run < runs; run += 1) {
    revision += 1
    const next = revision
    const began = Date.now()
    const [, durable, served, pushed] = await Promise.all([
      command(dataDir, ['rollback', remote, '--to', before, '--why', 'bench']),
      until(() => existsSync(revisionFile(next)), 'the revision'),
      until(async () => existsSync(revisionFile(next)) && (await isServed(before)), 'the old release'),
      page.evaluate(
        (wanted) =>
          new Promise((resolve) => {
            const look = () =>
              globalThis.__plaza__.revision >= wanted ? resolve(Date.now()) : setTimeout(look, 10)
            look()
          }),
        next,
      ),
    ])
    times.durable.push(durable - began)
    times.served.push(served - began)
    times.pushed.push(pushed - began)
    revision += 1
    await command(dataDir, ['promote', remote, after, '--why', 'bench'])
    await until(() => isServed(after), 'the new release')
    await until(async () => (await openPage()) >= revision, 'the new plan in the open page')
  }
  return times
}
