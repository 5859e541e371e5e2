import { featuresOfChunk } from './feature-texts-plugin.mjs'

/** Scripts and styles of a chunk group, in the order in which they are needed. */
const loadable = (files) => files.filter((file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.'))

/** The chunk group that the import of `file` (relative to `src`, with its ending) made. */
function groupOfImport(compilation, dir, file) {
  const stem = `${dir}/src/${file}`
  for (const group of compilation.chunkGroups)
    for (const { request, module } of group.origins) {
      if (!request || !module?.context) continue
      const meant = new URL(request, `file://${module.context}/`).pathname
      if (stem === meant || stem.replace(/\.tsx?$/, '') === meant) return group
    }
  throw new Error(`no chunk was made for ${file}`)
}

/** Files of the chunk group that the import of `file` (relative to `src`, with its ending) made. */
export const filesOfImport = (compilation, dir, file) =>
  loadable(groupOfImport(compilation, dir, file).getFiles())

/** Features whose texts the import of `file` loads. */
export const featuresOfImport = (compilation, dir, file) => [
  ...new Set(
    groupOfImport(compilation, dir, file).chunks.flatMap((chunk) => featuresOfChunk(compilation, dir, chunk)),
  ),
]

/** Files of what a container exposes. */
export function filesOfExpose(compilation, name) {
  for (const group of compilation.chunkGroups)
    if (group.chunks.some((chunk) => chunk.name === name)) return loadable(group.getFiles())
  throw new Error(`no chunk was made for ${name}`)
}

/** Contribution id → files that its component needs. */
export const filesByContribution = (compilation, dir, components) =>
  Object.fromEntries(
    Object.entries(components).map(([id, file]) => [id, filesOfImport(compilation, dir, file)]),
  )
