import '@plaza/ui/tokens.css'
import '@plaza/ui/reset.css'
import '@plaza/ui/fonts.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { loadAfterwards } from './app/load-afterwards'
import { readPageData } from './app/page-data'
import { createShell } from './app/shell'
import { hearStream } from './app/follow-stream'
import { keepWebclip } from './features/download/webclip'
import { keepInstallPrompt } from './features/install-guide/install-prompt'
import type { LocalOverride } from './features/override/local-override'
import { keepLanguage } from './language/language-keeper'
import { keepBalance } from './session/balance-keeper'
import { keepOtherTab } from './session/other-tab-keeper'
import { keepSession } from './session/session-keeper'
// Styles of what the HTML shows before this code is there: they are inlined with those of the first load.
import './document/StartFailed.module.css'
import './features/skeleton/FrameSkeleton.module.css'

/** What nobody waits for begins after this time, ms. */
const quietMs = 1_500

/** Starts the page. @throws when it has no data, or a catalogue cannot be had: then nothing is shown but a retry */
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
  hearStream(shell, signal)
  setTimeout(
    () => loadAfterwards(() => import('./app/after-start').then(({ afterStart }) => afterStart(shell))),
    quietMs,
  )
  local?.show(shell).catch(reportError)
}
