#!/usr/bin/env node
// Writes docs/decisions/README.md, the index of the decisions.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { indexOfDecisions, readDecisions } from '../src/checks/decisions.mjs'
import { root } from '../src/workspace/workspaces.mjs'

const folder = join(root, 'docs/decisions')
const decisions = readDecisions(folder)
writeFileSync(join(folder, 'README.md'), indexOfDecisions(decisions))
process.stdout.write(`docs/decisions/README.md: ${decisions.length} decisions\n`)
