#!/usr/bin/env node
import { bundleServer } from '../src/bundle/bundle-server.mjs'

const [workspace, ...entries] = process.argv.slice(2)
if (!workspace || entries.length === 0) {
  process.stderr.write('usage: bundle <workspace> <entry> [<entry> …]\n')
  process.exit(2)
}
await bundleServer(workspace.replace(/^packages\//, ''), entries)
