import { startFailed } from './kernel/document/start-failed'
import type { LocalOverride } from './features/override/local-override'

// Asynchronous on purpose: shared modules are agreed upon before anything that uses them is evaluated.
const start = (local?: LocalOverride) => import('./bootstrap').then(({ start }) => start(local))

// A developer's tab first finds out what stands in for which remote; the document's first script says so.
const begun = globalThis.plazaOverridden
  ? import('./features/override/begin-override').then(({ beginOverride }) => beginOverride()).then(start)
  : start()
begun.catch(startFailed)
