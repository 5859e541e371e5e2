import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const here = (file) => fileURLToPath(new URL(file, import.meta.url))

/** Packages that ship only ES modules; everything else in node_modules runs untransformed. */
const esmOnly = [
  'jose',
  'openid-client',
  'oauth4webapi',
  '@electric-sql',
  'uqr',
  'until-async',
  '@module-federation',
  'virtua',
  'p-queue',
  'p-timeout',
]

const shared = {
  // Not among the temporary files, which may be in memory and of one run only.
  cacheDirectory: here('../../../.cache/jest'),
  transform: {
    '\\.sql$': here('./text-transform.cjs'),
    '\\.[mc]?[jt]sx?$': [
      require.resolve('@swc/jest', { paths: [here('../../../..')] }),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    `node_modules/(?!\\.pnpm/|(?:${esmOnly.join('|')})[@+/])`,
    `node_modules/\\.pnpm/(?!(?:${esmOnly.map((name) => name.replace('/', '\\+')).join('|')})[@+/])`,
  ],
  // A global of a suite's context is slow to look up; these, which no test replaces, are given to each module.
  sandboxInjectedGlobals: [
    'Array',
    'ArrayBuffer',
    'BigInt',
    'Boolean',
    'Error',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'Promise',
    'RangeError',
    'Reflect',
    'RegExp',
    'Set',
    'String',
    'Symbol',
    'TypeError',
    'Uint8Array',
    'WeakMap',
    'WeakSet',
  ],
  moduleNameMapper: { '\\.module\\.css$': here('./css-stub.cjs'), '\\.css$': here('./css-stub.cjs') },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.data/', '/.cache/'],
  modulePathIgnorePatterns: ['<rootDir>/.data', '<rootDir>/.cache', '/dist/'],
}

/** Jest preset of a workspace whose code runs in a browser. `roots` are folders from the root. */
export const browserProject = (displayName, roots, rootDir) => ({
  ...shared,
  displayName,
  rootDir,
  roots: roots.map((root) => `<rootDir>/${root}`),
  testEnvironment: here('./browser-environment.cjs'),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  setupFilesAfterEnv: [here('./time-limit.cjs'), here('./browser-setup.cjs')],
})

/** Jest preset of a workspace whose code runs in Node. */
export const nodeProject = (displayName, roots, rootDir) => ({
  ...shared,
  displayName,
  rootDir,
  roots: roots.map((root) => `<rootDir>/${root}`),
  testEnvironment: here('./node-environment.cjs'),
  setupFilesAfterEnv: [here('./time-limit.cjs')],
  testMatch: ['**/*.test.ts', '**/*.test.mjs'],
  // What `mfe create` copies is a remote's: its tests run with those of the browser.
  testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '<rootDir>/packages/build/templates/'],
})
