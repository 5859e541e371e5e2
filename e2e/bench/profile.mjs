import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { openPhone } from './phone.mjs'
import { countScripts, kibOf } from './script-bytes.mjs'
import { root, run, startSite } from './site.mjs'
import { forcedLayoutsOf, frameWorkOf, scriptWorkOf, tasksOf, traceOf } from '../src/trace.mjs'

const cpu = 4
const firstMs = 10_000
const restMs = 5_000
const pages = { home: '/m/home', login: '/m/login' }
const shown = 40

const folders = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mf-'))]

/** Looks up the source of a place in a built file; the file's own name where there is no map. */
function createLookup() {
  const maps = new Map()
  const mapOf = (file) => {
    if (!maps.has(file)) {
      const path = folders.map((name) => join(root, name, '.cache/maps', `${file}.map`)).find(existsSync)
      maps.set(file, path && new SourceMap(JSON.parse(readFileSync(path, 'utf8'))))
    }
    return maps.get(file)
  }
  return ({ url, lineNumber, columnNumber, functionName }) => {
    if (!url) return `(${functionName.replace(/[()]/g, '') || 'native'})`
    const file = url.split('/').at(-1).split('?')[0]
    const entry = mapOf(file)?.findEntry(lineNumber, columnNumber)
    return entry?.originalSource ? moduleOf(entry.originalSource) : file
  }
}

/** `webpack://…/node_modules/.pnpm/zod@4.1/node_modules/zod/v4/core/core.js` → `zod/v4/core/core.js`. */
const moduleOf = (source) =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^.*node_modules\//, '')
    .replace(/^(\.\.?\/)+/, '')

/** Module → ms of its own, from a profile of the sampling profiler. */
function selfTimes({ nodes, samples, timeDeltas }, lookUp) {
  const modules = new Map(nodes.map(({ id, callFrame }) => [id, lookUp(callFrame)]))
  const times = new Map()
  samples.forEach((id, index) => {
    const name = modules.get(id)
    times.set(name, (times.get(name) ?? 0) + timeDeltas[index] / 1000)
  })
  return times
}

/**
 * `npm run bench -- --profile`: what the main thread does on home and sign-in at 4× CPU: blocking time and long tasks of
 * the first 10 s, time by module, and what goes on in 5 s at rest. Says it; writes nothing.
 */
export async function profile(say) {
  await run('packages/build/bin/build.mjs', ['--force', ...folders], { PLAZA_SOURCE_MAPS: '1' })
  const site = await startSite(Number(process.env.BENCH_PORT ?? 8280))
  try {
    for (const [name, path] of Object.entries(pages)) {
      await profilePage(say, `${site.origin}${path}`, name, false)
      await profilePage(say, `${site.origin}${path}`, name, true)
    }
  } finally {
    await site.stop()
  }
}

/** The sampling profiler slows the page down, so tasks and modules come from loads of their own. */
async function profilePage(say, address, name, isByModule) {
  const { page, protocol, slowDown, close } = await openPhone(new URL(address).origin)
  try {
    await slowDown(cpu)
    if (isByModule) {
      await protocol.send('Profiler.enable')
      await protocol.send('Profiler.setSamplingInterval', { interval: 500 })
      await protocol.send('Profiler.start')
      await page.goto(address)
      await page.waitForTimeout(firstMs)
      const { profile } = await protocol.send('Profiler.stop')
      const rows = [...selfTimes(profile, createLookup())].sort(([, a], [, b]) => b - a)
      say(`${name}: ms of its own by module`)
      for (const [module, ms] of rows.slice(0, shown)) say(`${ms.toFixed(0).padStart(7)}  ${module}`)
      return
    }
    const scripts = await countScripts(protocol)
    const first = await traceOf(page, async () => {
      await page.goto(address)
      await page.waitForTimeout(firstMs)
    })
    const tasks = tasksOf(first).filter(({ ms }) => ms > 50)
    const blockedMs = tasks.reduce((sum, { ms }) => sum + ms - 50, 0)
    say(`${name}: ${tasks.length} tasks over 50 ms at ${cpu}×, ${blockedMs.toFixed(0)} ms beyond 50`)
    say(`${name}: ${forcedLayoutsOf(first)} layouts forced by a script`)
    for (const { atMs, ms, wallMs } of tasks)
      say(`${ms.toFixed(0).padStart(7)}  at ${atMs.toFixed(0)}, ${wallMs.toFixed(0)} by the wall`)
    const sizes = scripts()
    say(
      `${name}: ${kibOf(sizes).toFixed(1)} KiB of JavaScript within ${firstMs / 1000} s, ${sizes.length} files`,
    )
    for (const [size, file] of sizes.sort(([a], [b]) => b - a)) say(`${size.toString().padStart(7)}  ${file}`)
    const rest = await traceOf(page, () => page.waitForTimeout(restMs))
    say(
      `${name}: in ${restMs / 1000} s at rest ${JSON.stringify({ ...frameWorkOf(rest), ...scriptWorkOf(rest) })}`,
    )
  } finally {
    await close()
  }
}
