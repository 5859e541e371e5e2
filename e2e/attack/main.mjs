#!/usr/bin/env node
// `npm run attack [-- --only part …] [--seed n] [--times n] [--quick]`: the trials of docs/attack.md, against sites
// of its own on loopback. `--times 5` makes five times as many fuzzed calls and kills, in as many times the minutes.
import { parseArgs } from 'node:util'
import { run } from '../bench/site.mjs'
import { parts } from './parts/index.mjs'
import { runPart } from './run-part.mjs'
import { writeTable } from './table.mjs'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: '1' },
    times: { type: 'string', default: '1' },
    quick: { type: 'boolean', default: false },
  },
})
const only = options.only.flatMap((names) => names.split(','))
const unknown = only.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0 || !/^\d{1,9}$/.test(options.seed) || !/^[1-9]\d?$/.test(options.times)) {
  process.stderr.write(
    `There are the parts ${Object.keys(parts).join(', ')}, a seed is a whole number, and times is 1 to 99: --only fuzz --seed 7 --times 5.\n`,
  )
  process.exit(2)
}

const say = (text) => process.stdout.write(`${text}\n`)
say('building …')
await run('packages/build/bin/build.mjs')
const outcomes = {}
for (const [name, part] of Object.entries(parts)) {
  if (only.length > 0 && !only.includes(name)) continue
  const [seed, times] = [Number(options.seed), part.isScaled ? Number(options.times) : 1]
  say(`${name}, at most ${part.minutes * times} minutes:`)
  outcomes[name] = await runPart(name, part, { seed, times, isQuick: options.quick, say })
}
process.exitCode = writeTable(outcomes) ? 0 : 1
