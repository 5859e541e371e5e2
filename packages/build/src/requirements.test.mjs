import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTraces } from './requirement-files.mjs'
import { citedIds, coverageDocument, namedByTests } from './requirements.mjs'

const root = process.cwd()
const { requirements, sources, tests } = readTraces(root)

describe('docs/requirements', () => {
  it('has every requirement id that code, comments and tests cite', () => {
    const unknown = sources.flatMap(({ file, text }) =>
      citedIds(text, requirements)
        .filter((id) => !requirements.has(id))
        .map((id) => `${file}: ${id}`),
    )
    expect(unknown).toEqual([])
  })

  it('has no built requirement that no test names', () => {
    const named = new Set(tests.map(({ id }) => id))
    const untested = [...requirements.values()].filter(({ id, status }) => !status && !named.has(id))
    expect(untested.map(({ id, title }) => `${id} ${title}`)).toEqual([])
  })

  it('calls nothing planned that a test names already', () => {
    expect(tests.filter(({ id }) => requirements.get(id)?.status)).toEqual([])
  })

  it('is named only above a test or a suite with a title', () => {
    expect(tests.filter(({ title }) => !title)).toEqual([])
  })

  it('is the source of docs/spec-coverage.md, which is up to date', () => {
    expect(readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')).toBe(
      coverageDocument(requirements, tests),
    )
  })
})

describe('a test that names a requirement', () => {
  const one = new Map([['LOGIN-5', { id: 'LOGIN-5', title: 'Captcha', area: 'Sign-in' }]])

  it('is found by the comment above it, with the title of a plain test, a table and a suite', () => {
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
      { id: 'LOGIN-5', title: 'captcha' },
    ])
  })

  it('is missed when its comment is gone, and an unknown id with a known prefix is noticed', () => {
    expect(namedByTests("it('asks after a failure', () => {})", one)).toEqual([])
    expect(citedIds('/** The captcha (LOGIN-99), in UTF-8. */', one)).toEqual(['LOGIN-99'])
  })

  it('stands in the coverage document', () => {
    expect(coverageDocument(one, [{ id: 'LOGIN-5', file: 'a.test.ts', title: 'asks | once' }])).toContain(
      '| LOGIN-5 | Captcha | `a.test.ts`: asks \\| once |',
    )
  })
})
