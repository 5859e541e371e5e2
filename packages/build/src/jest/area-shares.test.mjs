import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { areaOf, areaShares, describeFlows, describeShares } from './area-shares.mjs'

const folder = mkdtempSync(join(tmpdir(), 'plaza-shares-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('the shares of all areas are 120 % together, because no area may use all of its own at once', () => {
  expect(Object.values(areaShares).reduce((sum, share) => sum + share, 0)).toBe(120)
})

it.each([
  ['shell/src/frame/header/Header.test.tsx', 'shell'],
  ['.test-groups/browser/mf-games-in-node.test.cjs', 'mf-games'],
  ['.test-groups/postgres/gateway-money.test.cjs', 'gateway: money'],
  [
    'packages/gateway/src/modules/identity/registration/nasty-fields.test.ts',
    'gateway: platform, identity and site',
  ],
  ['.test-groups/node/edge.test.cjs', 'release and edge'],
  ['packages/ui/src/sheet/Sheet.test.tsx', 'other browser packages'],
  ['.test-groups/node/calendar.test.cjs', 'other servers and libraries'],
])('%s belongs to the area %s', (suite, area) => {
  expect(areaOf(suite)).toBe(area)
})

it('each area is printed with its seconds, its share and the share that it may have', () => {
  const file = join(folder, 'cpu.jsonl')
  const line = (suite, cpuS) => JSON.stringify({ suite: join('/tree', suite), project: 'node', cpuS })
  writeFileSync(
    file,
    [line('shell/a.test.tsx', 30), line('.test-groups/node/build.test.cjs', 70), ''].join('\n'),
  )
  const text = describeShares(file, '/tree')
  expect(text).toMatch(/^CPU seconds of jest by area, 100 s in all\n/)
  expect(text).toMatch(/^shell +30 s +30\.0 % of 7 % {2}more than its share$/m)
  expect(text).toMatch(/^mf-games +0 s +0\.0 % of 7 %$/m)
})

it('the longest files of flows are printed with the seconds of all their tests', () => {
  const file = join(folder, 'e2e.json')
  const spec = (duration) => ({ tests: [{ results: [{ duration }] }] })
  const suites = [
    { title: 'flows/short.spec.ts', specs: [spec(2_000)] },
    { title: 'flows/long.spec.ts', specs: [spec(1_000)], suites: [{ specs: [spec(30_000)] }] },
  ]
  writeFileSync(file, JSON.stringify({ suites }))
  expect(describeFlows(file, 1).split('\n')).toEqual([
    'Seconds of flows by file, 33 s in all on every worker together, the longest 1',
    'flows/long.spec.ts                        31 s',
  ])
})
