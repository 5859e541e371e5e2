// For the shell alone: from a boot plan to running remotes
export {
  createLoader,
  type ContainerRuntime,
  type Loader,
  type LoaderOptions,
  type LoadTimings,
} from '../loader'
export { startHeartbeat } from './heartbeat'
export { newId } from '../failure'
export { createMfRuntime, type BrowserRuntime } from './mf-runtime'
export type { CatalogueSink } from './remote-catalogues'
export { createPlanStore } from '../plan-store'
export { registerHashes } from './page-hashes'
