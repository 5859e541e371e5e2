import type { Page } from '@playwright/test'
import { holdScripts } from '../src/hold-scripts'
import { fontsDrawn, noteShifts, shiftsAfter } from '../src/layout-shifts'
import { inEnglish, signIn } from '../src/people'
import { expect, test } from '../src/watch-page'

/** Where the parts of home are, in px. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['header', 'main section', '[aria-pressed="true"]', 'h2', 'article', 'article:nth-of-type(6)'].map(
      (selector) => {
        const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect()
        return [selector, ...[x, y, width, height].map(Math.round)].join(' ')
      },
    ),
  )

for (const width of [320, 390, 768])
  // EDGE-7, PERF-4
  test(`home shows banner, categories and games before any script, and nothing moves when the page takes over, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await inEnglish(page)
    await noteShifts(page)
    const release = await holdScripts(page)
    await page.goto('/m/home', { waitUntil: 'commit' })
    const banner = page.locator('main [data-carousel] img').first()
    await expect(banner).toBeVisible()
    await expect(page.locator('header a[href="/m/login"]')).toHaveText('Log in')
    await expect(page.locator('main li button', { hasText: 'Slots' })).toBeVisible()
    await expect(page.locator('main article')).toHaveCount(9)
    await expect(page.locator('main article').first().locator('button').first()).not.toHaveText('')
    await expect(page.locator('[data-remote]')).toHaveCount(0)
    await fontsDrawn(page)
    const before = await places(page)
    await page.screenshot({ path: test.info().outputPath(`drawn-${width}.png`) })
    const releasedMs = await page.evaluate(() => performance.now())
    release()
    await expect(page.locator('[data-remote="mf-games"] article')).toHaveCount(9)
    await expect(page.locator('[data-drawn]')).toHaveCount(0)
    expect(await places(page)).toEqual(before)
    await page.screenshot({ path: test.info().outputPath(`taken-${width}.png`) })
    expect(await shiftsAfter(page, releasedMs)).toEqual([])
  })

// PERF-8
test('the first view of home comes in several frames: its header, its banner, its tiles', async ({
  page,
}) => {
  await inEnglish(page)
  await page.addInitScript(() => {
    const parts = ['header h1', 'main [data-carousel] li', 'main article button']
    const seen: (number | undefined)[] = []
    Object.assign(globalThis, { __seen: seen })
    let frame = 0
    const look = () => {
      for (const [at, part] of parts.entries())
        if (document.querySelector(part)?.checkVisibility()) seen[at] ??= frame
      frame += 1
      requestAnimationFrame(look)
    }
    look()
  })
  await holdScripts(page)
  await page.goto('/m/home', { waitUntil: 'commit' })
  await expect(page.locator('main article').last()).toBeVisible()
  const [header, banner, tile] = await page.evaluate(() => Reflect.get(globalThis, '__seen') as number[])
  expect([header! < banner!, banner! < tile!]).toEqual([true, true])
  // Others would be requested in the task in which the browser commits the document.
  await expect(page.locator('main img:not([loading="lazy"])')).toHaveAttribute('fetchpriority', 'high')
  // The first of them waits for the header as a whole.
  const awaited = await page.locator('link[rel="expect"]').getAttribute('href')
  await expect(page.locator(`header ~ ${awaited}`)).toHaveCount(1)
})

// EDGE-7
test('a slot keeps the games that the document drew until its remote has loaded', async ({ page }) => {
  await inEnglish(page)
  const release = await holdScripts(page, /\/assets\/mf-games\/.*\.js$/)
  await page.goto('/m/home', { waitUntil: 'commit' })
  await expect(page.locator('main[data-page="home"] [data-drawn] article')).toHaveCount(9)
  release()
  await expect(page.locator('[data-remote="mf-games"] article')).toHaveCount(9)
  await expect(page.locator('[data-drawn]')).toHaveCount(0)
  // The slot's styles came with the document; an idle page fetches them, for the next one to find them kept.
  const styles = await page.evaluate(() => {
    const drawn = [...document.querySelectorAll<HTMLElement>('style[data-href*="/mf-games/"]')]
    return drawn.map(({ dataset }) => {
      const entries = performance.getEntriesByName(location.origin + dataset['href'])
      return entries.filter((entry) => (entry as PerformanceResourceTiming).initiatorType !== 'fetch').length
    })
  })
  expect(styles).toEqual([0, 0])
})

// EDGE-7
test('a tap before the page is shown in place of its first view reaches the page, which is then shown', async ({
  page,
}) => {
  await inEnglish(page)
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const container = document.querySelector('main[data-page]')?.closest('#root > div')
      if (!container) return
      observer.disconnect()
      const isDrawn = document.querySelector('main:not([data-page])')?.checkVisibility()
      const touched = document.elementFromPoint(innerWidth / 2, innerHeight - 20)?.closest('nav a')
      const { opacity } = getComputedStyle(container)
      Object.assign(globalThis, {
        __taken: { isDrawn, opacity, isLink: container.contains(touched ?? null) },
      })
    }).observe(document, { childList: true, subtree: true })
  })
  await holdScripts(page, /\/assets\/mf-games\/.*\.js$/)
  await page.goto('/m/home', { waitUntil: 'commit' })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Promotions' }).tap()
  await expect(page).toHaveURL(/\/m\/activity/)
  // Another document would have drawn no first view.
  const taken = await page.evaluate(() => Reflect.get(globalThis, '__taken') as unknown)
  expect(taken).toEqual({ isDrawn: true, opacity: '0', isLink: true })
  await expect(page.locator('main:not([data-page])')).toHaveCount(0)
})

// EDGE-3, EDGE-7
test('the first view of one member is not another one’s, with two accounts in one browser', async ({
  page,
}) => {
  await inEnglish(page)
  const drawn = async () => {
    const html = await (await page.request.get('/m/home', { headers: { accept: 'text/html' } })).text()
    return html.slice(html.indexOf('<div id="root">'), html.indexOf('id="plaza-page"'))
  }
  expect(await drawn()).toContain('>Log in</a>')
  for (const account of ['player01', 'vip05']) {
    await signIn(page, account)
    const view = await drawn()
    expect(view).toContain('<article')
    expect(view).not.toContain('>Log in</a>')
    expect(view).not.toMatch(/player01|vip05|aria-pressed="true" aria-label="(?:Remove|Add)/)
  }
  await page.goto('/m/home')
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
  await expect(page.locator('[data-drawn]')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // EDGE-7
  test('home is readable without JavaScript and says that it needs it', async ({ page }) => {
    await page.goto('/m/home?lang=en')
    await expect(page.locator('noscript p')).toContainText('This page needs JavaScript.')
    await expect(page.locator('main article').first()).toBeVisible()
    await page.getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/m\/login$/)
  })
})
