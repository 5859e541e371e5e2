#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const built = new URL('../dist/cli.mjs', import.meta.url)
if (existsSync(fileURLToPath(built))) await import(built.href)
else {
  process.stderr.write('The gateway is not built yet: run npm start (or npm run build) first.\n')
  process.exitCode = 1
}
