import webpack from 'webpack'

const { RuntimeGlobals } = webpack

const name = 'PlazaBasePlugin'

/**
 * A build finds its files beside the script of its entry, wherever that was loaded from: a release serves alike from the
 * edge and from a developer's computer. As it is written there: on the site an address is a path, as in the styles that
 * a document has in it. The bundler's own way to do that (`publicPath: 'auto'`) is four times the bytes.
 */
export class BasePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module.name !== 'publicPath') return
        module.generate = () =>
          `${RuntimeGlobals.publicPath} = document.currentScript.getAttribute("src").replace(/[^/]*$/, "");`
      })
    })
  }
}
