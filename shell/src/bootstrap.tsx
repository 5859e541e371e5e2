import '@plaza/ui/tokens.css'
import '@plaza/ui/reset.css'
import '@plaza/ui/fonts.css'
import { createRoot } from 'react-dom/client'
import { App } from './frame/App'
import { loadAfterwards } from './kernel/loading/load-afterwards'
import { readPageData } from './kernel/page/page-data'
import { createShell } from './kernel/page/shell'
import { connectStream } from './kernel/stream/follow-stream'
import { keepWebclip } from './features/download/webclip'
import { keepInstallPrompt } from './features/download/install-guide/install-prompt'
import type { LocalOverride } from './features/override/local-override'
import { keepLanguage } from './kernel/language/language-keeper'
import { keepBalance } from './kernel/session/balance-keeper'
import { keepOtherTab } from './kernel/session/other-tab-keeper'
import { keepSession } from './kernel/session/session-keeper'
// Styles of what the HTML shows before this code is there: they are inlined with those of the first load.
import './kernel/document/StartFailed.module.css'
import './frame/skeleton/FrameSkeleton.module.css'
import './parts/pending/FormSkeleton.module.css'

/** What nobody waits for begins after this time, ms. */
const quietMs = 1_500

/** Starts the page. @throws when the page has no data or a catalogue fails to load; then only a retry is shown */
export async function start(local?: LocalOverride): Promise<void> {
  const { signal } = new AbortController()
  // A browser says once, early, that it can install the site.
  keepInstallPrompt(window, signal)
  keepWebclip(location.search, localStorage)
  const shell = await createShell(readPageData(), local?.adjust)
  keepLanguage(shell, signal)
  keepSession(shell, signal)
  keepBalance(shell, signal)
  keepOtherTab(shell, signal)
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no root')
  createRoot(root).render(<App shell={shell} />)
  connectStream(shell, signal)
  setTimeout(
    () => loadAfterwards(() => import('./frame/after-start').then(({ afterStart }) => afterStart(shell))),
    quietMs,
  )
  local?.show(shell).catch(reportError)
}
