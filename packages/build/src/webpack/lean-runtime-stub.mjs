// Replaces unused parts of the federation runtime in the shell's build: snapshots of remote manifests, preloading
// by the runtime, loading in Node (docs/performance.md, Federation's cost). Functions that are called anyway return
// empty results; the rest throws, so that a use is noticed.
const unused = (name) => () => {
  throw new Error(`the federation runtime was built without ${name}`)
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
export const loadScriptNode = unused('Node scripts')
export const createScriptNode = unused('Node scripts')
