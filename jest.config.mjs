import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserProject, nodeProject } from './packages/build/src/jest/presets.mjs'
import { suitesThatReach } from './packages/build/src/jest/suites-that-reach.mjs'
import { groupSuites, suitesIn } from './packages/build/src/jest/test-groups.mjs'
import { remoteNames } from './packages/build/src/workspace/workspaces.mjs'

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
  'packages/witness',
  'packages/psp-demo',
  'packages/release',
  'packages/edge',
  'packages/gateway',
  'packages/build',
  'e2e/bench',
]

/** Starts what the databases of a run need: see `packages/gateway/testing/global-setup.mjs`. */
const withDatabases = {
  globalSetup: '<rootDir>/packages/gateway/testing/global-setup.mjs',
  globalTeardown: '<rootDir>/packages/gateway/testing/global-teardown.mjs',
}

const isFull = process.env.TEST_FULL === '1'
const nodeTests = { ...nodeProject('node', node, root), ...withDatabases }
const inRoot = (file) => join(root, file)
const require = createRequire(import.meta.url)
const { slowSuites } = require('./packages/build/src/jest/slow-first.cjs')
const { longSuites } = require('./packages/build/src/jest/long-suites.cjs')
const alone = [...new Set([...slowSuites, ...Object.keys(longSuites)])]

/** A project that runs these suites, short ones in groups; what the module `before` exports runs before each suite of a group. */
function grouped(project, suites, before) {
  const folder = inRoot(`.test-groups/${project.displayName}`)
  return {
    ...project,
    roots: [...project.roots, folder],
    testMatch: groupSuites({ suites, alone, before, folder, root }),
  }
}

/**
 * Suites with a database that run on PostgreSQL only, the faster one. The kernel, with ledger and databases, and commands
 * run on both; what these are about meets the embedded database in the browser's flows, and both in the full run.
 */
const onPostgresOnly =
  /gateway.src.(?:modules|kernel.http.nasty)|demo-world.src.(?:artwork|seeding|served.(?!built-gateway))/

/**
 * `TEST_DATABASE=both` runs the suites that open a database a second time, on PostgreSQL, by workers that have compiled
 * their modules already. A suite runs on one of the two only where the other would show nothing else: when it has its own
 * embedded database, or is about refused input.
 */
function onBoth() {
  const folders = ['packages/gateway', 'packages/demo-world']
  const suites = suitesThatReach(
    inRoot('packages/gateway/src/testing/test-database.ts'),
    folders.map(inRoot),
    { '@plaza/gateway/testing': inRoot('packages/gateway/src/testing/index.ts') },
  )
  const onPostgres = {
    ...nodeProject('postgres', folders, root),
    ...withDatabases,
    testEnvironmentOptions: { isOnPostgres: true },
  }
  const all = suitesIn(node.map(inRoot))
  return [
    grouped(
      nodeTests,
      isFull ? all : all.filter((file) => !(suites.includes(file) && onPostgresOnly.test(file))),
    ),
    grouped(
      onPostgres,
      suites.filter((file) => !file.includes('built-gateway')),
    ),
  ]
}

export default {
  testSequencer: '<rootDir>/packages/build/src/jest/slow-first.cjs',
  projects: [
    process.env.TEST_DATABASE === 'both'
      ? grouped(
          browserProject('browser', browser, root),
          suitesIn(browser.map(inRoot)),
          inRoot('packages/build/src/jest/new-page.cjs'),
        )
      : browserProject('browser', browser, root),
    ...(process.env.TEST_DATABASE === 'both' ? onBoth() : [nodeTests]),
  ],
}
