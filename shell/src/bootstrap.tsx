import '@plaza/ui/tokens.css'
import '@plaza/ui/reset.css'
import '@plaza/ui/fonts.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './frame/App'
import { prepareScreen } from './frame/page/prepare-screen'
import { keepFirstView } from './kernel/document/first-view-keeper'
import { loadAfterwards } from './kernel/loading/load-afterwards'
import { readPageData } from './kernel/page/page-data'
import { createShell } from './kernel/page/shell'
import { keepWebclip } from './features/download/webclip'
import { keepInstallPrompt } from './features/download/install-guide/install-prompt'
import type { LocalOverride } from './features/override/local-override'
import { keepLanguage } from './kernel/language/language-keeper'
import { keepBalance } from './kernel/session/balance-keeper'
import { keepOtherTab } from './kernel/session/other-tab-keeper'
import { keepRestoredPage } from './kernel/session/restored-page-keeper'
import { keepSession } from './kernel/session/session-keeper'
// Styles for the skeleton in the HTML; they are inlined with the first load's styles.
import './kernel/document/StartFailed.module.css'
import './frame/first-view/FirstView.module.css'
import './frame/first-view/NoScript.module.css'
import './frame/skeleton/FrameSkeleton.module.css'
import './parts/pending/FormSkeleton.module.css'

/** Starts the page. If it has no data or a catalogue fails to load, only a retry is shown. @throws in both cases */
export async function start(local?: LocalOverride): Promise<void> {
  const { signal } = new AbortController()
  // Browsers announce only once, early, that the site can be installed.
  keepInstallPrompt(window, signal)
  keepWebclip(location.search, localStorage)
  const shell = await createShell(await readPageData(), local?.adjust)
  keepLanguage(shell, signal)
  keepSession(shell, signal)
  keepBalance(shell, signal)
  keepOtherTab(shell, signal)
  keepRestoredPage(shell, signal)
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no root')
  // A drawn form is replaced by its screen: the sooner, the fewer letters are typed into the drawn one.
  if (globalThis.plazaForm) await prepareScreen(location.pathname, shell)
  clearTimeout(globalThis.plazaStart?.timer)
  const firstView = keepFirstView(root)
  // As a transition the page is drawn in slices, between which a tap is answered.
  startTransition(() => createRoot(firstView.container).render(<App shell={shell} firstView={firstView} />))
  shell.idle.add(() => {
    firstView.release()
    loadAfterwards(() => import('./frame/after-start').then(({ afterStart }) => afterStart(shell, signal)))
  }, 'start')
  local?.show(shell).catch(reportError)
}
