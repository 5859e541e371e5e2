#!/usr/bin/env node
import { existsSync } from 'node:fs'

const cli = new URL('../dist/cli.mjs', import.meta.url)
if (existsSync(cli)) await import(cli.href)
else {
  process.stderr.write('mfe: not built yet; run `npm run build` first.\n')
  process.exitCode = 1
}
