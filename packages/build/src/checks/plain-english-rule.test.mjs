import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../workspace/workspaces.mjs'

const linter = join(root, 'node_modules/oxlint/bin/oxlint')

/** What is linted, and where in it the phrase is reported, if it is. */
const samples = [
  ['a comment of one line', '// Asks for it anew.\n', '1:16'],
  ['a comment of several lines', '/**\n * Asks for\n * it anew.\n */\n', '3:7'],
  ['a sentence over two line comments', '// Orders of\n// before.\n', '1:11'],
  ['the title of a test', "it('asks anew', () => {})\n", '1:10'],
  ['the title of a table of tests', "it.each([1])('asks anew: %s', () => {})\n", '1:20'],
  ['a title with a value', 'test(`asks ${value} anew`, () => {})\n', '1:21'],
  ['the title of a group', "describe.only('asked anew', () => {})\n", '1:22'],
  ['any other text', "ask('anew', `anew`)\n", undefined],
  ['an identifier', 'useAnew(anew)\n', undefined],
  ['words of two comments with code between', '// Of\nask()\n// before\n', undefined],
]

describe('the lint rule for plain English', () => {
  let findings

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plaza-lint-'))
    for (const [index, [, code]] of samples.entries()) await writeFile(join(folder, `${index}.ts`), code)
    const config = await readFile(join(root, '.oxlintrc.json'), 'utf8')
    await writeFile(join(folder, '.oxlintrc.json'), config.replace('"./packages/', `"${root}/packages/`))
    const args = [linter, '--format', 'unix']
    findings = await new Promise((resolve) => {
      execFile(process.execPath, args, { cwd: folder }, (_error, out) => resolve(out.split('\n')))
    })
    await rm(folder, { recursive: true })
  })

  it.each(samples.map(([what, , place], index) => [what, place, index]))(
    'a phrase in %s is reported at %s',
    (_what, place, index) => {
      const lines = findings.filter(
        (line) => line.startsWith(`${index}.ts:`) && line.includes('plain-english'),
      )
      expect(lines).toEqual(
        place === undefined
          ? []
          : [expect.stringContaining(`${index}.ts:${place}: Plain English: instead of`)],
      )
    },
  )
})
