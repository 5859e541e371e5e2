import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { groupOf, groupSuites, suitesIn } from './test-groups.mjs'

describe('groups of suites', () => {
  const root = mkdtempSync(join(tmpdir(), 'groups-'))
  const files = {
    'packages/a/src/one.test.ts': 'it',
    'packages/a/src/deep/two.test.mjs': 'it',
    'packages/a/src/one.ts': 'export',
    'packages/a/src/mocked.test.ts': `jest.mock('./one')`,
    'packages/a/src/first.test.ts': '/** @own-modules */',
    'packages/a/src/page.test.tsx': '/** @jest-environment jsdom */',
    'packages/a/dist/made.test.mjs': 'it',
    'packages/a/src/slow.test.ts': 'it',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  afterAll(() => rmSync(root, { recursive: true }))

  it('suites are found in all folders, except in what is built or installed', () => {
    const found = suitesIn([join(root, 'packages/a')]).map((file) => relative(root, file))
    expect(found).toEqual([
      'packages/a/src/deep/two.test.mjs',
      'packages/a/src/first.test.ts',
      'packages/a/src/mocked.test.ts',
      'packages/a/src/one.test.ts',
      'packages/a/src/page.test.tsx',
      'packages/a/src/slow.test.ts',
    ])
  })

  const folder = join(root, '.test-groups')
  const suites = suitesIn([join(root, 'packages/a')])
  const alone = ['packages/a/src/slow.test.ts']
  const required = (file) =>
    [...readFileSync(file, 'utf8').matchAll(/require\("(.*)"\)/g)].map(([, path]) => relative(root, path))

  it('a group runs every suite of its package but those that are slow or need modules of their own', () => {
    const [group, , ...others] = groupSuites({ suites, alone, folder, root })
    expect(others.map((file) => relative(root, file))).toEqual([
      'packages/a/src/first.test.ts',
      'packages/a/src/mocked.test.ts',
      'packages/a/src/slow.test.ts',
    ])
    expect(required(group)).toEqual(['packages/a/src/deep/two.test.mjs', 'packages/a/src/one.test.ts'])
  })

  it('suites that name an environment are a group of their own, in that environment', () => {
    const [, group] = groupSuites({ suites, alone, folder, root })
    expect(relative(folder, group)).toBe('a-in-jsdom.test.cjs')
    expect(readFileSync(group, 'utf8')).toMatch(/^\/\*\* @jest-environment jsdom \*\/\n/)
    expect(required(group)).toEqual(['packages/a/src/page.test.tsx'])
  })

  it('the set-up of a group runs before each of its suites, except in another environment', () => {
    const [group, other] = groupSuites({ suites, alone, before: join(root, 'new-page.cjs'), folder, root })
    expect(required(group).filter((path) => path === 'new-page.cjs')).toHaveLength(2)
    expect(required(other)).not.toContain('new-page.cjs')
  })

  it.each([
    ['shell/src/frame/page/page.test.tsx', 'shell'],
    ['packages/edge/src/server/busy.test.ts', 'edge'],
    ['packages/gateway/src/kernel/ledger/ledger.test.ts', 'gateway-kernel'],
    ['packages/gateway/src/modules/money/deposits/deposit.test.ts', 'gateway-money'],
    ['packages/gateway/testing/compare-acknowledged.test.mjs', 'gateway'],
  ])('the suite %s belongs to the group %s', (suite, group) => {
    expect(groupOf(suite)).toBe(group)
  })
})
