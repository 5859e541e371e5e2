import { join, sep } from 'node:path'
import webpack from 'webpack'
import { featureFiles } from '../workspace/catalogues.mjs'
import { fileOfModule } from './hash-in-path.mjs'

const { RuntimeGlobals, RuntimeModule } = webpack
const name = 'PlazaFeatureTextsPlugin'

/** The features whose `src/locales/<feature>/texts` a chunk has. */
export function featuresOfChunk(compilation, dir, chunk) {
  const folder = join(dir, 'src/locales') + sep
  const features = new Set()
  const visit = (module) => {
    // A concatenated module lists those it was made of.
    module.modules?.forEach(visit)
    const path = fileOfModule(module) ?? ''
    const [feature, file] = path.startsWith(folder) ? path.slice(folder.length).split(sep) : []
    if (file === 'texts.ts') features.add(feature)
  }
  for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) visit(module)
  return [...features].sort()
}

const hashLength = 8

function hashIn(file, feature, language) {
  const [, hash] = /^texts\.(\w{8})\.json$/.exec(file ?? '') ?? []
  if (!hash) throw new Error(`"${feature}" has no texts in ${language}`)
  return hash
}

class LoadTexts extends RuntimeModule {
  constructor(dir, remote) {
    super('plaza feature texts', RuntimeModule.STAGE_ATTACH)
    this.dir = dir
    this.remote = remote
  }

  generate() {
    const files = featureFiles(this.dir)
    const chunks = [...this.chunk.getAllAsyncChunks()].flatMap((chunk) => {
      const features = featuresOfChunk(this.compilation, this.dir, chunk)
      return features.length > 0 ? [[chunk.id, features]] : []
    })
    if (chunks.length === 0) return null
    const used = [...new Set(chunks.flatMap(([, features]) => features))]
    const languages = Object.keys(files[used[0]])
    const indexes = chunks.map(([id, features]) => [id, features.map((feature) => used.indexOf(feature))])
    // Of each file name only the hash is written down: the table is part of every page's first load.
    const hashes = used.map((feature) =>
      languages.map((language) => hashIn(files[feature][language]?.file, feature, language)).join(''),
    )
    const named = languages.map(
      (language, at) =>
        `${JSON.stringify(language)}: "texts." + hashes.slice(${at * hashLength}, ${(at + 1) * hashLength}) + ".json"`,
    )
    const { ensureChunkHandlers, publicPath } = RuntimeGlobals
    return `var texts = ${JSON.stringify(Object.fromEntries(indexes))};
var files = ${JSON.stringify(hashes.join(' '))}.split(" ").map(function (hashes) { return { ${named.join(', ')} } });
${ensureChunkHandlers}.texts = function (id, promises) {
  for (var feature of texts[id] || []) promises.push(self.plazaCatalogue(${JSON.stringify(this.remote)}, ${publicPath}, files[feature]));
};`
  }
}

/**
 * Loads the texts of a feature beside the chunks that show them (LANG-4): a chunk with `src/locales/<feature>/texts` is
 * there when the feature's catalogue in the current language is there too. The page's federation runtime fetches it.
 */
export class FeatureTextsPlugin {
  constructor(dir, remote) {
    this.dir = dir
    this.remote = remote
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(name, (chunk, required) => {
          required.add(RuntimeGlobals.publicPath)
          compilation.addRuntimeModule(chunk, new LoadTexts(this.dir, this.remote))
        })
    })
  }
}
