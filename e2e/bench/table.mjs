import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './site.mjs'
import { isTight, leftOf, verdict } from './verdict.mjs'

const json = join(root, 'docs/bench.json')
const page = join(root, 'docs/bench.md')

const show = (row, value) =>
  value === undefined ? '–' : `${value.toFixed(row.digits ?? 2)}${row.unit ? ` ${row.unit}` : ''}`
const showNow = (row) =>
  row.range
    ? `${show(row, row.value)} (${row.range.map((end) => end.toFixed(row.digits ?? 2)).join('–')})`
    : show(row, row.value)
const sign = ({ atLeast }) => (atLeast ? '≥' : '≤')
/** The rows with less than 3 % left of their bound, each with what is left. */
const warnings = (rows) =>
  rows.filter(isTight).map((row) => `${row.name} (${(leftOf(row) * 100).toFixed(1)} % left)`)

/** A heading with its rows as a table; nothing without rows. */
const section = (title, rows) =>
  rows.length === 0
    ? []
    : [
        `## ${title}`,
        '',
        '| # | Budget | Must | Aim | Last | Now | |',
        '|---|---|---|---|---|---|---|',
        ...rows.map(
          (row) =>
            `| ${row.id} | ${row.name} | ${sign(row)} ${show(row, row.must)} | ${sign(row)} ${show(row, row.aim)} | ${show(row, row.last)} | ${showNow(row)} | ${verdict(row)} |`,
        ),
        '',
      ]

/** What the last run kept: rows and facts by part. */
const readLast = () => (existsSync(json) ? JSON.parse(readFileSync(json, 'utf8')) : {})

/** Rows of a run with the previous run's values; a part that was not measured keeps its row. */
function merged(last, measured) {
  const order = [...new Set([...Object.keys(last), ...Object.keys(measured)])]
  return Object.fromEntries(
    order.map((part) => {
      if (!measured[part]) return [part, last[part]]
      const before = new Map((last[part]?.rows ?? []).map(({ key, value }) => [key, value]))
      const rows = measured[part].rows.map((row) => ({ ...row, last: before.get(row.key) }))
      return [part, { rows, facts: measured[part].facts }]
    }),
  )
}

/**
 * Prints the table, saves it beside the previous one, and reports what got worse. `measured` is rows and facts by part.
 * Returns whether every required bound is met.
 */
export function writeTable(measured) {
  const all = merged(readLast(), measured)
  const rows = Object.values(all).flatMap((part) => part.rows)
  const facts = Object.entries(all).flatMap(([part, { facts }]) => facts.map((fact) => `${part}: ${fact}`))
  const worse = rows.filter(
    ({ gate, value, last, atLeast }) => gate && last !== undefined && (atLeast ? value < last : value > last),
  )
  const tight = warnings(rows)
  const lines = [
    '# Bench',
    '',
    'Written by `npm run bench`. Bytes, hops and counts are exact; other figures are medians, with their range where they come from',
    'runs interleaved with those of the monolith, on a machine that does nothing else. “4× CPU” is a phone that is four times',
    'slower than one fixed machine: on a slower one the browser is throttled less.',
    '',
    ...section(
      'Missed',
      rows.filter((row) => verdict(row) === 'MISSED'),
    ),
    ...section(
      'Met',
      rows.filter((row) => verdict(row) !== 'MISSED'),
    ),
    '## Besides',
    '',
    ...facts.map((fact) => `- ${fact}`),
    '',
    worse.length === 0
      ? 'Nothing exact got worse.'
      : `Worse than the last run: ${worse.map(({ name }) => name).join(', ')}.`,
    '',
    tight.length === 0
      ? 'Every bound has 3 % left or more.'
      : `Warning: less than 3 % of the bound is left for ${tight.join(', ')}.`,
    '',
  ]
  const text = lines.join('\n')
  process.stdout.write(`${text}\n`)
  writeFileSync(page, text)
  writeFileSync(json, `${JSON.stringify(all, null, 1)}\n`)
  return rows.every((row) => verdict(row) !== 'MISSED')
}
