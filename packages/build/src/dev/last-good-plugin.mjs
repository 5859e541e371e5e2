/**
 * Keeps the last good build where it is while an edit does not build: what is broken is not handed out, and the next good
 * build is told as an update of the last good one. Otherwise a page would run the broken edit on its way to the mended
 * one, and be loaded again for it. A first build is handed out as it is: the page hears by it how it goes on.
 */
export class LastGoodPlugin {
  apply(compiler) {
    const name = 'PlazaLastGood'
    let isThere = false
    const isKept = (compilation) => (isThere && compilation.getStats().hasErrors() ? false : undefined)
    compiler.hooks.shouldEmit.tap(name, isKept)
    compiler.hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.shouldRecord.tap(name, () => isKept(compilation)),
    )
    compiler.hooks.afterEmit.tap(name, () => {
      isThere = true
    })
  }
}
