import { lintFindings } from './lint-findings.mjs'

const findings = (files) => lintFindings('one-clock', files)

const refused = [
  'export const age = (at) => Date.now() - at',
  "export const age = (at) => Date['now']() - at",
  'export const make = (now = Date.now) => now',
  'export const today = () => new Date()',
  'export const today = () => Date()',
]
const allowed = [
  'export const day = (ms) => new Date(ms).getDate()',
  'export const age = (at) => performance.now() - at',
  'export const read = (text) => Date.parse(text)',
  'export const at = (year) => Date.UTC(year, 0)',
]

describe('the lint rule for the clock of a page', () => {
  // TIME-1
  it('code of a page that looks at the device’s clock is refused, in whatever way it does', async () => {
    const files = refused.map((code, index) => [`mf-any/src/${index}.ts`, code])
    expect(await findings(Object.fromEntries(files))).toEqual(files.map(([file]) => file).sort())
  })

  // TIME-1
  it('the rule holds in remotes, in the shell and in the packages of pages, and not in servers and tests', async () => {
    const places = [
      ...['mf-any/src/a.tsx', 'shell/src/kernel/a.ts', 'packages/ui/src/a.ts', 'packages/money/src/a.tsx'],
      ...['packages/gateway/src/a.ts', 'mf-any/src/a.test.ts', 'shell/src/testing/a.ts'],
    ]
    const found = await findings(Object.fromEntries(places.map((file) => [file, refused[0]])))
    expect(found).toEqual(places.slice(0, 4).sort())
  })

  it('times that are given, and what has passed, are allowed', async () => {
    const files = allowed.map((code, index) => [`mf-any/src/${index}.ts`, code])
    expect(await findings(Object.fromEntries(files))).toEqual([])
  })
})
