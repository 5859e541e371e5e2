import type { Page } from '@playwright/test'

interface Shifts extends Window {
  shifts: { atMs: number; value: number; nodes: string[] }[]
}

/** Notes every layout shift of the page from its beginning. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const noted: Shifts['shifts'] = []
    ;(window as unknown as Shifts).shifts = noted
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node?: Element }[]
      })[])
        noted.push({
          atMs: entry.startTime,
          value: entry.value,
          nodes: entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? ''),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The layout shifts since a moment of the page's clock, ms. */
export const shiftsAfter = async (page: Page, sinceMs: number) =>
  (await page.evaluate(() => (window as unknown as Shifts).shifts)).filter(({ atMs }) => atMs > sinceMs)

/** Waits until the page is drawn in its own fonts: the shift of a font that just came is noted in the next frame. */
export const fontsDrawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  })
