import type { CDPSession, Page } from '@playwright/test'
import { calm } from '../src/calm'
import { inEnglish } from '../src/people'
import { plaza } from '../src/plaza'
import { expect, test } from '../src/watch-page'

// These tests are about what moves by itself.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Moves one finger over the screen with real touch events, which the browser may handle itself. */
async function swipe(page: Page, from: [x: number, y: number], to: [x: number, y: number]): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const at = (share: number) => ({
    x: from[0] + (to[0] - from[0]) * share,
    y: from[1] + (to[1] - from[1]) * share,
  })
  await touch('touchStart', [at(0)])
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', [at(share)])
  await touch('touchEnd', [])
  await session.detach()
}
const footer = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).last()

/** Home, then its help, then the announcements: two pages to go back. */
async function threePages(page: Page): Promise<void> {
  await page.goto('/m/home')
  await footer(page, 'Help centre').click()
  await expect(page).toHaveURL(/\/m\/help$/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Promotions' }).click()
  await expect(page).toHaveURL(/\/m\/activity$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity centre')
  // The fade begins in a later frame and is not part of the swipe.
  await calm(page)
}
/** Waits long enough for a second step back to happen. */
const settle = (page: Page) => page.waitForTimeout(700)

test.beforeEach(({ page }) => inEnglish(page))

// FRAME-10, FRAME-9
test('a swipe from the left edge goes back one page, without the fade', async ({ page }) => {
  await threePages(page)
  await page.evaluate(() => {
    const counted = window as { fades?: number }
    counted.fades = 0
    const isPage = (target: EventTarget | null) =>
      target instanceof Element && target.parentElement?.tagName === 'MAIN'
    document.addEventListener('animationstart', ({ target }) => isPage(target) && (counted.fades! += 1), true)
  })
  const fades = () => page.evaluate(() => (window as { fades?: number }).fades)
  await swipe(page, [6, 400], [190, 410])
  await expect(page).toHaveURL(/\/m\/help$/)
  await settle(page)
  await expect(page).toHaveURL(/\/m\/help$/)
  expect(await fades()).toBe(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect.poll(fades).toBe(1)
})

test('a short swipe, a swipe from the middle and a vertical swipe do not navigate', async ({ page }) => {
  await threePages(page)
  await swipe(page, [6, 400], [100, 400])
  await swipe(page, [150, 400], [350, 400])
  await swipe(page, [6, 600], [120, 200])
  await settle(page)
  await expect(page).toHaveURL(/\/m\/activity$/)
})

test('a swipe over the banners moves them and not the page', async ({ page }) => {
  await page.goto('/m/help')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  const banners = page.getByRole('region', { name: "What's on" })
  await banners.getByRole('img', { includeHidden: true }).first().waitFor()
  await expect(banners.getByRole('button').first()).toBeVisible()
  let y = 0
  // The page that is left, and an announcement, may lie over the banners for a moment.
  await expect(async () => {
    await expect(banners).toBeVisible()
    y = ((await banners.boundingBox())?.y ?? 0) + 60
    const isOnBanners = (at: number) => Boolean(document.elementFromPoint(24, at)?.closest('[data-carousel]'))
    expect(await page.evaluate(isOnBanners, y)).toBe(true)
  }).toPass()
  await swipe(page, [24, y], [260, y])
  await settle(page)
  await expect(page).toHaveURL(/\/m\/home$/)
})

test.describe('with Arabic', () => {
  test.beforeAll(() => void plaza('setting', 'demo', 'languages', '["fil","en","ar"]'))
  test.afterAll(() => void plaza('setting', 'demo', 'languages', '["fil","en"]'))

  test('in a right-to-left language a swipe from the right edge goes back', async ({ page, context }) => {
    await context.clearCookies()
    await page.goto('/m/home?lang=ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.locator('a[href="/m/help"]').last().click()
    await expect(page).toHaveURL(/\/m\/help$/)
    await swipe(page, [6, 400], [190, 400])
    await settle(page)
    await expect(page).toHaveURL(/\/m\/help$/)
    await swipe(page, [384, 400], [200, 400])
    await expect(page).toHaveURL(/\/m\/home/)
  })
})
