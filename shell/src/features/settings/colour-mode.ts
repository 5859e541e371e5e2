import { colourModes, type ColourMode } from '@plaza/contract/page'

const yearS = 365 * 24 * 60 * 60

/** The current colour mode of the page. */
export const colourMode = (root: HTMLElement = document.documentElement): ColourMode =>
  colourModes.find((mode) => mode === root.dataset['mode']) ?? 'dark'

/** Applies a colour mode to the page, and to later documents by the cookie that the edge reads. */
export function setColourMode(mode: ColourMode, page: Document = document): void {
  const { documentElement: root, defaultView } = page
  root.dataset['mode'] = mode
  page.cookie = `theme=${mode}; path=/; max-age=${String(yearS)}; samesite=lax`
  const bars = page.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  const ground = defaultView?.getComputedStyle(root).getPropertyValue('--bg').trim()
  if (bars && ground) bars.content = ground
}
