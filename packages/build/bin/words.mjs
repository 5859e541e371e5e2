#!/usr/bin/env node
// Fails with the phrases of `plain-english.mjs` in the English catalogues; the linter finds those in comments and titles.
import { phrasesInCatalogues } from '../src/checks/plain-english-catalogues.mjs'
import { root } from '../src/workspace/workspaces.mjs'

const found = phrasesInCatalogues(root)
for (const line of found) process.stderr.write(`${line}\n`)
if (found.length > 0) process.exitCode = 1
