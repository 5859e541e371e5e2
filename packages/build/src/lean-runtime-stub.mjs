// Stands in the shell's build where parts of the federation run-time would be that nothing here uses: snapshots of
// remote manifests, preloading by the run-time, loading in Node (docs/decisions/0006). What is called all the same
// answers that there is nothing; the rest throws, so that a use would be noticed.
const unused = (name) => () => {
  throw new Error(`the federation run-time was built without ${name}`)
}

export class SnapshotHandler {
  manifestCache = new Map()
  hooks = { applyPlugin: () => undefined, removePlugin: () => undefined }
  loadRemoteSnapshotInfo = unused('snapshots')
}
export const getGlobalRemoteInfo = () => ({})
export const preloadAssets = unused('preloads')
export const formatPreloadArgs = unused('preloads')
export const normalizePreloadExposes = unused('preloads')
export const defaultPreloadArgs = {}
export const loadScriptNode = unused('scripts of Node')
export const createScriptNode = unused('scripts of Node')
