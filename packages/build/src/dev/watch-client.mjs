import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listFiles } from '../release/release-files.mjs'
import { root } from '../workspace/workspaces.mjs'

/**
 * Writes the module that hands edited texts to the page: the catalogues of a release are files beside its code, so
 * without it an edited text would show only after the next load. Returns its path.
 */
export function writeWatchClient(dir, name) {
  const folder = join(root, '.cache/dev', name)
  const locales = join(dir, 'src/locales')
  const files = listFiles(locales).filter((file) => file.endsWith('.json'))
  const paths = files.map((file) => JSON.stringify(join(locales, file)))
  const list = files.map((file, index) => `[${JSON.stringify(basename(file, '.json'))}, texts${index}]`)
  const text = `// Made by the build.
${paths.map((path, index) => `import texts${index} from ${path}`).join('\n')}
const all = () => [${list.join(', ')}]
import.meta.webpackHot?.accept([${paths.join(', ')}], () => {
  for (const [language, texts] of all()) self.plazaTexts?.(${JSON.stringify(name)}, language, texts)
})
`
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'watch-client.js')
  writeFileSync(file, text)
  return file
}
