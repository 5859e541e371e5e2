import { colourModes, type ColourMode } from '@plaza/contract/page'

const yearS = 365 * 24 * 60 * 60

/** How light the page is drawn now. */
export const colourMode = (root: HTMLElement = document.documentElement): ColourMode =>
  colourModes.find((mode) => mode === root.dataset['mode']) ?? 'dark'

/** Draws the page in a mode, and the next documents too, by the cookie that the edge reads. */
export function setColourMode(mode: ColourMode, page: Document = document): void {
  const { documentElement: root, defaultView } = page
  root.dataset['mode'] = mode
  page.cookie = `theme=${mode}; path=/; max-age=${String(yearS)}; samesite=lax`
  const bars = page.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  const ground = defaultView?.getComputedStyle(root).getPropertyValue('--bg').trim()
  if (bars && ground) bars.content = ground
}
