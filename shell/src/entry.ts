import { offerShellFiles } from './kernel/document/shell-files'
import { startFailed } from './kernel/document/start-failed'
import type { LocalOverride } from './features/override/local-override'

offerShellFiles()

// Asynchronous on purpose: shared modules are resolved before anything that uses them is evaluated.
const start = (local?: LocalOverride) => import('./bootstrap').then(({ start }) => start(local))

// In a developer's tab the overrides are resolved first; the inline boot script marks such a tab.
const begun = globalThis.plazaOverridden
  ? import('./features/override/begin-override').then(({ beginOverride }) => beginOverride()).then(start)
  : start()
begun.catch(startFailed)
