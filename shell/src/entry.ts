import { offerShellFiles, takeShellFiles } from './kernel/document/shell-files'
import { startFailed } from './kernel/document/start-failed'
import { offerFiles } from './kernel/loading/ask-for-file'
import { nextTask } from './kernel/loading/next-task'
import type { LocalOverride } from './features/override/local-override'

offerFiles(window)
offerShellFiles()
takeShellFiles(window)

// Asynchronous on purpose: shared modules are resolved before anything that uses them is evaluated.
const start = async (local?: LocalOverride) => {
  // The largest library is evaluated in a task of its own, and so is everything else.
  await import('react-dom/client')
  await nextTask()
  const { start } = await import('./bootstrap')
  await nextTask()
  return start(local)
}

// In a developer's tab the overrides are resolved first; the inline boot script marks such a tab.
const begun = globalThis.plazaOverridden
  ? import('./features/override/begin-override').then(({ beginOverride }) => beginOverride()).then(start)
  : start()
begun.catch(startFailed)
