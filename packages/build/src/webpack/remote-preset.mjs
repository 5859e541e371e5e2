import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { featureFiles, sharedLocales, writeLocales } from '../workspace/catalogues.mjs'
import {
  featuresOfImport,
  filesByContribution,
  filesOfExpose,
  loadsFeaturesLater,
  sharedOfExpose,
  sharedOfImport,
} from '../release/chunk-files.mjs'
import webpack from 'webpack'
import { BasePlugin } from './base-plugin.mjs'
import { commonConfig } from './webpack-common.mjs'
import { compileContributions } from '../contract/compile-contributions.mjs'
import { drawFirstViews } from './draw-first-views.mjs'
import { FeatureTextsPlugin } from '../release/feature-texts-plugin.mjs'
import { hostContract } from '../contract/host-contract.mjs'
import { hashFiles } from '../release/release-files.mjs'
import { commit, releaseNames } from '../release/release-id.mjs'
import { sharedConfig, sharedRanges } from '../release/shared.mjs'
import { nameOfFolder } from '../workspace/workspaces.mjs'

const exposed = 'remote'
const firstViewFile = 'first-view.json'
const hostRuntimeStub = fileURLToPath(new URL('./host-runtime-stub.mjs', import.meta.url))

/** The contract that a remote needs of its host, by its definition and what it is built against. */
export const contractOf = ({ slots, contract }) => ({
  host: `^${hostContract.version}`,
  shared: sharedRanges(),
  slots: [...new Set(slots.map(({ slot }) => slot))],
  says: contract.says,
  hears: contract.hears,
})

/** What makes a build a container that takes everything shared, the federation's runtime too, from its host. */
export const federationPlugins = ({ dir, container, filename }) => [
  new ModuleFederationPlugin({
    name: container,
    filename,
    exposes: { './remote': { import: join(dir, 'src/remote.ts'), name: exposed } },
    shared: sharedConfig('remote'),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  }),
  new webpack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
    hostRuntimeStub,
  ),
]

/** Key of the preload list → id, of every contribution with a component. */
const contributionKeys = ({ routes, slots }) => [
  ...routes.map(({ id, path }) => [path, id]),
  ...slots.filter((slot) => 'load' in slot).map(({ id, slot }) => [`slot:${slot}`, id]),
]

/** The texts of a route or slot as entries of the preload list, which the edge asks for in the page's language. */
function preloadOfTexts(key, catalogues) {
  const languages = [...new Set(catalogues.flatMap(Object.keys))]
  return languages.map((language) => [
    `${language}:${key}`,
    catalogues.map((files) => (files[language] ?? files.en).file),
  ])
}

/** Writes `release.json` beside the build, with everything that publishing and the edge need (RELEASE-1). */
class ReleasePlugin {
  constructor(dir, names, config) {
    this.dir = dir
    this.names = names
    this.config = config
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('PlazaReleasePlugin', async (compilation) => {
      if (compilation.errors.length > 0) return
      const { name, version, release, container } = this.names
      const out = compiler.outputPath
      const { definition, contributions, components } = await compileContributions(this.dir)
      if (definition.name !== name) throw new Error(`remote.ts says ${definition.name}, its folder ${name}`)
      const features = featureFiles(this.dir)
      for (const { file, text } of Object.values(features).flatMap(Object.values))
        writeFileSync(join(out, file), text)
      const hasFeatures = Object.keys(features).length > 0
      const firstViews = await drawFirstViews(this.dir, name, this.config)
      if (firstViews) writeFileSync(join(out, firstViewFile), JSON.stringify(firstViews))
      // With features, each of their catalogues has the shared texts.
      const locales = hasFeatures ? {} : writeLocales(out, sharedLocales(this.dir))
      const chunks = filesByContribution(compilation, this.dir, components)
      const keys = contributionKeys(definition)
      const document = {
        schema: 1,
        remote: name,
        release,
        version,
        commit: commit(),
        builtAt: Date.now(),
        container,
        entry: filesOfExpose(compilation, container).find((file) => file.startsWith(`remoteEntry.`)),
        files: hashFiles(out),
        preload: {
          '*': filesOfExpose(compilation, exposed),
          ...Object.fromEntries(keys.map(([key, id]) => [key, chunks[id]])),
          ...Object.fromEntries(
            keys.flatMap(([key, id]) => {
              const shown = featuresOfImport(compilation, this.dir, components[id])
              const hasTexts = shown.length > 0 || loadsFeaturesLater(compilation, this.dir, components[id])
              if (hasFeatures && !hasTexts)
                throw new Error(
                  `${id}: nothing that it loads has texts of a feature (src/locales/<feature>/texts)`,
                )
              return preloadOfTexts(
                key,
                shown.map((feature) => features[feature]),
              )
            }),
          ),
        },
        uses: {
          '*': sharedOfExpose(compilation, exposed),
          ...Object.fromEntries(
            keys.map(([key, id]) => [key, sharedOfImport(compilation, this.dir, components[id])]),
          ),
        },
        locales,
        contract: contractOf(definition),
        contributions,
        mountDeadlineMs: definition.mountDeadlineMs ?? 6000,
        ...(firstViews && { firstView: firstViewFile }),
      }
      writeFileSync(join(out, 'release.json'), JSON.stringify(document, null, 1))
    })
  }
}

/** Webpack configuration of a remote: all of it. `dir` is the remote's folder. */
export function remotePreset(dir) {
  const name = nameOfFolder(dir)
  const names = { ...releaseNames(name), name }
  const config = commonConfig({ dir, salt: names.container, publicPath: '' })
  return {
    ...config,
    name,
    entry: {},
    plugins: [
      ...config.plugins,
      new BasePlugin(),
      ...federationPlugins({
        dir,
        container: names.container,
        filename: 'remoteEntry.[contenthash:8].js',
      }),
      new FeatureTextsPlugin(dir, name),
      new ReleasePlugin(dir, names, config),
    ],
  }
}
