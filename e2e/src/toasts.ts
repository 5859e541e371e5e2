import type { Page } from '@playwright/test'

/**
 * Resolves once a toast says these words. Call it before what makes the page say them: a toast is gone after seconds, some
 * after one, and whoever looks now and then on a busy machine misses it. The page looks at every frame.
 */
export async function heard(page: Page, words: RegExp): Promise<void> {
  await page.waitForFunction(
    ({ source, flags }) => {
      const sought = new RegExp(source, flags)
      return [...document.querySelectorAll('[role="status"], [aria-live]')].some((region) => {
        const spans = [...region.querySelectorAll('span')]
        return spans.some(({ textContent }) => sought.test(textContent))
      })
    },
    { source: words.source, flags: words.flags },
  )
}
