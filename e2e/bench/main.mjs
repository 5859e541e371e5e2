#!/usr/bin/env node
// `npm run bench [-- part …]`: the budgets of docs/bench.md; a part that is not named keeps its last figures.
// `npm run bench -- --profile`: what the main thread does, task by task and module by module.
import { parts } from './parts/index.mjs'
import { profile } from './profile.mjs'
import { run } from './site.mjs'
import { writeTable } from './table.mjs'

const say = (text) => process.stdout.write(`${text}\n`)
const named = process.argv.slice(2).filter((argument) => argument !== '--profile')
const unknown = named.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  process.stderr.write(`No part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.\n`)
  process.exit(2)
}

if (process.argv.includes('--profile')) {
  await profile(say)
  process.exit(0)
}

say('building …')
await run('packages/build/bin/build.mjs')
const measured = {}
for (const [name, measure] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue
  say(`${name}:`)
  measured[name] = await measure(say)
}
process.exitCode = writeTable(measured) ? 0 : 1
