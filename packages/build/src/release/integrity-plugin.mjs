import { createRequire } from 'node:module'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'

const require = createRequire(import.meta.url)
const { getCompilationHooks } = require('webpack/lib/runtime/LoadScriptRuntimeModule')
const { RuntimeGlobals, RuntimeModule } = webpack
const name = 'PlazaIntegrityPlugin'

const sealed = (tag, url) => `
var path = new URL(${url}, location.href).pathname, hash = Object.hasOwn(self.plazaHashes, path) && self.plazaHashes[path];
if (!hash) throw new Error("no integrity for " + path);
${tag}.integrity = hash;
${tag}.crossOrigin = "anonymous";`

/** Inserts a copy of the tag for each request, and gives the event of the last one to the bundler's own handler. */
const styleAsked = (tag, url) => `
if (self.plazaAsk && !oldTag) return self.plazaAsk(${url}, function (address, signal) {
  return new Promise(function (resolve, reject) {
    var tag = ${tag}.cloneNode();
    tag.href = address;
    tag.setAttribute("data-href", ${url});
    tag.onload = function (event) { signal.onabort = null; resolve(event) };
    tag.onerror = function (event) { tag.remove(); reject(event) };
    signal.onabort = function () { tag.remove() };
    document.head.appendChild(tag);
  });
}).then(onLinkComplete, onLinkComplete);`

class AskForScripts extends RuntimeModule {
  constructor() {
    super('plaza ask for scripts', RuntimeModule.STAGE_ATTACH)
  }

  generate() {
    return `var load = ${RuntimeGlobals.loadScript};
${RuntimeGlobals.loadScript} = function (url, done, key, chunkId) {
  if (!self.plazaAsk || !Object.hasOwn(self.plazaHashes, new URL(url, location.href).pathname)) return load(url, done, key, chunkId);
  self.plazaAsk(url, function (address) {
    return new Promise(function (resolve, reject) {
      load(address, function (event) { (event.type === "load" ? resolve : reject)(event) }, address === url ? key : undefined, chunkId);
    });
  }).then(done, function (event) { done(event.target ? event : { type: "timeout", target: { src: url } }) });
};`
  }
}

/**
 * Sets the hash from the boot plan on every chunk and style that a build loads at run time; a file without one is
 * refused. The page's `plazaAsk` requests each until it has arrived; without it, on an older shell, it is requested once.
 * The bundler's own script hook covers the remote entry only (EDGE-4, REMOTE-13).
 */
export class IntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      getCompilationHooks(compilation).createScript.tap(name, (code) => `${code}${sealed('script', 'url')}`)
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (code, { tag, href }) => `${code}${sealed(tag, href)}${styleAsked(tag, href)}`,
      )
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap({ name, stage: -1 }, (chunk) => compilation.addRuntimeModule(chunk, new AskForScripts()))
    })
  }
}
