import type { Page } from '@playwright/test'
import { inEnglish, signIn } from '../src/people'
import { expect, test } from '../src/watch-page'

/** Notes where each frame of each document finds the page. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: number[] = []
    Object.assign(self, { frames })
    const look = () => {
      if (document.getElementById('root')?.firstElementChild) frames.push(Math.round(scrollY))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
const framesOf = (page: Page) => page.evaluate(() => (self as unknown as { frames: number[] }).frames)

/** Scrolls to a place, and waits until the entry of the history has it. */
async function scrollTo(page: Page, toPx: number): Promise<void> {
  // What comes above the view meanwhile moves it along: it is scrolled again.
  await expect
    .poll(() =>
      page.evaluate((to) => {
        window.scrollTo(0, to)
        return (history.state as { plazaTop?: number } | null)?.plazaTop
      }, toPx),
    )
    .toBe(toPx)
}
const tall = (page: Page, px: number) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(px)

/** Each frame of the document was at the place, and the page is that tall by itself in the end. */
async function expectPlace(page: Page, toPx: number): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-kept-place')
  await tall(page, toPx + 400)
  expect(await page.evaluate(() => scrollY)).toBe(toPx)
  expect(new Set(await framesOf(page))).toEqual(new Set([toPx]))
}

// FRAME-20
test('home that is loaded again begins where the person was, from its first frame', async ({ page }) => {
  await inEnglish(page)
  await watchFrames(page)
  await page.goto('/m/home')
  await tall(page, 1_800)
  await scrollTo(page, 600)
  await page.reload()
  await expectPlace(page, 600)
})

// FRAME-20
test('the member centre that is loaded again begins where the person was, and so does Back to it from another site', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'player01')
  await watchFrames(page)
  await page.goto('/m/member/home')
  await tall(page, 1_200)
  await scrollTo(page, 250)
  await page.reload()
  await expectPlace(page, 250)
  await page.goto('data:text/html,<p>Another site')
  await page.goBack()
  await expectPlace(page, 250)
})

// FRAME-20
test('Back to the page before a reloaded one returns to where it was left, and a link leads to the top', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'player01')
  await page.goto('/m/member/home')
  await tall(page, 1_200)
  await scrollTo(page, 250)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).press('Enter')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await tall(page, 1_500)
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/member\/home$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(250)
})
