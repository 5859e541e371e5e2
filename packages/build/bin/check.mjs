#!/usr/bin/env node
// `npm run check [base]`: what a change affects, quickly: everything that differs from `base` (main), committed or not.
import { spawn } from 'node:child_process'
import { changedFiles } from '../src/workspace/changed-files.mjs'
import { root } from '../src/workspace/workspaces.mjs'

const base = process.argv[2] ?? 'main'
const files = changedFiles(root, base)
const scripts = files.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file))
const sources = scripts.filter((file) => !/\.(mjs|cjs)$/.test(file) || /\.test\.mjs$/.test(file))
const node = process.execPath

/** The checks, each with whether this change requires it. */
const steps = [
  ['format', 'node_modules/.bin/oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files], files],
  ['lint', 'node_modules/.bin/oxlint', scripts, scripts],
  [
    'words',
    node,
    ['packages/build/bin/words.mjs'],
    files.filter((file) => /\/(locales|catalogues)\/.*\.(json|sources)$/.test(file)),
  ],
  ['types', node, ['node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json'], sources],
  ['imports', node, ['packages/build/bin/layers.mjs'], scripts],
  [
    'public surfaces',
    node,
    ['packages/build/bin/api.mjs'],
    files.filter((file) => file.startsWith('packages/')),
  ],
  [
    'tests',
    'node_modules/.bin/jest',
    ['--silent', '--passWithNoTests', '--findRelatedTests', ...sources],
    sources,
  ],
].filter(([, , , asking]) => asking.length > 0)

const run = ([label, command, args]) =>
  new Promise((resolve) => {
    const output = []
    const startMs = Date.now()
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
    child.once('error', (error) => output.push(Buffer.from(`${error.message}\n`)))
    child.once('close', (code) => {
      const words = code === 0 ? '' : Buffer.concat(output)
      process.stdout.write(
        `${words}── ${label}: ${code === 0 ? 'good' : 'failed'} (${Math.round((Date.now() - startMs) / 1000)} s)\n`,
      )
      resolve(code === 0)
    })
  })

process.stdout.write(`${files.length} files differ from ${base}\n`)
// Two at a time: the tests beside everything else, one after the other.
const tests = steps.filter(([label]) => label === 'tests').map(run)
let isGood = true
for (const step of steps.filter(([label]) => label !== 'tests')) isGood = (await run(step)) && isGood
for (const result of await Promise.all(tests)) isGood = result && isGood
process.exitCode = isGood ? 0 : 1
