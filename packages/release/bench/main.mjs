#!/usr/bin/env node
// `node packages/release/bench/main.mjs [rounds]`: kills mfe in mid-publish and mid-promote (50 times each) and times
// resolve over 200 merchants × 50 remotes × 100 releases. Prints JSON; ends with 1 when something was torn or lost.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const folder = fileURLToPath(new URL('..', import.meta.url))
const script = `${folder}.cache/test/bench.mjs`
await build({
  entryPoints: [`${folder}src/testing/bench.ts`],
  outfile: script,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'error',
  external: ['commander', 'semver', 'zod', 'zod/*', 'esbuild'],
})
const rounds = process.argv[2] ?? '50'
const { stdout, status } = spawnSync(process.execPath, ['--expose-gc', script, folder, rounds], {
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
})
process.stdout.write(stdout)
const { killPublishing, killPromoting } = status === 0 ? JSON.parse(stdout) : {}
const isWhole = [killPublishing, killPromoting].every(
  (report) => report?.torn.length === 0 && report.lost.length === 0,
)
process.exitCode = isWhole ? 0 : 1
