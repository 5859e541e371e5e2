import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { commonConfig } from './webpack-common.mjs'
import { documentConfig } from './document-config.mjs'
import { FilesJsonPlugin } from './files-json-plugin.mjs'
import { firstLoadFiles, screenFiles } from './first-load.mjs'
import { firstLoadUi } from './host-contract.mjs'
import { releaseNames } from './release-id.mjs'
import { sharedConfig, sharedModules } from './shared.mjs'
import { nameOfFolder } from './workspaces.mjs'

const semverLoader = fileURLToPath(new URL('./semver-loader.cjs', import.meta.url))
const leanStub = fileURLToPath(new URL('./lean-runtime-stub.mjs', import.meta.url))

/**
 * The initial chunks: libraries and packages in one script, their styles in one file. Each shared module would
 * otherwise be a request of its own.
 */
const core =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack[\\/][\w-]+(?!.*(?:nfiniteQuery(?!Behavior)|utationObserver|useMutation|queriesObserver|useQueries))|zustand|zod)[\\/]|packages[\\/](?:build[\\/]src[\\/]lazily\.|(?:facade[\\/]src[\\/](?!query-more)|(?:events|i18n|federation)[\\/]|contract[\\/]src[\\/](?!agency[\\/]|identity[\\/](?:sign-in|register|password|verification|field-rules|remembered-login|reauthenticate)\.|money[\\/]cashier\.|play[\\/]favourite-ids\.|site[\\/](?:content|service-link)\.))|client[\\/]src[\\/]transport[\\/](?!seal\.))/

/**
 * A module that makes the shell provide every shared module, also those it does not use itself: the build must see
 * an import of each, but it is never run and stays out of the first load.
 */
function writeOffer(dir) {
  const folder = join(dir, '.cache')
  const imports = [...sharedModules().keys()].map(
    (request) => `export const load${request.replaceAll(/\W/g, '_')} = () => import('${request}')`,
  )
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'offered.mjs'), `// Made by the build.\n${imports.join('\n')}\n`)
  const file = join(folder, 'offer.mjs')
  writeFileSync(file, `// Made by the build.\nglobalThis.plazaOffer = () => import('./offered.mjs')\n`)
  return file
}

/** Leaves out what the federation run-time brings and nothing here uses. */
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

/** Groups of chunks of the first load. */
const splitChunks = {
  chunks: 'async',
  cacheGroups: {
    core: { name: 'core', test: core, chunks: (chunk) => chunk.name !== 'lazy', enforce: true, priority: 20 },
    ui: {
      name: 'core',
      // Except the parts of ui that load on demand: most of the icons.
      test: new RegExp(
        `packages[\\\\/]ui[\\\\/]src[\\\\/](?:cx\\.ts$|(?:${firstLoadUi})[\\\\/](?!more-icons))`,
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
export function shellPreset(dir, { provideCore, ...rest }) {
  const name = nameOfFolder(dir)
  const names = { ...releaseNames(name), name }
  const config = commonConfig({ dir, salt: names.container, publicPath: names.publicPath, ...rest })
  const made = {}
  const browser = {
    ...config,
    name: 'browser',
    entry: { main: [writeOffer(dir), join(dir, 'src/entry.ts')] },
    module: {
      rules: [
        ...config.module.rules,
        { test: /runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/, loader: semverLoader },
      ],
    },
    optimization: { ...config.optimization, splitChunks },
    plugins: [
      ...config.plugins,
      new ModuleFederationPlugin({
        name: names.container,
        remotes: {},
        shared: sharedConfig('host'),
        shareStrategy: 'loaded-first',
        runtimePlugins: [provideCore],
        manifest: false,
        dts: false,
        dev: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      ...leanRuntime(),
      new FilesJsonPlugin(),
      {
        apply: (compiler) =>
          compiler.hooks.afterEmit.tapPromise('PlazaFirstLoad', async (compilation) => {
            if (compilation.errors.length > 0) return
            const screens = await screenFiles(compilation, dir)
            Object.assign(made, { ...firstLoadFiles(compilation), screens })
          }),
      },
    ],
  }
  return [browser, documentConfig({ dir, names, config, made, out: config.output.path })]
}
