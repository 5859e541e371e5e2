/** @jest-environment node */
import { clientErrorCodes, errorStatus } from '@plaza/contract/kernel'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import en from './catalogues/errors.en.json'
import fil from './catalogues/errors.fil.json'

const page = readFileSync(join(__dirname, '../../../docs/errors.md'), 'utf8')
const rows = new Map(
  [...page.matchAll(/^\| `([\w.]+)`\s*\|(.+)\|$/gm)].map(([, code = '', rest = '']) => [
    code,
    rest.split('|').map((cell) => cell.trim()),
  ]),
)
const texts: Record<string, Record<string, string>> = { en, fil }

describe('docs/errors.md', () => {
  // ERROR-1
  it('docs/errors.md has a row for every code and no others', () => {
    expect([...rows.keys()].sort()).toEqual([...Object.keys(errorStatus), ...clientErrorCodes].sort())
  })

  // ERROR-1
  it.each([...rows])(
    'docs/errors.md states the status and both texts of %s, and what the product does',
    (code, cells) => {
      const status = Object.hasOwn(errorStatus, code) ? errorStatus[code as keyof typeof errorStatus] : '–'
      expect(cells.slice(0, 3)).toEqual([String(status), texts['en']?.[code], texts['fil']?.[code]])
      expect(cells[3]?.length).toBeGreaterThan(10)
    },
  )
})
