#!/usr/bin/env node
// `npm run layers [folder…]`: the imports of the tree, or of these folders, against the rules of src/layers.mjs.
import { checkLayers } from '../src/check-layers.mjs'
import { root } from '../src/workspaces.mjs'

const { problems, imports, known } = await checkLayers(root, process.argv.slice(2))
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.stdout.write(`${imports} imports, ${problems.length} problems, ${known} known exceptions\n`)
process.exitCode = problems.length === 0 ? 0 : 1
