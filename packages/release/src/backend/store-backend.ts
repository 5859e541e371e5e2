import { diff } from '../operations/diff'
import { doChange } from '../operations/do-change'
import { explain } from '../operations/explain'
import { publish } from '../operations/publish'
import { history, readRecord, status } from '../operations/status'
import { verifyStore } from '../operations/verify-store'
import type { ReleaseStore } from '../store/release-store'
import type { ReleaseBackend } from './release-backend'

/** The backend at a store itself; `keptHealth` reads what the edge beside it has counted. */
export const storeBackend = (store: ReleaseStore, keptHealth: ReleaseBackend['health']): ReleaseBackend => ({
  health: keptHealth,
  change: (change, author) => doChange(store, change, author),
  publish: (build, publisher, author) => publish(store, { ...build, publisher }, author),
  status: () => status(store),
  history: (page) => history(store, page),
  record: (page) => readRecord(store, page),
  explain: (request) => explain(store, request),
  diff: (request) => diff(store, request),
  verify: (options) => verifyStore(store, options),
})
