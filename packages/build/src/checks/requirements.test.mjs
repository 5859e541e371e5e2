import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTraces } from './requirement-files.mjs'
import { citedIds, coverageDocument, namedByTests } from './requirements.mjs'

const root = process.cwd()
const { requirements, sources, tests } = readTraces(root)

describe('docs/requirements', () => {
  it('every requirement id that code, comments and tests cite exists', () => {
    const unknown = sources.flatMap(({ file, text }) =>
      citedIds(text, requirements)
        .filter((id) => !requirements.has(id))
        .map((id) => `${file}: ${id}`),
    )
    expect(unknown).toEqual([])
  })

  it('every built requirement is named by a test', () => {
    const named = new Set(tests.map(({ id }) => id))
    const untested = [...requirements.values()].filter(({ id, status }) => !status && !named.has(id))
    expect(untested.map(({ id, title }) => `${id} ${title}`)).toEqual([])
  })

  it('no planned requirement is named by a test', () => {
    expect(tests.filter(({ id }) => requirements.get(id)?.status)).toEqual([])
  })

  it('requirement ids stand only above a test with a title, never above a suite', () => {
    expect(tests.filter(({ title }) => !title)).toEqual([])
  })

  it('docs/spec-coverage.md is up to date', () => {
    expect(readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')).toBe(
      coverageDocument(requirements, tests),
    )
  })
})

describe('a test that names a requirement', () => {
  const one = new Map([['LOGIN-5', { id: 'LOGIN-5', title: 'Captcha', area: 'Sign-in' }]])

  it('a test that names a requirement is found by the comment above it, with the title of a plain test and of a table', () => {
    const source = [
      '// LOGIN-5',
      "it('asks after a failure', () => {})",
      '// LOGIN-5: each of them',
      "it.each([['a', 'b']])('asks for %s', () => {})",
      '// LOGIN-5',
      "describe('captcha', () => {})",
    ].join('\n')
    expect(namedByTests(source, one)).toEqual([
      { id: 'LOGIN-5', title: 'asks after a failure' },
      { id: 'LOGIN-5', title: 'asks for %s' },
      { id: 'LOGIN-5', title: undefined },
    ])
  })

  it('the check finds a requirement whose comment is missing, and an unknown id with a known prefix', () => {
    expect(namedByTests("it('asks after a failure', () => {})", one)).toEqual([])
    expect(citedIds('/** The captcha (LOGIN-99), in UTF-8. */', one)).toEqual(['LOGIN-99'])
  })

  it('a test that names a requirement is listed in the coverage document', () => {
    expect(coverageDocument(one, [{ id: 'LOGIN-5', file: 'a.test.ts', title: 'asks | once' }])).toContain(
      '| LOGIN-5 | Captcha | `a.test.ts`: asks \\| once |',
    )
  })
})
