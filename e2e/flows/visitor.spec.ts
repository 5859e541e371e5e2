import type { Page } from '@playwright/test'
import { inEnglish } from '../src/people'
import { sitePort } from '../src/site'
import { expect, test } from '../src/watch-page'

const liteOrigin = `http://lite.localhost:${sitePort}`

/** How many files the page has loaded within a pause in which whatever begins when it is idle would have begun. */
const filesLoadedMeanwhile = async (page: Page): Promise<number> => {
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  const before = await count()
  await page.waitForTimeout(2_500)
  return (await count()) - before
}

// LIST-12
test('a visitor browses the games, opens one’s sheet by a long press, and returns to the same scroll position', async ({
  page,
}) => {
  await inEnglish(page)
  await page.goto('/m/home')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  await page.getByRole('group', { name: 'Game categories' }).getByRole('button', { name: 'Slots' }).waitFor()
  await page.goto('/m/gameList?gameType=RNG')
  await expect.poll(() => page.locator('[data-remote="mf-games"] article').count()).toBeGreaterThanOrEqual(9)
  await page.mouse.wheel(0, 3000)
  // Only tiles near the viewport are rendered; this one is fully visible once the list stops scrolling.
  const inView = () =>
    page.evaluate(() => {
      const isInView = (tile: Element) => {
        const { top, bottom } = tile.getBoundingClientRect()
        return scrollY > 1000 && top > 160 && bottom < innerHeight - 80
      }
      return [...document.querySelectorAll('article[data-node]')].find(isInView)?.getAttribute('data-node')
    })
  await expect.poll(inView).toBeTruthy()
  // The code of long presses loads when the page is idle.
  await expect.poll(() => filesLoadedMeanwhile(page)).toBe(0)
  const before = await page.evaluate(() => scrollY)
  const tile = page.locator(`article[data-node="${await inView()}"]`)
  await tile.getByRole('button').first().click({ delay: 1_500 })
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: /favourites$/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(60)
})

// LANG-2
test('a first visit is in Filipino, whatever language the browser prefers', async ({ page }) => {
  await page.goto('/m/home')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
  await expect(page.locator('html')).toHaveAttribute('data-merchant', 'demo')
})

test('the language is changed everywhere at once, and stays after a reload', async ({ page, context }) => {
  const second = await context.newPage()
  await second.goto('/m/home')
  await page.goto('/m/home')
  await page
    .getByRole('button', { name: /Language/ })
    .or(page.getByRole('combobox', { name: /Language/ }))
    .first()
    .click()
  await page.getByText('English', { exact: true }).click()
  for (const tab of [page, second]) {
    await tab.bringToFront()
    await expect(tab.locator('html')).toHaveAttribute('lang', 'en')
    await expect(tab.getByRole('navigation', { name: 'Main' }).getByText('Deposit')).toBeVisible()
  }
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('missing pages', () => {
  // ROUTE-6
  test('an unknown address answers 404 with a link home', async ({ page, watch }) => {
    watch.expectProblems(/404/)
    await inEnglish(page)
    const answer = await page.goto('/m/nothing-here')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('main')).toContainText(/drifted off/)
  })

  // ROUTE-4, ROUTE-6, RELEASE-5
  test('a disabled remote has no tile, and its address says that it is not available', async ({
    page,
    watch,
  }) => {
    watch.expectProblems(/404/)
    await page.context().addCookies([{ name: 'language', value: 'en', url: liteOrigin }])
    await page.goto(`${liteOrigin}/m/agent`)
    await expect(page.getByRole('main')).toContainText(/not available/i)
    await expect(page.locator('html')).toHaveAttribute('data-merchant', 'lite')
  })
})

// ROUTE-1
test('every alias of home shows home', async ({ page }) => {
  for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await expect(page.locator('main[data-page="home"]')).toBeVisible()
  }
})
