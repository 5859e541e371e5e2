import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { localesOf, writeLocales } from '../workspace/catalogues.mjs'
import { FilesJsonPlugin } from '../release/files-json-plugin.mjs'
import { firstLoadFiles } from '../release/first-load.mjs'
import { firstLoadUi } from '../contract/host-contract.mjs'
import { hashFiles } from '../release/release-files.mjs'
import { releaseNames } from '../release/release-id.mjs'
import { shellCatalogues } from '../release/shell-release.mjs'
import { commonConfig } from './webpack-common.mjs'
import { folderOf, remoteNames, root } from '../workspace/workspaces.mjs'

const require = createRequire(import.meta.url)
const webpack = require('webpack')
const { defaultGetLocalIdent } = require('css-loader')

/** The runtime that takes remotes from the build itself; what the federated one is measured against. */
function writeStaticRuntime(folder) {
  const names = remoteNames()
  const loads = names.map((name) => `  '${name}': () => import('${join(folderOf(name), 'src/remote.ts')}'),`)
  const catalogues = names.flatMap((name) =>
    Object.entries(localesOf(folderOf(name))).map(([language, texts]) => {
      const catalogue = join(folder, `${name}.${language}.json`)
      writeFileSync(catalogue, JSON.stringify(texts))
      return `  '${name}/${language}': () => import('${catalogue}'),`
    }),
  )
  const file = join(folder, 'static-runtime.mjs')
  writeFileSync(
    file,
    `// Made by the build.
import { classifyError } from '${join(folderOf('federation'), 'src/boot/classify.ts')}'
const remotes = {\n${loads.join('\n')}\n}
const catalogues = {\n${catalogues.join('\n')}\n}
export const createMfRuntime = (sink) => ({
  container: (name) => remotes[name]().then((module) => module.remote),
  catalogue: (name) => catalogues[name + '/' + sink.language()]().then((module) => sink.add(name, sink.language(), module.default)),
  classify: classifyError,
  catalogues: async () => undefined,
})
`,
  )
  return file
}

/** A monolith has no remotes to be the host of. */
function writeNoHost(folder) {
  const file = join(folder, 'no-host.mjs')
  writeFileSync(
    file,
    "// Made by the build.\nexport const createHost = () => { throw new Error('not a host') }\n",
  )
  return file
}

/** Folder and salt of each release, the shell's last: packages have the class names that its build gives them. */
const releases = () =>
  [...remoteNames(), 'shell'].map((name) => ({ dir: folderOf(name), salt: releaseNames(name).container }))

/** The rules with the class names of the releases: the first view in the edge's documents has them. */
const withClassNamesOf = (owners, rules) =>
  rules.map((rule) => ({
    ...rule,
    ...(rule.use && { use: rule.use.map((loader) => withClassNames(owners, loader)) }),
  }))

function withClassNames(owners, loader) {
  const modules = loader.options?.modules
  if (!modules) return loader
  const getLocalIdent = (context, template, name, options) => {
    const { dir, salt } =
      owners.find((one) => context.resourcePath.startsWith(join(one.dir, '/'))) ?? owners.at(-1)
    return defaultGetLocalIdent(context, template, name, { ...options, context: dir, hashSalt: salt })
  }
  return { ...loader, options: { ...loader.options, modules: { ...modules, getLocalIdent } } }
}

/**
 * The same commit as one application, for the benchmark only: no federation, the remotes are chunks of the shell.
 * Writes `monolith.json` with the files of its first load beside the build.
 */
export function monolithPreset() {
  const dir = folderOf('shell')
  const folder = join(root, '.cache/monolith')
  const out = join(folder, 'dist')
  mkdirSync(folder, { recursive: true })
  const owners = releases()
  const config = commonConfig({ dir, salt: 'monolith', publicPath: '/assets/monolith/', outDir: out })
  const ui = new RegExp(
    `packages[\\\\/]ui[\\\\/]src[\\\\/](?:(?:cx|motion[\\\\/]once-laid-out)\\.ts$|(?:${firstLoadUi})[\\\\/])`,
  )
  return {
    ...config,
    name: 'monolith',
    cache: { ...config.cache, version: [config.cache.version, ...owners.map(({ salt }) => salt)].join() },
    module: { ...config.module, rules: withClassNamesOf(owners, config.module.rules) },
    entry: { main: join(dir, 'src/entry.ts') },
    optimization: {
      ...config.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: { ui: { name: 'core', test: ui, enforce: true, priority: 20 } },
      },
    },
    plugins: [
      ...config.plugins,
      new FilesJsonPlugin(),
      new webpack.NormalModuleReplacementPlugin(/\/mf-runtime$/, writeStaticRuntime(folder)),
      new webpack.NormalModuleReplacementPlugin(/\/federation\/host$/, writeNoHost(folder)),
      {
        apply: (compiler) =>
          compiler.hooks.afterEmit.tap('PlazaMonolith', (compilation) => {
            if (compilation.errors.length > 0) return
            const locales = writeLocales(out, shellCatalogues(dir))
            writeFileSync(
              join(folder, 'monolith.json'),
              JSON.stringify({ ...firstLoadFiles(compilation), files: hashFiles(out), locales }),
            )
          }),
      },
    ],
  }
}
