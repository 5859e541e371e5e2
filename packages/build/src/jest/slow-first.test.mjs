import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isLong, longSuites } from './long-suites.cjs'
import SlowFirst, { slowSuites } from './slow-first.cjs'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** A test as Jest hands it to a sequencer, of a project and with a file of `size` bytes. */
const suite = (file, project, size = 100) => ({
  path: join(root, file),
  context: { config: { displayName: { name: project }, cache: false }, hasteFS: { getSize: () => size } },
})

it('every suite that is listed to begin first exists', () => {
  expect(slowSuites.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

it('every suite whose tests may take longer than a minute exists', () => {
  expect(Object.keys(longSuites).filter((file) => !existsSync(join(root, file)))).toEqual([])
})

it.each([
  ['packages/release/src/cli.test.ts', true],
  ['packages/demo-world/src/served/agent.test.ts', true],
  ['.test-groups/postgres/demo-world.test.cjs', true],
  ['.test-groups/node/gateway-money.test.cjs', false],
  ['shell/src/frame/header/Header.test.tsx', false],
])('whether the tests of %s may take longer than a minute: %s', (suite, expected) => {
  expect(isLong(suite)).toBe(expected)
})

it("the slow suites begin in their order, then come Node's and then the browser's, large files first", () => {
  const [slowest, second] = slowSuites
  const tests = [
    suite('shell/large.test.tsx', 'browser', 900),
    suite('packages/edge/small.test.ts', 'node', 10),
    suite(second, 'node'),
    suite('packages/edge/large.test.ts', 'node', 800),
    suite(slowest, 'node', 1),
  ]
  expect(new SlowFirst().sort(tests).map(({ path }) => path)).toEqual(
    [
      slowest,
      second,
      'packages/edge/large.test.ts',
      'packages/edge/small.test.ts',
      'shell/large.test.tsx',
    ].map((file) => join(root, file)),
  )
})
