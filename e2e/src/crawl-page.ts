import type { Page } from '@playwright/test'

/** Where something on a page leads. */
export interface Way {
  to: string
  /** What it is called. */
  by: string
}

interface Watched extends Window {
  crawlStopped?: boolean
  crawlWent?: string[]
  /** Buttons outside of the page's own content that were pressed on any page: they lead to the same everywhere. */
  crawlPressed?: Set<string>
}

/** Pressing these does something that other tests are about: it ends the session, or makes an account. */
const leftAlone = /sign out|log out|free play|facebook|google|filipino|english/i

/** From now on documents of this page note where they are sent. Call before the first one is loaded. */
export async function startWatchingWays(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as Watched
    watched.crawlWent = []
    // A window that was closed at once: what would go on in it goes on nowhere.
    const closed = { closed: true, close: () => undefined, document: { title: '', body: {} } }
    window.open = () => closed as unknown as Window
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name].bind(history)
      history[name] = (state, title, url) => {
        if (!watched.crawlStopped) return original(state, title, url)
        if (url !== undefined && url !== null) watched.crawlWent?.push(String(url))
      }
    }
    for (const name of ['go', 'back', 'forward'] as const) {
      const original = history[name].bind(history) as (delta?: number) => void
      history[name] = (delta?: number) => void (watched.crawlStopped || original(delta))
    }
  })
}

/** While moving is stopped, what would open a page only notes where it leads. */
export const stopMoving = (page: Page, isStopped: boolean): Promise<void> =>
  page.evaluate((stopped) => void ((window as Watched).crawlStopped = stopped), isStopped)

/**
 * Every exit of the current page: its links, and the result of pressing each button, including those that a press
 * adds.
 */
export async function pressAll(page: Page): Promise<Way[]> {
  await stopMoving(page, true)
  const ways = await page.evaluate(pressInPage, leftAlone.source)
  await page.keyboard.press('Escape')
  return ways
}

/** Runs in the page. */
async function pressInPage(leftAloneSource: string): Promise<Way[]> {
  const skipped = new RegExp(leftAloneSource, 'i')
  const watched = window as Watched
  const ways = new Map<string, string>()
  const pressed = new Set<string>()
  const pressedOutside = (watched.crawlPressed ??= new Set())
  const note = (to: string, by: string) => {
    const { origin, pathname, search } = new URL(to, location.href)
    if (origin === location.origin && !ways.has(pathname + search)) ways.set(pathname + search, by)
  }
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
  const noteLinks = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) note(link.href, nameOf(link))
  }
  const next = () =>
    [...document.querySelectorAll<HTMLElement>('button, [role="menuitem"], [role="button"]')].find(
      (element) => {
        const name = nameOf(element)
        const isThere = element.checkVisibility() && !element.closest('[inert], [aria-hidden="true"]')
        const tile = element.closest('article')
        // One game represents all of them.
        if (tile && tile !== document.querySelector('article')) return false
        const isOff = element.matches(':disabled, [aria-disabled="true"]')
        const known = element.closest('header, nav, footer') ? pressedOutside : pressed
        return isThere && !isOff && !skipped.test(name) && !known.has(name)
      },
    )
  noteLinks()
  for (let button = next(); button && pressed.size < 60; button = next()) {
    const name = nameOf(button)
    pressed.add(name)
    if (button.closest('header, nav, footer')) pressedOutside.add(name)
    watched.crawlWent = []
    button.click()
    // What a press draws is there after the second frame.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    for (const to of watched.crawlWent) note(to, name)
    noteLinks()
  }
  return [...ways].map(([to, by]) => ({ to, by }))
}
