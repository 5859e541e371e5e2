#!/usr/bin/env node
// `npm run layers [folder…]`: the imports of the tree, or of these folders, against the rules of src/layers.mjs.
import { checkLayers } from '../src/checks/check-layers.mjs'
import { importRules } from '../src/checks/layers.mjs'
import { root } from '../src/workspace/workspaces.mjs'

/** One import upwards closes a circle with every path back down; the shortest ones are enough to see why. */
const mostCircles = 5

const { problems, imports, known } = await checkLayers(root, process.argv.slice(2))
const isCircle = (problem) => problem.startsWith('no-circles: ')
const circles = problems.filter(isCircle).sort((one, other) => one.length - other.length)
const others = problems.filter((problem) => !isCircle(problem))
for (const problem of [...others, ...circles.slice(0, mostCircles)]) process.stderr.write(`${problem}\n`)
if (circles.length > mostCircles)
  process.stderr.write(
    `… and ${circles.length - mostCircles} longer circles${others.length > 0 ? ', which the imports above may cause' : ''}\n`,
  )
for (const { name, comment } of importRules)
  if (comment && problems.some((problem) => problem.startsWith(`${name}: `)))
    process.stderr.write(`${name}: ${comment}\n`)
process.stdout.write(`${imports} imports, ${problems.length} problems, ${known} known exceptions\n`)
process.exitCode = problems.length === 0 ? 0 : 1
