#!/usr/bin/env node
// `npm run bench [-- part …]`: the budgets of docs/bench.md; a part that is not named keeps its last figures.
import { parts } from './parts/index.mjs'
import { run } from './site.mjs'
import { writeTable } from './table.mjs'

const say = (text) => process.stdout.write(`${text}\n`)
const named = process.argv.slice(2)
const unknown = named.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  process.stderr.write(`No part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.\n`)
  process.exit(2)
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
