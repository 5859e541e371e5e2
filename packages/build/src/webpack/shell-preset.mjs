import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { commonConfig } from './webpack-common.mjs'
import { documentConfig } from './document-config.mjs'
import { FilesJsonPlugin } from '../release/files-json-plugin.mjs'
import { filesOfImport, filesOfRequest } from '../release/chunk-files.mjs'
import { firstLoadFiles, screenFiles } from '../release/first-load.mjs'
import { firstLoadUi, hostContract } from '../contract/host-contract.mjs'
import { releaseNames } from '../release/release-id.mjs'
import { sharedModules } from '../release/shared.mjs'
import { nameOfFolder } from '../workspace/workspaces.mjs'

const semverLoader = fileURLToPath(new URL('./semver-loader.cjs', import.meta.url))
const reactLoader = fileURLToPath(new URL('./react-loader.cjs', import.meta.url))
const leanStub = fileURLToPath(new URL('./lean-runtime-stub.mjs', import.meta.url))

/**
 * The largest library is a script of its own: sign-in fetches it before the others (docs/performance.md, Scripts), and it is
 * compiled apart.
 */
const react = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/

/**
 * The initial chunks: libraries and packages in one script, their styles in one file. Each shared module would
 * otherwise be a request of its own.
 */
const core =
  /[\\/]node_modules[\\/](?:@tanstack[\\/][\w-]+(?!.*(?:nfiniteQuery(?!Behavior)|utationObserver|useMutation|queriesObserver|useQueries))|zustand|zod)[\\/]|packages[\\/](?:build[\\/]src[\\/]lazily\.|(?:facade[\\/]src[\\/](?!query-more)|(?:events|i18n|federation)[\\/]|contract[\\/]src[\\/](?!agency[\\/]|identity[\\/](?:sign-in|register|password|verification|field-rules|remembered-login|reauthenticate)\.|money[\\/]cashier\.|play[\\/]favourite-ids\.|site[\\/](?:content|service-link)\.))|client[\\/]src[\\/]transport[\\/](?!seal\.))/

/** Writes the table of everything that the shell shares, with how each module is loaded; returns its file. */
function writeShares(dir) {
  const { libraries } = hostContract.shared
  // Libraries are part of the first load, and not ES modules.
  const load = (request) =>
    libraries.includes(request)
      ? `async () => () => require('${request}')`
      : `() => import('${request}').then((module) => () => module)`
  const rows = [...sharedModules()].map(
    ([request, version]) => `  ['${request}', '${version}', ${load(request)}],`,
  )
  const folder = join(dir, '.cache')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'shares.cjs')
  writeFileSync(file, `// Made by the build.\nexports.shares = [\n${rows.join('\n')}\n]\n`)
  return file
}

/** Shared module → what a page loads for it beyond the first load, by the table of everything that is shared. */
const shareFiles = (compilation, table, first) =>
  Object.fromEntries(
    [...sharedModules().keys()]
      .filter((request) => !hostContract.shared.libraries.includes(request))
      .map((request) => [
        request,
        filesOfRequest(compilation, table, request).filter((file) => !first.includes(file)),
      ])
      .filter(([, files]) => files.length > 0),
  )

/** The shared modules of React, which a watched build may replace. */
const replaceableReact = () =>
  hostContract.shared.libraries.map((request) => ({
    test: new RegExp(
      `[\\\\/]node_modules[\\\\/]${request.includes('/') ? request : `${request}/index`}\\.js$`,
    ),
    loader: reactLoader,
    options: { request },
  }))

/** Leaves out what the federation runtime brings and nothing here uses. */
const leanRuntime = () =>
  [
    /snapshot[\\/]SnapshotHandler\.js$/,
    /\.\.[\\/]utils[\\/]preload\.js$|^\.[\\/]utils[\\/]preload\.js$/,
    /^\.[\\/]node\.js$/,
  ].map(
    (part) =>
      new webpack.NormalModuleReplacementPlugin(part, (found) => {
        if (/@module-federation/.test(found.contextInfo.issuer)) found.request = leanStub
      }),
  )

/** What makes the page a host, which comes with the first remote. */
const hostFile = 'kernel/federation/host.ts'

/** Groups of chunks: of the first load, and of small parts that pages of records and money use together. */
const splitChunks = {
  chunks: 'async',
  cacheGroups: {
    // A package that one part alone uses stays in it: a file of its own would be one more answer with its headers.
    defaultVendors: { minChunks: 2, reuseExistingChunk: true },
    lists: {
      name: 'lists',
      test: /packages[\\/]ui[\\/]src[\\/](?:card|copy-field|empty-state|list-row|pill|timeline)[\\/]/,
      enforce: true,
      priority: 20,
    },
    react: { name: 'react', test: react, enforce: true, priority: 20 },
    core: { name: 'core', test: core, chunks: (chunk) => chunk.name !== 'lazy', enforce: true, priority: 20 },
    ui: {
      name: 'core',
      // Except the parts of ui that load on demand: most of the icons.
      test: new RegExp(
        `packages[\\\\/]ui[\\\\/]src[\\\\/](?:(?:cx|motion[\\\\/]once-laid-out)\\.ts$|(?:${firstLoadUi})[\\\\/](?!more-icons))`,
      ),
      enforce: true,
      priority: 20,
    },
  },
}

/**
 * Webpack configurations of the shell: the browser's build, then the parts of the HTML drawn from the same sources.
 * It names no remote. `dir` is the shell's folder.
 */
export function shellPreset(dir, rest = {}) {
  const name = nameOfFolder(dir)
  const names = { ...releaseNames(name), name }
  const config = commonConfig({ dir, salt: names.container, publicPath: names.publicPath, ...rest })
  const made = {}
  const shares = writeShares(dir)
  const browser = {
    ...config,
    name: 'browser',
    entry: { main: join(dir, 'src/entry.ts') },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve.alias, 'plaza-shares$': shares },
    },
    module: {
      rules: [
        ...config.module.rules,
        { test: /runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/, loader: semverLoader },
        ...replaceableReact(),
      ],
    },
    optimization: { ...config.optimization, splitChunks },
    plugins: [
      ...config.plugins,
      // What the federation's own plugin would define for its runtime.
      new webpack.DefinePlugin({ ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' }),
      ...leanRuntime(),
      new FilesJsonPlugin(),
      {
        apply: (compiler) =>
          compiler.hooks.afterEmit.tapPromise('PlazaFirstLoad', async (compilation) => {
            if (compilation.errors.length > 0) return
            const screens = await screenFiles(compilation, dir)
            const first = firstLoadFiles(compilation)
            Object.assign(made, {
              ...first,
              screens,
              shares: shareFiles(compilation, shares, [...first.scripts, ...first.styles]),
              host: filesOfImport(compilation, dir, hostFile),
            })
          }),
      },
    ],
  }
  return [browser, documentConfig({ dir, names, config, made, out: config.output.path })]
}
