import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageRows, hasTest } from './spec-coverage.mjs'

const root = process.cwd()
const rows = coverageRows(readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8'))

describe('docs/spec-coverage.md', () => {
  it('has a row for every part of the front door', () => {
    expect(rows.length).toBeGreaterThan(100)
  })

  it('names only tests that exist', () => {
    const sources = new Map()
    const read = (file) => {
      if (!sources.has(file))
        sources.set(file, existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '')
      return sources.get(file)
    }
    expect(rows.filter(({ file, name }) => !hasTest(read(file), name))).toEqual([])
  })

  it('would notice a test that is gone', () => {
    const [{ file, name, requirement }] = coverageRows('| §4 fades | `a.test.ts` | fades in \\| out |')
    expect({ file, name, requirement }).toEqual({
      file: 'a.test.ts',
      name: 'fades in | out',
      requirement: '§4 fades',
    })
    expect(hasTest("it('fades in | out', () => {})", name)).toBe(true)
    expect(hasTest("it('fades in | out at once', () => {})", name)).toBe(false)
  })
})
