import type { Page } from '@playwright/test'

/** Looks in a row at which nothing may have changed, and the time between two, ms. */
const looks = 8
const everyMs = 50

const rest = (page: Page): Promise<void> =>
  page.evaluate(
    async ([wanted, pauseMs]) => {
      let before = ''
      for (let same = 0, tries = 0; same < wanted && tries < 200; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
        const main = document.querySelector('main')
        const waiting = '[data-drawn], [aria-busy="true"]:not([data-game-page] *)'
        const isBusy = [...(main?.querySelectorAll(waiting) ?? [])].some((one) => one.checkVisibility())
        const now = `${main?.querySelectorAll('*').length} ${main?.textContent}`
        same = main && !isBusy && now === before ? same + 1 : 0
        before = now
      }
      // Texts in another font than their own are wider, or break elsewhere.
      await document.fonts.ready
    },
    [looks, everyMs] as const,
  )

/**
 * Waits until a page has come to rest: nothing in `main` is loading or still as the document drew it, and its elements and
 * text stay as they are. A game's own page waits for its vendor, which is not waited for; a carousel keeps moving, but its
 * text does not change. A page that loads another document meanwhile is checked again.
 */
export async function calm(page: Page): Promise<void> {
  for (;;)
    try {
      return await rest(page)
    } catch (error) {
      if (!String(error).includes('Execution context was destroyed')) throw error
      await page.waitForLoadState()
    }
}
