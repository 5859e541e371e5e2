import { layersInside } from './layers-inside.mjs'
import { rulesInside, tests } from './rules-inside.mjs'

const templates = 'packages/build/templates/[^/]+'

/** Pure, without a dependency, for browsers and servers: every workspace may import it. */
const everywhere = ['calendar']

const browserPackages = [
  'contract',
  'facade',
  'fair',
  'lottery',
  'events',
  'client',
  'i18n',
  'federation',
  'ui',
  'money',
]

/**
 * The packages that each workspace may import; `remote` applies to every remote and to the template of `mfe
 * create`. No import points upward, and no remote imports another one or the shell.
 */
export const mayImport = {
  calendar: [],
  contract: [],
  facade: [],
  fair: [],
  lottery: [],
  events: ['contract'],
  client: ['contract', 'events', 'facade'],
  i18n: ['contract', 'events'],
  federation: ['contract', 'events', 'facade', 'i18n', 'client'],
  ui: ['contract', 'i18n'],
  money: ['contract', 'events', 'client', 'facade', 'federation', 'i18n', 'ui'],
  shell: browserPackages,
  remote: browserPackages,
  release: ['contract', 'server-kit'],
  'process-log': ['contract'],
  'server-kit': [],
  traffic: ['contract'],
  gateway: ['contract', 'fair', 'lottery', 'process-log', 'server-kit', 'traffic'],
  // The demo's tests build the servers that they start.
  'demo-world': ['build', 'contract', 'fair', 'gateway', 'lottery', 'server-kit'],
  edge: ['contract', 'process-log', 'release', 'server-kit', 'traffic'],
  supervisor: ['contract', 'edge', 'process-log', 'release', 'server-kit'],
  'release-console': ['contract', 'release', 'i18n', 'ui'],
  'psp-demo': ['contract', 'process-log', 'server-kit'],
  'vendor-demo': ['contract', 'fair', 'process-log', 'server-kit'],
  // Its tests run the gateway whose draws it witnesses.
  witness: ['contract', 'fair', 'gateway', 'process-log', 'server-kit'],
  build: [],
  e2e: ['build', 'contract', 'fair', 'gateway', 'release'],
}

/**
 * Imports that break a rule today, each group with what ends it. `npm run layers` prints how many there are, and fails
 * on one that is no longer there.
 */
export const knownImports = []

const folderOf = (workspace) => {
  if (workspace === 'remote') return `^(?:mf-[^/]+|${templates})/`
  if (workspace === 'shell' || workspace === 'e2e') return `^${workspace}/`
  return workspace === 'build' ? `^packages/build/(?!templates/)` : `^packages/${workspace}/`
}

const anyWorkspace = String.raw`^(?:shell|e2e|mf-[^/]+|packages/[^/]+)/`

const between = ([workspace, packages]) => {
  const allowed = [...everywhere, ...packages]
  return {
    name: `${workspace}-imports-downwards`,
    comment: `${workspace} may import ${allowed.join(', ')}.`,
    severity: 'error',
    from: { path: folderOf(workspace), pathNot: String.raw`/webpack\.config\.mjs$` },
    to: {
      path: anyWorkspace,
      pathNot: [workspace, ...allowed].map(folderOf).concat('node_modules'),
      // Imports by path have a rule of their own.
      dependencyTypesNot: ['local'],
    },
  }
}

/** The rules as dependency-cruiser takes them. */
export const importRules = [
  { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'everything-resolves',
    comment: 'plaza-shares is written by the shell’s build.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^plaza-shares$' },
  },
  ...Object.entries(mayImport).map(between),
  {
    name: 'workspaces-meet-by-package-name',
    comment: 'Import another workspace by its package name, never by a path.',
    severity: 'error',
    from: { path: String.raw`^(shell|e2e|mf-[^/]+|${templates}|packages/[^/]+)/` },
    to: { path: anyWorkspace, pathNot: ['^$1/', 'node_modules'], dependencyTypes: ['local'] },
  },
  {
    name: 'remotes-stay-apart',
    severity: 'error',
    from: { path: '^(mf-[^/]+)/' },
    to: { path: '^mf-[^/]+/', pathNot: ['^$1/', 'node_modules'], dependencyTypesNot: ['local'] },
  },
  {
    name: 'only-the-shell-loads-remotes',
    severity: 'error',
    from: { pathNot: '^(?:shell|packages/federation)/' },
    to: { path: '^packages/federation/src/boot/' },
  },
  {
    name: 'no-product-code-imports-a-test',
    severity: 'error',
    from: { pathNot: tests },
    to: { path: String.raw`\.test\.(?:ts|tsx|mjs)$` },
  },
  ...layersInside.flatMap(rulesInside),
]
