/**
 * Keeps the last good build while an edit does not build: the broken build is not served, and the next good one is
 * served as an update of the last good one. Otherwise a page would run the broken edit first and need a reload. A
 * first build is served even if it is broken, so that its page receives the next one.
 */
export class LastGoodPlugin {
  apply(compiler) {
    const name = 'PlazaLastGood'
    let hasEmitted = false
    const isKept = (compilation) => (hasEmitted && compilation.getStats().hasErrors() ? false : undefined)
    compiler.hooks.shouldEmit.tap(name, isKept)
    compiler.hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.shouldRecord.tap(name, () => isKept(compilation)),
    )
    compiler.hooks.afterEmit.tap(name, () => {
      hasEmitted = true
    })
  }
}
