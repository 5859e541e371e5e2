#!/usr/bin/env node
// Writes the lists of stored code and the dispatchers of hooks, after a .sql file was added, changed or removed.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storedCodeFiles } from '../testing/stored-code-files.mjs'

const src = fileURLToPath(new URL('../src', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))
const written = storedCodeFiles(src)
for (const [path, text] of written) {
  mkdirSync(dirname(join(src, path)), { recursive: true })
  writeFileSync(join(src, path), text)
}
const lists = [...written.keys()].filter((path) => path.endsWith('.ts')).map((path) => join(src, path))
execFileSync(join(root, 'node_modules/.bin/oxfmt'), lists, { cwd: root })
process.stdout.write(`${written.size} files\n`)
