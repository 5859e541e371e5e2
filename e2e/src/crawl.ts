import { expect, type Page } from '@playwright/test'
import { calm } from './calm'
import { pressAll, startWatchingWays, stopMoving } from './crawl-page'

/** The result of a crawl. */
export interface Crawled {
  /** Addresses that were opened. */
  opened: string[]
  /** Addresses that are not there, each with where it was offered. */
  dead: string[]
}

/** Maximum number of addresses of one path; addresses that differ only in the query are one page. */
const mostOfPath = 2
const launchPath = '/m/launchGame'

/**
 * Follows every link and presses every button of the site, from a page on, without leaving the document where it can:
 * navigations are recorded and suppressed, so that one press leaves the page unchanged for the next.
 */
export async function crawl(page: Page, start: string): Promise<Crawled> {
  await startWatchingWays(page)
  await page.goto(start)
  // What home draws last.
  await expect(page.locator('main footer').last()).toBeVisible()
  const { host } = new URL(page.url())
  const offered = new Map([[start, 'the address bar']])
  const opens = new Map<string, number>()
  const opened: string[] = []
  const dead: string[] = []
  // Grows as pages are opened.
  for (const [address, from] of offered) {
    const { pathname } = new URL(address, 'http://site')
    const times = opens.get(pathname) ?? 0
    if (times >= mostOfPath) continue
    opens.set(pathname, times + 1)
    opened.push(address)
    await openInPlace(page, address)
    // A game may take the whole tab, now or while its page is pressed: the crawl goes on in a new document.
    if (new URL(page.url()).host !== host) {
      await page.goto(start)
      continue
    }
    if ((await page.locator('main [data-not-there]').count()) > 0)
      dead.push(`${address} (offered on ${from})`)
    const found = await pressAll(page).catch((error: unknown) => {
      if (pathname === launchPath && String(error).includes('context was destroyed')) return undefined
      throw error
    })
    if (!found) {
      await page.goto(start)
      continue
    }
    for (const { to, by } of found) if (!offered.has(to)) offered.set(to, `${address}, ${by}`)
  }
  return { opened, dead }
}

/** Opens an address as a link would, and waits until the page has come to rest. */
async function openInPlace(page: Page, address: string): Promise<void> {
  await stopMoving(page, false)
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
  await calm(page)
}
