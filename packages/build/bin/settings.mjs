#!/usr/bin/env node
// `node packages/build/bin/settings.mjs`: writes the table of docs/settings.md from the settings of all servers.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingsTable, withTable } from '../src/checks/settings-document.mjs'
import { root } from '../src/workspace/workspaces.mjs'

const file = join(root, 'docs/settings.md')
writeFileSync(file, withTable(readFileSync(file, 'utf8'), settingsTable()))
