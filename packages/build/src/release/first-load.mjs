import { filesOfImport } from './chunk-files.mjs'
import { referenceOf, runWithReferences } from '../contract/compile-contributions.mjs'

const named = (compilation, name) => [...compilation.chunks].find((chunk) => chunk.name === name)?.files ?? []

/** Scripts and styles of the shell's first load: the entry, React, then what the entry loads, then their dependencies. */
export function firstLoadFiles(compilation) {
  const entry = compilation.entrypoints.get('main').getFiles()
  const started = [...compilation.chunkGroups].find((group) =>
    group.origins.some(({ request }) => request === './bootstrap'),
  )
  if (!started) throw new Error('the entry does not import ./bootstrap')
  const libraries = ['react', 'core'].flatMap((name) => [...named(compilation, name)])
  const files = [...new Set([...entry, ...libraries, ...started.getFiles()])]
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  }
}

/** Shell route id → files of its screen, by the table of screens (`src/frame/page/route-screens.ts`). */
export async function screenFiles(compilation, dir) {
  const { routeScreens } = await runWithReferences(dir, 'frame/page/route-screens.ts')
  const screens = Object.entries(routeScreens).map(async ([id, load]) => [
    id,
    filesOfImport(compilation, dir, await referenceOf({ id, load })),
  ])
  return Object.fromEntries(await Promise.all(screens))
}
