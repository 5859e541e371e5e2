const path = require('node:path')

/** Puts a style file into its cascade layer, by its workspace folder (BUILD-1). */
module.exports = function layerLoader(source) {
  const { root } = this.getOptions()
  const file = path.relative(root, this.resourcePath).replaceAll('\\', '/')
  const layer = layerOf(file)
  return layer ? `@layer ${layer} {\n${source}\n}` : source
}

function layerOf(file) {
  if (file.startsWith('packages/ui/')) {
    const name = path.basename(file)
    return name === 'reset.css'
      ? 'reset'
      : name === 'tokens.css' || file.includes('/tokens/')
        ? 'tokens'
        : 'ui'
  }
  if (file.startsWith('shell/')) return path.basename(file) === 'layers.css' ? undefined : 'shell'
  if (file.startsWith('mf-')) return 'remotes'
  return undefined
}
