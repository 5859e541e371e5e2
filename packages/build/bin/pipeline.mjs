#!/usr/bin/env node
// The questions that the pipelines of .github/workflows ask about the tree.
import { readFileSync } from 'node:fs'
import { canaryOf, changedRemotes, foldersOf } from '../src/pipeline/pipeline.mjs'

const usage = `usage: pipeline.mjs <question>
  changed <from> <to>        remotes that changed between two commits, as JSON
  folders <remote>           folders of a remote and of the packages it depends on
  canary <remote> <release>  new, runs, live or gone, by \`mfe status --json\` on standard input
`
const [question, ...args] = process.argv.slice(2)
const answers = {
  changed: ([from, to]) => JSON.stringify(changedRemotes(from, to)),
  folders: ([remote]) => foldersOf(remote).join(' '),
  canary: ([remote, release]) => canaryOf(JSON.parse(readFileSync(0, 'utf8')), remote, release),
}
const counts = { changed: 2, folders: 1, canary: 2 }

if (!Object.hasOwn(answers, question ?? '') || args.length !== counts[question]) {
  process.stderr.write(usage)
  process.exitCode = 2
} else process.stdout.write(`${answers[question](args)}\n`)
