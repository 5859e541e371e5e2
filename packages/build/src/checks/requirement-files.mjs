import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namedByTests, readRequirements } from './requirements.mjs'

const isSource = (file) =>
  /\.(ts|tsx|mjs|cjs|css)$/u.test(file) && !file.startsWith('packages/build/src/checks/requirements.')
const isTest = (file) => /\.(test|spec)\.(ts|tsx|mjs)$/u.test(file)

/** Requirements, sources and the tests that name requirements, of the checkout at `root`. */
export function readTraces(root) {
  const requirements = readRequirements(join(root, 'docs/requirements'))
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  )
  const sources = files
    .split('\n')
    .filter(isSource)
    .sort()
    .flatMap((file) => {
      try {
        return [{ file, text: readFileSync(join(root, file), 'utf8') }]
      } catch (error) {
        // Deleted in the working tree, and still in the index.
        if (error.code === 'ENOENT') return []
        throw error
      }
    })
  const tests = sources
    .filter(({ file }) => isTest(file))
    .flatMap(({ file, text }) => namedByTests(text, requirements).map((row) => ({ ...row, file })))
  return { requirements, sources, tests }
}
