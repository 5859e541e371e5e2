import type { Shell } from './shell'
import { tellLoads } from './tell-loads'

/** What begins once the page is there: it tells of its loads, and a developer may look into it. */
export function afterStart(shell: Shell): void {
  tellLoads(shell)
  if (shell.page.development && new URLSearchParams(location.search).has('mfe-panel'))
    import('../features/panel/open-panel').then(({ openPanel }) => openPanel(shell)).catch(reportError)
}
