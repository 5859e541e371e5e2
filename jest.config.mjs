import { fileURLToPath } from 'node:url'
import { browserProject, nodeProject } from './packages/build/src/jest.mjs'
import { remoteNames } from './packages/build/src/workspaces.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
const browser = [
  'shell',
  ...remoteNames(),
  'packages/build/templates',
  'packages/ui',
  'packages/client',
  'packages/i18n',
  'packages/money',
  'packages/events',
  'packages/federation',
  'packages/facade',
  'packages/release-console',
]
const node = [
  'packages/calendar',
  'packages/contract',
  'packages/demo-world',
  'packages/fair',
  'packages/lottery',
  'packages/process-log',
  'packages/server-kit',
  'packages/supervisor',
  'packages/traffic',
  'packages/vendor-demo',
  'packages/psp-demo',
  'packages/release',
  'packages/edge',
  'packages/gateway',
  'packages/build',
]

/** `TEST_DATABASE=postgres` starts a PostgreSQL for the run, and the suites of gateway and demo world use it. */
const onPostgres = {
  globalSetup: '<rootDir>/packages/gateway/testing/global-setup.mjs',
  globalTeardown: '<rootDir>/packages/gateway/testing/global-teardown.mjs',
}

/** Suites that another pass of `npm test` runs: names separated by commas. */
const elsewhere = (process.env.TEST_ELSEWHERE ?? '').split(',').filter(Boolean)
const nodeTests = nodeProject('node', node, root)

export default {
  // The only time limit of tests and hooks, for what hangs: a machine with other work may take a hundred times as long.
  testTimeout: 600_000,
  testSequencer: '<rootDir>/packages/build/src/jest-slow-first.cjs',
  projects: [
    browserProject('browser', browser, root),
    {
      ...nodeTests,
      testPathIgnorePatterns: [...nodeTests.testPathIgnorePatterns, ...elsewhere],
      ...onPostgres,
    },
  ],
}
