const named = (compilation, name) => [...compilation.chunks].find((chunk) => chunk.name === name)?.files ?? []

/** Scripts and styles of the shell's first load: the entry, then what it starts, then what that stands on. */
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
