import webpack from 'webpack'

const { RuntimeGlobals, RuntimeModule } = webpack
const name = 'PlazaFilesJsonPlugin'

class WaitForHashes extends RuntimeModule {
  constructor() {
    super('plaza wait for hashes', RuntimeModule.STAGE_ATTACH)
  }

  generate() {
    const { ensureChunk, getChunkScriptFilename, publicPath } = RuntimeGlobals
    return `var ensure = ${ensureChunk};
${ensureChunk} = function (id, priority) {
  var ask = self.plazaFiles, path = ${publicPath} + ${getChunkScriptFilename}(id);
  return !ask || Object.hasOwn(self.plazaHashes, path) ? ensure(id, priority) : ask().then(function () { return ensure(id, priority) });
};`
  }
}

/**
 * Lets a chunk whose hash is not in the document wait for the shell's `files.json` (EDGE-5). Chunks of the first view are in
 * the document and wait for nothing.
 */
export class FilesJsonPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Before the bundler's own, which ends the look for who provides it.
      const tapped = { name, stage: -1 }
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        .tap(tapped, (chunk, required) => {
          required.add(RuntimeGlobals.getChunkScriptFilename)
          compilation.addRuntimeModule(chunk, new WaitForHashes())
        })
    })
  }
}
