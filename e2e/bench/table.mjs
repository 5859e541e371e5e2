import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './site.mjs'

const json = join(root, 'docs/bench.json')
const page = join(root, 'docs/bench.md')

const show = (row, value) =>
  value === undefined ? '–' : `${value.toFixed(row.digits ?? 2)}${row.unit ? ` ${row.unit}` : ''}`
const verdict = ({ value, must, aim, atLeast }) => {
  const meets = (bound) => (atLeast ? value >= bound : value <= bound)
  return meets(aim) ? 'aim met' : meets(must) ? 'must met' : 'MISSED'
}

/** Prints the table, keeps it beside the last one, and says what got worse. Answers whether every must is met. */
export function writeTable(rows, facts) {
  const before = existsSync(json) ? JSON.parse(readFileSync(json, 'utf8')) : {}
  const worse = rows.filter(
    (row) =>
      row.gate &&
      before[row.key] !== undefined &&
      (row.atLeast ? row.value < before[row.key] : row.value > before[row.key]),
  )
  const lines = [
    '# Bench',
    '',
    'Written by `npm run bench`. Bytes, hops and counts are exact; Lighthouse figures are medians of interleaved runs.',
    '',
    '| # | Budget | Must | Aim | Last | Now | |',
    '|---|---|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.id} | ${row.name} | ${row.atLeast ? '≥' : '≤'} ${show(row, row.must)} | ${row.atLeast ? '≥' : '≤'} ${show(row, row.aim)} | ${show(row, before[row.key])} | ${show(row, row.value)} | ${verdict(row)} |`,
    ),
    '',
    ...facts,
    '',
    worse.length === 0
      ? 'Nothing exact got worse.'
      : `Worse than the last run: ${worse.map(({ name }) => name).join(', ')}.`,
    '',
  ]
  const text = lines.join('\n')
  process.stdout.write(`${text}\n`)
  writeFileSync(page, text)
  writeFileSync(
    json,
    `${JSON.stringify(Object.fromEntries(rows.map(({ key, value }) => [key, value])), null, 1)}\n`,
  )
  return rows.every((row) => verdict(row) !== 'MISSED')
}
