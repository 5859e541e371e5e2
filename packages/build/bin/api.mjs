#!/usr/bin/env node
// `npm run api`: the public surface of the shared packages against their committed reports; with --write, writes them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { apiReports, reportFile } from '../src/checks/api-report.mjs'
import { root } from '../src/workspace/workspaces.mjs'

const isWriting = process.argv.includes('--write')
for (const [name, report] of Object.entries(apiReports())) {
  const file = reportFile(name)
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (isWriting) writeFileSync(file, report)
  else if (committed !== report) {
    const [before, after] = [committed, report].map((text) => text.split('\n'))
    const [gone, come] = [new Set(before), new Set(after)]
    process.stderr.write(`${relative(root, file)} is not what @plaza/${name} exports:\n`)
    for (const line of before.filter((one) => !come.has(one)).slice(0, 20))
      process.stderr.write(`- ${line.slice(0, 300)}\n`)
    for (const line of after.filter((one) => !gone.has(one)).slice(0, 20))
      process.stderr.write(`+ ${line.slice(0, 300)}\n`)
    process.stderr.write('If that is meant, run `npm run api -- --write` and commit the report.\n')
    process.exitCode = 1
  }
}
