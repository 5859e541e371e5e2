import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asvsRows, hasTest } from './asvs.mjs'

const root = process.cwd()
const read = (path) => readFileSync(join(root, path), 'utf8')
const markdown = read('docs/asvs.md')
const rows = asvsRows(markdown)

/** How many requirements of levels 1 and 2 each section of the standard has; they come first in it, without gaps. */
const sections = {
  ...{ 1.1: 2, 1.2: 9, 1.3: 11, 1.4: 3, 1.5: 2, 2.1: 3, 2.2: 3, 2.3: 4, 2.4: 1 },
  ...{ 3.2: 2, 3.3: 4, 3.4: 6, 3.5: 5, 3.7: 2, 4.1: 3, 4.2: 1, 4.3: 2, 4.4: 4 },
  ...{ 5.1: 1, 5.2: 3, 5.3: 2, 5.4: 3, 6.1: 3, 6.2: 12, 6.3: 4, 6.4: 4, 6.5: 5, 6.6: 3, 6.8: 4 },
  ...{ 7.1: 3, 7.2: 4, 7.3: 2, 7.4: 5, 7.5: 2, 7.6: 2, 8.1: 2, 8.2: 3, 8.3: 1, 8.4: 1, 9.1: 3, 9.2: 4 },
  ...{ 10.1: 2, 10.2: 2, 10.3: 4, 10.4: 11, 10.5: 5, 10.6: 2, 10.7: 3 },
  ...{ 11.1: 2, 11.2: 3, 11.3: 3, 11.4: 4, 11.5: 1, 11.6: 1, 12.1: 3, 12.2: 2, 12.3: 4 },
  ...{ 13.1: 1, 13.2: 5, 13.3: 2, 13.4: 5, 14.1: 2, 14.2: 4, 14.3: 3, 15.1: 3, 15.2: 3, 15.3: 7 },
  ...{ 16.1: 1, 16.2: 5, 16.3: 4, 16.4: 3, 16.5: 3, 17.1: 1, 17.2: 4, 17.3: 2 },
}

describe('docs/asvs.md', () => {
  // BUILD-4
  it('docs/asvs.md has every requirement of levels 1 and 2 once', () => {
    const required = Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    )
    expect(required).toHaveLength(253)
    expect(rows.map(({ id }) => id).sort()).toEqual(required.sort())
  })

  // BUILD-4
  it('docs/asvs.md names only tests and files that exist', () => {
    const gone = rows.flatMap(({ id, tests, files }) => [
      ...files.filter((file) => !existsSync(join(root, file))).map((file) => ({ id, file })),
      ...tests.filter(({ file, name }) => !existsSync(join(root, file)) || !hasTest(read(file), name)),
    ])
    expect(gone).toEqual([])
  })

  it('docs/asvs.md names a test or a place for every requirement that is met', () => {
    const unshown = rows.filter(
      ({ status, tests, files }) => status === 'met' && tests.length + files.length === 0,
    )
    expect(unshown.map(({ id }) => id)).toEqual([])
  })

  // BUILD-4
  it('the totals in docs/asvs.md are correct', () => {
    const of = (wanted) => rows.filter(({ status }) => status === wanted).length
    expect(markdown).toContain(
      `Of ${rows.length} requirements, ${of('met')} are met, ${of('not applicable')} are not applicable and ${of('fails')} fail.`,
    )
    expect(of('met') + of('not applicable') + of('fails')).toBe(rows.length)
  })

  it('the check of docs/asvs.md finds a missing test', () => {
    const line = '| 6.2.1 | Long enough | met | `a.test.ts` is long; enough<br>Also `docs/x.md`. |'
    expect(asvsRows(line)).toEqual([
      {
        id: '6.2.1',
        status: 'met',
        tests: [{ file: 'a.test.ts', name: 'is long; enough' }],
        files: ['a.test.ts', 'docs/x.md'],
      },
    ])
  })
})
