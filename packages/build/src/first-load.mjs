import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesOfImport } from './chunk-files.mjs'

const named = (compilation, name) => [...compilation.chunks].find((chunk) => chunk.name === name)?.files ?? []

/** Scripts and styles of the shell's first load: the entry, then what it loads, then their dependencies. */
export function firstLoadFiles(compilation) {
  const entry = compilation.entrypoints.get('main').getFiles()
  const started = [...compilation.chunkGroups].find((group) =>
    group.origins.some(({ request }) => request === './bootstrap'),
  )
  if (!started) throw new Error('the entry does not import ./bootstrap')
  const files = [...new Set([...entry, ...named(compilation, 'core'), ...started.getFiles()])]
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  }
}

/** Shell route id → files of its screen, by the table of screens (`src/frame/page/route-screens.ts`). */
export function screenFiles(compilation, dir) {
  const folder = join(dir, 'src/frame/page')
  const table = readFileSync(join(folder, 'route-screens.ts'), 'utf8')
  const rows = [...table.matchAll(/^ {2}(\w+): \(\) =>\s+import\('([^']+)'\)/gm)]
  if (rows.length === 0) throw new Error('route-screens.ts names no screen')
  return Object.fromEntries(
    rows.map(([, id, path]) => [
      id,
      filesOfImport(compilation, dir, relative(join(dir, 'src'), join(folder, path))),
    ]),
  )
}
