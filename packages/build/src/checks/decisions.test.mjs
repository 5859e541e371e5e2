import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { indexOfDecisions, readDecisions } from './decisions.mjs'
import { heldBack, pinnedExactly } from '../workspace/pins.mjs'
import { root } from '../workspace/workspaces.mjs'

const folder = join(root, 'docs/decisions')

describe('the decisions', () => {
  let own
  beforeEach(() => (own = mkdtempSync(join(tmpdir(), 'decisions-'))))
  afterEach(() => rmSync(own, { recursive: true }))
  const write = (name, text) => writeFileSync(join(own, name), text)

  it('the index of decisions lists every decision of the repository', () => {
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe(indexOfDecisions(readDecisions(folder)))
  })

  it('a decision that another one replaced says so in the index', () => {
    write('0001-first.md', '# 0001 · First\n\nStatus: replaced by 0002\n')
    write('0002-second.md', '# 0002 · Second\n\nStatus: accepted\n')
    expect(indexOfDecisions(readDecisions(own))).toContain(
      '- [0001](0001-first.md) First (replaced by 0002)\n',
    )
  })

  it.each([
    ['without a status', '# 0001 · First\n\nIt is so.\n', 'no line'],
    ['with the number of another', '# 0002 · First\n\nStatus: accepted\n', 'does not begin'],
    ['replaced by one that is not there', '# 0001 · First\n\nStatus: replaced by 0009\n', 'is not there'],
  ])('a decision %s is refused', (_what, text, message) => {
    write('0001-first.md', text)
    expect(() => readDecisions(own)).toThrow(message)
  })
})

describe('versions of dependencies that are held back', () => {
  it('every exact version of the workspace has its reason in decision 0002, with the version that is installed', () => {
    expect(heldBack(readFileSync(join(folder, '0002-held-back-versions.md'), 'utf8'))).toEqual(
      pinnedExactly(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')),
    )
  })

  it('ranges are not pins, and overrides are', () => {
    const text = "catalog:\n  a: ^1.0.0\n  '@b/c': 2.0.0\n  d: ~3.1\n\noverrides:\n  e: 4.0.0\n"
    expect(pinnedExactly(text)).toEqual({ '@b/c': '2.0.0', d: '~3.1', e: '4.0.0' })
  })
})
