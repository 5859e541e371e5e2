/**
 * Lets a tab with a watched build bring React's development build, which replaces the shell's own before any code of the
 * page has loaded React (decision 0010). Its option `request` is the name that the page imports the module by.
 */
module.exports = function reactLoader(source) {
  const { request } = this.getOptions()
  return `if (globalThis.plazaReact) module.exports = globalThis.plazaReact[${JSON.stringify(request)}];
else {
${source}
}`
}
