#!/usr/bin/env node
// Writes docs/spec-coverage.md from the requirements and the tests that name them.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readTraces } from '../src/checks/requirement-files.mjs'
import { coverageDocument } from '../src/checks/requirements.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const file = join(root, 'docs/spec-coverage.md')
const { requirements, tests } = readTraces(root)
writeFileSync(file, coverageDocument(requirements, tests))
process.stdout.write(
  `docs/spec-coverage.md: ${requirements.size} requirements, ${tests.length} tests that name one\n`,
)
