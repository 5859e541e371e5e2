import webpack from 'webpack'

const { RuntimeGlobals, RuntimeModule } = webpack
const name = 'PlazaFilesJsonPlugin'

class WaitForHashes extends RuntimeModule {
  constructor() {
    super('plaza wait for hashes', RuntimeModule.STAGE_ATTACH)
  }

  generate() {
    const { ensureChunk, getChunkScriptFilename, publicPath } = RuntimeGlobals
    // A chunk without a script or without styles has no content hash in the name of that file; styles that the document has
    // inline are not loaded.
    return `var ensure = ${ensureChunk}, isKnown = function (file) {
  var path = ${publicPath} + file;
  return file.includes(".undefined.") || Object.hasOwn(self.plazaHashes, path) ||
    document.querySelector('style[data-href="' + path + '"]') !== null;
};
${ensureChunk} = function (id, priority) {
  var ask = self.plazaFiles;
  return !ask || isKnown(${getChunkScriptFilename}(id)) && isKnown(__webpack_require__.miniCssF(id)) ? ensure(id, priority) : ask().then(function () { return ensure(id, priority) });
};`
  }
}

/**
 * Lets a chunk whose hashes are not in the document wait for the shell's `files.json` (EDGE-5). Chunks of the first view are in
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
