#!/usr/bin/env node
// `npm test`: everything that decides whether a tree is good, from a clean checkout. The last line is the sum.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installDependencies, requireBrowser, requireNode, requirePostgres } from '../src/prepare.mjs'
import { countJest, countPlaywright } from '../src/test-counts.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const results = join(root, '.cache/test-results')
const typeChecker = 'node_modules/typescript-7/bin/tsc'
const isFull = process.argv.includes('--full')
const sum = { passed: 0, failed: 0 }

const add = (label, { passed, failed, flaky = [] }) => {
  sum.passed += passed
  sum.failed += failed
  for (const title of flaky) process.stdout.write(`\n── flaky, passed when it was run once more: ${title}\n`)
  process.stdout.write(`\n── ${label}: ${passed} passed, ${failed} failed\n`)
}

function run(command, args, env = {}) {
  process.stdout.write(`\n── ${[command, ...args].join(' ')}\n`)
  return (
    spawnSync(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    }).status === 0
  )
}

/** Runs a step beside others: what it prints appears in one piece when it ends, and it counts as one test. */
const check = (label, command, args) =>
  new Promise((resolve) => {
    const output = []
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    const end = (isGood) => {
      process.stdout.write(`\n── ${[command, ...args].join(' ')}\n${Buffer.concat(output)}`)
      add(label, { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 })
      resolve(isGood)
    }
    child.once('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`))
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })

function jest(label, args, env) {
  const file = join(results, `${label.replaceAll(' ', '-')}.json`)
  const isGood = run('node_modules/.bin/jest', ['--silent', '--json', `--outputFile=${file}`, ...args], env)
  add(label, countJest(file, isGood))
}

requireNode()
installDependencies(root)
mkdirSync(results, { recursive: true })
const browser = requireBrowser()
const postgres = requirePostgres()

// The build has moments in which it uses one core only; the static checks fill them.
const build = check('build', process.execPath, ['packages/build/bin/build.mjs'])
await check('lint', 'node_modules/.bin/eslint', ['.', '--max-warnings', '0'])
await check('imports', process.execPath, ['packages/build/bin/layers.mjs'])
await check('types', process.execPath, [typeChecker, '-p', 'tsconfig.json'])
await check('format', 'node_modules/.bin/prettier', ['--check', '--log-level', 'warn', '.'])
const isBuilt = await build
// Once is enough for what brings an embedded database of its own, and for input that is refused before any.
const elsewhere = (suites) => (isFull ? {} : { TEST_ELSEWHERE: suites })
jest('unit and integration', ['--maxWorkers=2'], {
  ...elsewhere('nasty-input'),
  ...(isFull ? { TEST_FULL: '1' } : {}),
})
jest('integration on PostgreSQL', ['--maxWorkers=2', 'packages/gateway'], {
  ...elsewhere('built-gateway'),
  TEST_DATABASE: 'postgres',
  POSTGRES_BIN: postgres,
})
if (isBuilt) {
  const file = join(results, 'e2e.json')
  const isGood = run('e2e/node_modules/.bin/playwright', ['test', '-c', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(isFull ? { E2E_FULL: '1' } : {}),
  })
  add('e2e', countPlaywright(file, isGood))
} else add('e2e', { passed: 0, failed: 1 })

process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed\n`)
process.exitCode = sum.failed === 0 ? 0 : 1
