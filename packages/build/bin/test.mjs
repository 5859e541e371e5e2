#!/usr/bin/env node
// `npm test`: everything that decides whether a tree is good, from a clean checkout. The last line is the sum.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { knownFlags } from '../src/workspace/engine-flags.mjs'
import { installDependencies, requireNode } from '../src/workspace/prepare.mjs'
import { offerEngines, requirePrograms } from '../src/workspace/require-programs.mjs'
import { makeMemoryFolder } from '../src/bundle/memory-folder.mjs'
import { describeFlows, describeShares } from '../src/jest/area-shares.mjs'
import { countJest, countPlaywright, failuresOfJest, failuresOfPlaywright } from '../src/jest/test-counts.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const results = join(root, '.cache/test-results')
const typeChecker = 'node_modules/typescript-7/bin/tsc'
const isFull = process.argv.includes('--full')
const sum = { passed: 0, failed: 0 }
const failures = []
/** Where the time went, printed before the sum. */
const tables = []
const startMs = Date.now()

const add = (label, { passed, failed }) => {
  sum.passed += passed
  sum.failed += failed
  process.stdout.write(`\n── ${label}: ${passed} passed, ${failed} failed\n`)
}

/** Unix priority of the commands that use the time that the others leave idle. */
const background = 10

/**
 * Lowers a detached child's priority. Where Linux groups processes by session, priority counts inside of a session only,
 * so the child's own session is lowered as well. The child ends with this process.
 */
function lowerPriority(child, priority) {
  setPriority(child.pid, priority)
  const group = `/proc/${child.pid}/autogroup`
  if (existsSync(group)) writeFileSync(group, String(priority))
  const end = () => process.kill(-child.pid)
  process.once('exit', end)
  child.once('close', () => process.off('exit', end))
}

/**
 * Runs a command and resolves to whether it succeeded. What it prints appears at once where `isLive`, else in one piece
 * when it ends, because another command prints meanwhile.
 */
const run = (command, args, { env = {}, isLive = false, priority = 0 } = {}) =>
  new Promise((resolve) => {
    const heading = `\n── ${[command, ...args].join(' ')}\n`
    if (isLive) process.stdout.write(heading)
    const output = []
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', ...(isLive ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
      env: { ...process.env, ...env },
      detached: priority !== 0,
    })
    if (child.pid !== undefined && priority !== 0) lowerPriority(child, priority)
    const end = (isGood) => {
      if (!isLive) process.stdout.write(`${heading}${Buffer.concat(output)}`)
      resolve(isGood)
    }
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`)
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })

/** A command that counts as one test. */
async function check(label, command, args, options) {
  const isGood = await run(command, args, options)
  add(label, { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 })
  if (!isGood) failures.push(label)
  return isGood
}

async function jest(label, env) {
  const file = join(results, 'jest.json')
  const cpuFile = join(results, 'cpu.jsonl')
  for (const one of [file, cpuFile]) rmSync(one, { force: true })
  // Suites on PostgreSQL wait half of their time: two workers would leave a tenth of two cores unused. Where every core is
  // busy, helpers of the garbage collector cost a twentieth more than they save; workers inherit the flag.
  const isGood = await run(
    process.execPath,
    [
      ...(await knownFlags(['--single-threaded-gc'])),
      'node_modules/jest/bin/jest.js',
      '--silent',
      '--maxWorkers=3',
      '--json',
      `--outputFile=${file}`,
    ],
    { env: { ...env, TEST_CPU_FILE: cpuFile }, isLive: true },
  )
  tables.push(describeShares(cpuFile, root))
  add(label, countJest(file, isGood))
  failures.push(...failuresOfJest(file))
}

async function e2e() {
  const { browser } = await programs
  await offered
  const file = join(results, 'e2e.json')
  rmSync(file, { force: true })
  const isGood = await run('e2e/node_modules/.bin/playwright', ['test', '-c', 'e2e/playwright.config.ts'], {
    env: {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...(isFull ? { E2E_FULL: '1' } : {}),
    },
  })
  add('e2e', countPlaywright(file, isGood))
  tables.push(describeFlows(file))
  failures.push(...failuresOfPlaywright(file))
}

// What runs detached ends with this process, also when that is interrupted.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

requireNode()
process.stdout.write(`Node ${process.version} on ${availableParallelism()} cores\n`)
// Only tests need them, so the build does not wait for their download.
const programs = requirePrograms()
const offered = programs.then(offerEngines)
await installDependencies(root)
mkdirSync(results, { recursive: true })
const memory = makeMemoryFolder()
if (memory) process.env.TMPDIR = memory

// The build and then the browser tests take longest, and browser tests spend part of their time waiting. The static checks run in
// that time. Jest waits for their end: on a slow machine the browser tests leave so little that its databases time out.
const build = check('build', process.execPath, ['packages/build/bin/build.mjs'])
const flows = build.then((isBuilt) => (isBuilt ? e2e() : add('e2e', { passed: 0, failed: 1 })))
const inBackground = { priority: background }
await check('lint', 'node_modules/.bin/oxlint', [], inBackground)
await check('words', process.execPath, ['packages/build/bin/words.mjs'], inBackground)
await check('imports', process.execPath, ['packages/build/bin/layers.mjs'], inBackground)
await check('dead exports', 'node_modules/.bin/knip', ['--no-progress'], inBackground)
await check('public surfaces', process.execPath, ['packages/build/bin/api.mjs'], inBackground)
await check('types', process.execPath, [typeChecker, '-p', 'tsconfig.json'], inBackground)
await check('format', 'node_modules/.bin/oxfmt', ['--check'], inBackground)
await flows
// Tests of bundles read what the build wrote, and some start what was installed meanwhile.
const { postgres } = await programs
await jest('unit and integration, on the embedded database and on PostgreSQL', {
  TEST_DATABASE: 'both',
  POSTGRES_BIN: postgres,
  ...(isFull ? { TEST_FULL: '1' } : {}),
})
// Clean clones on other versions of Node take minutes, and nothing else has the machine then.
if (isFull) await check('other machines', process.execPath, ['packages/build/bin/machines.mjs'])

for (const table of tables) process.stdout.write(`\n${table}\n`)
const minutes = ((Date.now() - startMs) / 60_000).toFixed(1)
process.stdout.write(`\nNode ${process.version}, ${minutes} minutes\n`)
for (const failure of failures) process.stdout.write(`\n✘ ${failure}\n`)
process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed\n`)
process.exitCode = sum.failed === 0 ? 0 : 1
