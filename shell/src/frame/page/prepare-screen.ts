import type { Shell } from '../../kernel/page/shell'
import { pageAt } from '../../kernel/routes/current-page'
import { routeScreens } from './route-screens'
import { routeTexts } from './route-texts'
import { loadScreen } from './screen-loads'

/** Loads the shell's screen at an address, so that the page's first commit is the whole screen. Never fails. */
export async function prepareScreen(pathname: string, shell: Shell): Promise<void> {
  const page = pageAt(pathname, shell.plan.getState(), shell.i18n.language)
  if (page.kind !== 'shell' || page.id === 'home') return
  // The screen's place loads it again, and says so if it fails.
  await loadScreen(routeScreens[page.id], routeTexts[page.id], shell).catch(() => undefined)
}
