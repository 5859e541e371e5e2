#!/usr/bin/env node
// `npm run dev -- mf-cashier`: runs one remote from its current sources in a tab of the running site; the rest of that
// tab is served from the store. The last line prints the address to open.
import { folderOf, remoteNames } from '../src/workspace/workspaces.mjs'
import { compileContributions } from '../src/contract/compile-contributions.mjs'
import { isSiteRunning, sitePort } from '../src/dev/running-site.mjs'
import { watchRemote } from '../src/dev/watch-remote.mjs'

const usage = `usage: npm run dev -- <remote> [--port 8190]

Watches one remote (${remoteNames().join(', ')}) and shows it in a tab of the site that
\`npm start\` has running (PORT, 8080 when unset).
`
const fail = (text) => {
  process.stderr.write(`${text.trimEnd()}\n`)
  process.exit(1)
}
const print = (text) => process.stdout.write(`${text}\n`)

const [name, flag, given] = process.argv.slice(2)
const port = flag === undefined ? 8190 : Number(flag === '--port' ? given : Number.NaN)
if (!remoteNames().includes(name ?? '') || !Number.isInteger(port)) fail(usage)
const site = sitePort()
if (!(await isSiteRunning(site)))
  fail(
    `No site answers at http://localhost:${site}. Run \`npm start\` in another terminal first, or name its port in PORT.`,
  )

/** The remote's first page; home when it only fills slots, or when its sources cannot be read. */
async function firstPage(dir) {
  try {
    return (await compileContributions(dir)).definition.routes[0]?.path ?? '/m/home'
  } catch {
    // The build reports errors in the sources.
    return '/m/home'
  }
}

process.env.NODE_ENV = 'development'
const started = Date.now()
const dir = folderOf(name)
const watched = await watchRemote({ dir, name, port, write: print }).catch((error) => fail(error.message))
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void watched.stop().finally(() => process.exit(0)))
print(`watching ${name} after ${((Date.now() - started) / 1000).toFixed(1)} s; Ctrl-C ends it`)
print(`open http://localhost:${site}${await firstPage(dir)}?mfe-override=${name}@${watched.base}`)
