import type { Page } from '@playwright/test'
import { pressAll, startWatchingWays, stopMoving } from './crawl-page'

/** What a crawl came to. */
export interface Crawled {
  /** Addresses that were opened. */
  opened: string[]
  /** Addresses that are not there, each with where it was offered. */
  dead: string[]
}

/** Name of what an address shows, whatever values its query has. */
const shapeOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://site')
  return `${pathname}?${[...searchParams.keys()].sort().join('&')}`
}

/**
 * Follows every link and presses every button of the site, from a page on, without leaving the document: what a press
 * would open is noted and not gone to, so that one press leaves the page as the next finds it.
 */
export async function crawl(page: Page, start: string): Promise<Crawled> {
  await startWatchingWays(page)
  await page.goto(start)
  const offered = new Map([[start, 'the address bar']])
  // Addresses of one page that differ in a value alone are one page.
  const shapes = new Set<string>()
  const opened: string[] = []
  const dead: string[] = []
  // Grows as pages are opened.
  for (const [address, from] of offered) {
    const shape = shapeOf(address)
    if (shapes.has(shape)) continue
    shapes.add(shape)
    opened.push(address)
    await openInPlace(page, address)
    if ((await page.locator('main [data-not-there]').count()) > 0)
      dead.push(`${address} (offered on ${from})`)
    const found = await pressAll(page)
    for (const { to, by } of found) if (!offered.has(to)) offered.set(to, `${address}, ${by}`)
  }
  return { opened, dead }
}

/** Opens an address as a link would, and waits until nothing is on its way; a game page waits for its vendor, not we. */
async function openInPlace(page: Page, address: string): Promise<void> {
  await stopMoving(page, false)
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
  await page.evaluate(async () => {
    let before = ''
    for (let calm = 0, tries = 0; calm < 6 && tries < 160; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      const main = document.querySelector('main')
      const isBusy = main?.querySelector('[aria-busy="true"]:not([data-game-page] *)')
      calm = main && !isBusy && main.innerHTML === before ? calm + 1 : 0
      before = main?.innerHTML ?? ''
    }
  })
}
