#!/usr/bin/env node
// Fails with the phrases of `plain-english.mjs` in the English catalogues (the linter finds those in comments and titles),
// and with the faults of translations.
import { phrasesInCatalogues } from '../src/checks/plain-english-catalogues.mjs'
import { translationFaults } from '../src/checks/translations/check-translations.mjs'
import { root } from '../src/workspace/workspaces.mjs'

const faults = translationFaults(root)
const found = [...phrasesInCatalogues(root), ...faults]
for (const line of found) process.stderr.write(`${line}\n`)
if (faults.length > 0)
  process.stderr.write('docs/texts.md says how translations are kept: node packages/build/bin/texts.mjs\n')
if (found.length > 0) process.exitCode = 1
