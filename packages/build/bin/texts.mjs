#!/usr/bin/env node
// Keeps the hashes of the English texts beside their translations: `texts.mjs [key or beginning* …]`. New translations
// are recorded; one whose English has changed, or that is the English word on purpose, only when its key is given.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTranslations } from '../src/checks/translations/catalogue-files.mjs'
import { sourceRows, translationFaults } from '../src/checks/translations/check-translations.mjs'
import { writeSources } from '../src/checks/translations/sources.mjs'
import { root } from '../src/workspace/workspaces.mjs'

const seen = process.argv.slice(2)
for (const { english, translated } of readTranslations(root))
  for (const translation of translated)
    writeFileSync(join(root, translation.sources), writeSources(sourceRows(english, translation, seen)))

const left = translationFaults(root)
for (const line of left) process.stderr.write(`${line}\n`)
if (left.length > 0) process.exitCode = 1
