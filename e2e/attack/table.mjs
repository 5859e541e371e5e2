import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bench/site.mjs'
import { partsOfAnother } from '@plaza/build/attack-coverage'

const json = join(root, 'docs/attack.json')
const page = join(root, 'docs/attack.md')

const readLast = () => (existsSync(json) ? JSON.parse(readFileSync(json, 'utf8')) : {})
const cell = (text) => String(text).replaceAll('|', '\\|')

const ranAs = (name, { seed, isQuick, cores, load, date, seconds }) =>
  `${name}: ${date}, seed ${seed}${isQuick ? ', shortened' : ''}, ${seconds} s on ${cores} cores with a load of ${load.toFixed(1)} at the start.`

/**
 * Prints the table, and saves it in docs/attack.md; a part that did not run keeps its last rows. `outcomes` is what
 * `runPart` returned, by part. Returns whether everything that ran held. Where a kept part was run against another OpenAPI
 * document, no table is printed or saved, only what ran.
 */
export function writeTable(outcomes) {
  const all = { ...readLast(), ...outcomes }
  const holds = Object.values(outcomes).every((outcome) => outcome.rows.every((row) => row.holds))
  const hashes = Object.values(outcomes).map(({ about }) => about.openapi)
  const hash = hashes.find((one) => one !== null) ?? null
  const others = hash === null ? [] : partsOfAnother(all, hash)
  if (others.length > 0) {
    writeFileSync(json, `${JSON.stringify(all, null, 1)}\n`)
    process.stderr.write(
      `No table: ${others.join(', ')} ran against another OpenAPI document than this one. Run them too: npm run attack -- --only ${others.join(',')}\n`,
    )
    return false
  }
  const rows = Object.entries(all).flatMap(([part, outcome]) => outcome.rows.map((row) => ({ part, ...row })))
  const text = [
    '# Attack',
    '',
    'Written by `npm run attack` against sites of its own on loopback. *Refused* is what the site rejected, as it should;',
    '*lost* is what must never happen: a call without an answer, an unexpected 5xx, money, a release.',
    '',
    '| Part | What was tried | Tried | Refused | Lost | |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      ({ part, what, tried, refused, lost, holds }) =>
        `| ${part} | ${cell(what)} | ${tried} | ${refused} | ${lost} | ${holds ? 'held' : 'GAVE WAY'} |`,
    ),
    '',
    ...Object.values(all).flatMap(({ facts }) => facts.map((fact) => `- ${fact}`)),
    ...Object.entries(all).map(([part, { about }]) => `- ${ranAs(part, about)}`),
    ...(hash === null ? [] : [`- Of the OpenAPI document with the SHA-256 ${hash.slice(0, 16)}….`]),
    '',
  ].join('\n')
  process.stdout.write(`${text}\n`)
  writeFileSync(page, text)
  writeFileSync(json, `${JSON.stringify(all, null, 1)}\n`)
  return holds
}
