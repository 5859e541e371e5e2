import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspaces.mjs'

/**
 * Writes the module that hands edited texts to the page: the catalogues of a release are files beside its code, so
 * without it an edited text would show only after the next load. Returns its path.
 */
export function writeWatchClient(dir, name) {
  const folder = join(root, '.cache/dev', name)
  const files = readdirSync(join(dir, 'src/locales')).filter((file) => file.endsWith('.json'))
  const paths = files.map((file) => JSON.stringify(join(dir, 'src/locales', file)))
  const tags = files.map((file) => JSON.stringify(file.replace('.json', '')))
  const text = `// Made by the build.
${paths.map((path, index) => `import texts${index} from ${path}`).join('\n')}
const all = () => ({ ${tags.map((tag, index) => `${tag}: texts${index}`).join(', ')} })
import.meta.webpackHot?.accept([${paths.join(', ')}], () => {
  for (const [language, texts] of Object.entries(all())) self.plazaTexts?.(${JSON.stringify(name)}, language, texts)
})
`
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'watch-client.js')
  writeFileSync(file, text)
  return file
}
