import { createRequire } from 'node:module'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'

const require = createRequire(import.meta.url)
const { getCompilationHooks } = require('webpack/lib/runtime/LoadScriptRuntimeModule')
const name = 'PlazaIntegrityPlugin'

const sealed = (tag, source, url) => `
var path = new URL(${url}, location.href).pathname, hash = Object.hasOwn(self.plazaHashes, path) && self.plazaHashes[path];
if (!hash) throw new Error("no integrity for " + path);
${tag}.integrity = hash;
${tag}.crossOrigin = "anonymous";
if (self.plazaRetry) ${tag}.${source} = ${url} + "?retry=" + self.plazaRetry;`

/**
 * Sets the hash from the boot plan on every chunk and style that a build loads at run time; a file without one is
 * refused. After a retry the address is another one, because the browser may keep the failed preload of the first.
 * The bundler's own script hook covers the remote entry only (EDGE-4).
 */
export class IntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      getCompilationHooks(compilation).createScript.tap(
        name,
        (code) => `${code}${sealed('script', 'src', 'url')}`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (code, { tag }) => `${code}${sealed(tag, 'href', `${tag}.href`)}`,
      )
    })
  }
}
