import { join, resolve } from 'node:path'
import { featuresOfChunk } from './feature-texts-plugin.mjs'
import { fileOfModule } from './hash-in-path.mjs'

/** Scripts and styles of a chunk group, in the order in which they are needed. */
const loadable = (files) => files.filter((file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.'))

/** The chunk group that the import of `file` (relative to `src`, with its ending) made. */
function groupOfImport(compilation, dir, file) {
  const stem = join(dir, 'src', file)
  for (const group of compilation.chunkGroups)
    for (const { request, module } of group.origins) {
      if (!request || !module?.context) continue
      const meant = resolve(module.context, request)
      if (stem === meant || stem.replace(/\.tsx?$/, '') === meant) return group
    }
  throw new Error(`no chunk was made for ${file}`)
}

/** Files of the chunk group that the import of `request` in the module of that file made. */
export function filesOfRequest(compilation, file, request) {
  const group = compilation.chunkGroups.find(({ origins }) =>
    origins.some((origin) => origin.request === request && fileOfModule(origin.module) === file),
  )
  if (!group) throw new Error(`no chunk was made for ${request}`)
  return loadable(group.getFiles())
}

/** Shared modules that the chunks of a group take from the host. */
const sharedOfGroup = (compilation, group) => [
  ...new Set(
    group.chunks.flatMap((chunk) =>
      [...compilation.chunkGraph.getChunkModulesIterable(chunk)]
        .filter(({ type }) => type === 'consume-shared-module')
        .map(({ options }) => options.shareKey),
    ),
  ),
]

/** Shared modules that the import of `file` (relative to `src`, with its ending) takes from the host. */
export const sharedOfImport = (compilation, dir, file) =>
  sharedOfGroup(compilation, groupOfImport(compilation, dir, file))

/** Shared modules that an expose of a container takes from the host. */
export const sharedOfExpose = (compilation, name) =>
  sharedOfGroup(compilation, groupOfExpose(compilation, name))

/** Files of the chunk group that the import of `file` (relative to `src`, with its ending) made. */
export const filesOfImport = (compilation, dir, file) =>
  loadable(groupOfImport(compilation, dir, file).getFiles())

/** Features whose texts the import of `file` loads. */
export const featuresOfImport = (compilation, dir, file) => [
  ...new Set(
    groupOfImport(compilation, dir, file).chunks.flatMap((chunk) => featuresOfChunk(compilation, dir, chunk)),
  ),
]

/** Whether what an import loads later, by imports of its own, has texts of a feature: they come beside it then. */
export const loadsFeaturesLater = (compilation, dir, file) =>
  groupOfImport(compilation, dir, file)
    .getChildren()
    .flatMap(({ chunks }) => chunks)
    .some((chunk) => featuresOfChunk(compilation, dir, chunk).length > 0)

function groupOfExpose(compilation, name) {
  for (const group of compilation.chunkGroups)
    if (group.chunks.some((chunk) => chunk.name === name)) return group
  throw new Error(`no chunk was made for ${name}`)
}

/** Files of an expose of a container. */
export const filesOfExpose = (compilation, name) => loadable(groupOfExpose(compilation, name).getFiles())

/** Contribution id → files that its component needs. */
export const filesByContribution = (compilation, dir, components) =>
  Object.fromEntries(
    Object.entries(components).map(([id, file]) => [id, filesOfImport(compilation, dir, file)]),
  )
