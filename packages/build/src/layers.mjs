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
 * The packages that each workspace may import; `remote` stands for every remote and for what `mfe create` copies.
 * No import runs upward, and no remote imports another or the shell.
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
  money: ['contract', 'events', 'client', 'facade', 'i18n', 'ui'],
  shell: browserPackages,
  remote: browserPackages,
  release: ['contract'],
  'process-log': ['contract'],
  traffic: ['contract'],
  gateway: ['contract', 'fair', 'lottery', 'process-log', 'traffic'],
  'demo-world': ['contract', 'fair', 'gateway', 'lottery'],
  edge: ['contract', 'process-log', 'release', 'traffic'],
  'release-console': ['contract', 'release', 'i18n', 'ui'],
  'vendor-demo': ['contract', 'fair', 'process-log'],
  build: [],
  e2e: ['contract', 'fair', 'gateway', 'release'],
}

/**
 * Layers inside a workspace, from the bottom up: a file imports from its own layer and from those below, types and
 * `import()` included. The folders of a layer in `apart` do not import one another. Tests may import every layer.
 */
export const layersInside = []

/**
 * Imports that break a rule today, each with what ends it. `npm run layers` prints how many there are, and fails on one
 * that is no longer there.
 */
export const knownImports = [
  {
    rule: 'workspaces-meet-by-package-name',
    from: 'packages/build/bin/monolith.mjs',
    to: 'shell/first-load-ui.mjs',
    until: 'the shell states these components in its package.json',
  },
  {
    rule: 'workspaces-meet-by-package-name',
    from: 'e2e/bench/parts/gateway-load.mjs',
    to: 'packages/build/src/prepare.mjs',
    until: 'packages/build exports it',
  },
  {
    rule: 'workspaces-meet-by-package-name',
    from: 'e2e/skew/bin.mjs',
    to: 'packages/build/src/bundle-server.mjs',
    until: 'packages/build exports it',
  },
  {
    rule: 'no-circles',
    from: 'packages/gateway/src/world/content/announcements.ts',
    to: 'packages/gateway/src/world/content/world-content.ts',
    until: 'the demo world is a package of its own',
  },
  {
    rule: 'no-circles',
    from: 'packages/gateway/src/world/content/banners.ts',
    to: 'packages/gateway/src/world/content/world-content.ts',
    until: 'the demo world is a package of its own',
  },
  {
    rule: 'no-circles',
    from: 'packages/gateway/src/world/content/contacts.ts',
    to: 'packages/gateway/src/world/content/world-content.ts',
    until: 'the demo world is a package of its own',
  },
  {
    rule: 'no-circles',
    from: 'packages/gateway/src/world/content/help.ts',
    to: 'packages/gateway/src/world/content/world-content.ts',
    until: 'the demo world is a package of its own',
  },
  {
    rule: 'no-circles',
    from: 'packages/gateway/src/world/content/matches.ts',
    to: 'packages/gateway/src/world/content/world-content.ts',
    until: 'the demo world is a package of its own',
  },
  {
    rule: 'no-circles',
    from: 'packages/gateway/src/world/content/promotions.ts',
    to: 'packages/gateway/src/world/content/world-content.ts',
    until: 'the demo world is a package of its own',
  },
  {
    rule: 'no-circles',
    from: 'packages/gateway/src/world/people/life.ts',
    to: 'packages/gateway/src/world/people/wallet.ts',
    until: 'the demo world is a package of its own',
  },
  {
    rule: 'no-circles',
    from: 'packages/gateway/src/world/people/life.ts',
    to: 'packages/gateway/src/world/people/world-people.ts',
    until: 'the demo world is a package of its own',
  },
  {
    rule: 'no-circles',
    from: 'packages/gateway/src/world/people/mails.ts',
    to: 'packages/gateway/src/world/people/world-people.ts',
    until: 'the demo world is a package of its own',
  },
  {
    rule: 'no-circles',
    from: 'shell/src/app/context.ts',
    to: 'shell/src/app/shell.ts',
    until: 'the shell has layers',
  },
]

const folderOf = (workspace) => {
  if (workspace === 'remote') return `^(?:mf-[^/]+|${templates})/`
  if (workspace === 'shell' || workspace === 'e2e') return `^${workspace}/`
  return workspace === 'build' ? `^packages/build/(?!templates/)` : `^packages/${workspace}/`
}

const tests = String.raw`\.test\.(?:ts|tsx|mjs)$|/testing(?:/|\.tsx?$)`
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

const insideOf = ({ folder, layers, apart = [] }) => [
  ...layers.slice(0, -1).map((layer, index) => ({
    name: `${folder}-${layer}-imports-downwards`,
    severity: 'error',
    from: { path: `^${folder}/${layer}/`, pathNot: tests },
    to: { path: `^${folder}/(?:${layers.slice(index + 1).join('|')})/` },
  })),
  ...apart.map((layer) => ({
    name: `${folder}-${layer}-stay-apart`,
    comment: 'Move what both need one layer down.',
    severity: 'error',
    from: { path: `^${folder}/${layer}/([^/]+)/`, pathNot: tests },
    to: { path: `^${folder}/${layer}/`, pathNot: `^${folder}/${layer}/$1/` },
  })),
]

/** The rules as dependency-cruiser takes them. */
export const importRules = [
  { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
  { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
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
  ...layersInside.flatMap(insideOf),
]
