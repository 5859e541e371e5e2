/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorTexts } from './error-texts.mjs'
import { runTypeScript } from './run-typescript.mjs'
import { folderOf, root } from './workspaces.mjs'

const { clientErrorCodes, errorStatus } = runTypeScript(
  "export * from './src/kernel/errors'",
  folderOf('contract'),
)
const codes = [...Object.keys(errorStatus), ...clientErrorCodes].sort()
const languages = ['en', 'fil', 'ar']
/** The text of refusals whose code has none; no answer carries it. */
const kinds = ['refused']

describe.each(languages)('the texts of errors in %s', (language) => {
  const texts = errorTexts(language)

  // ERROR-1
  it(`every code of the contract has a text in ${language}, and no others have one`, () => {
    expect([...new Set(texts.map(({ code }) => code))].sort()).toEqual([...codes, ...kinds].sort())
  })

  it(`a code has the same text in ${language} wherever it is written`, () => {
    const byCode = new Map()
    for (const { code, text } of texts) byCode.set(code, (byCode.get(code) ?? new Set()).add(text))
    expect([...byCode].filter(([, all]) => all.size > 1)).toEqual([])
  })

  it(`a text in ${language} has the placeholders of the English one`, () => {
    const placeholders = (text) => [...new Set(text.match(/{{\s*\w+\s*}}/g) ?? [])].sort().join()
    const english = new Map(errorTexts('en').map(({ code, text }) => [code, placeholders(text)]))
    expect(texts.filter(({ code, text }) => placeholders(text) !== english.get(code))).toEqual([])
  })

  it(`no owner repeats in ${language} an error that every page has already`, () => {
    const common = new Set(texts.filter(({ folder }) => folder.includes('i18n')).map(({ code }) => code))
    expect(texts.filter(({ code, folder }) => common.has(code) && !folder.includes('i18n'))).toEqual([])
  })
})

// ERROR-1
it('every page has the texts of transport, session and site alone', () => {
  const common = errorTexts('en').filter(({ folder }) => folder.includes('i18n'))
  const domains = new Set(common.map(({ code }) => code.split('.')[0]))
  expect([...domains].sort()).toEqual(
    [
      ...['request', 'body', 'network', 'answer', 'context', 'service', 'range', 'refused', 'unknown'],
      ...['session', 'reauth', 'password', 'member', 'trial'],
      ...['merchant', 'feature'],
    ].sort(),
  )
})

describe('docs/errors.md', () => {
  const page = readFileSync(join(root, 'docs/errors.md'), 'utf8')
  const rows = new Map(
    [...page.matchAll(/^\| `([\w.]+)`\s*\|(.+)\|$/gm)].map(([, code = '', rest = '']) => [
      code,
      rest.split('|').map((cell) => cell.trim()),
    ]),
  )
  const textsIn = (language) => new Map(errorTexts(language).map(({ code, text }) => [code, text]))
  const [english, filipino] = [textsIn('en'), textsIn('fil')]

  // ERROR-1
  it('docs/errors.md has a row for every code and no others', () => {
    expect([...rows.keys()].sort()).toEqual(codes)
  })

  // ERROR-1
  it.each([...rows])(
    'docs/errors.md states the status and both texts of %s, and what the product does',
    (code, cells) => {
      const status = Object.hasOwn(errorStatus, code) ? errorStatus[code] : '–'
      expect(cells.slice(0, 3)).toEqual([String(status), english.get(code), filipino.get(code)])
      expect(cells[3]?.length).toBeGreaterThan(10)
    },
  )
})
