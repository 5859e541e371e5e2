import type { Page } from '@playwright/test'
import { inEnglish, signIn } from '../src/people'
import { forcedLayoutsOf, traceOf } from '../src/trace.mjs'
import { expect, test } from '../src/watch-page'

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
const rail = (page: Page) => page.getByRole('group', { name: 'Game categories' })
const isHome = (page: Page) => expect(page.locator('main')).toHaveAttribute('data-page', 'home')

/** Opens home as a member, with its games and what comes by itself. */
async function openHome(page: Page): Promise<void> {
  await inEnglish(page)
  await signIn(page, 'player01')
  await page.goto('/m/home')
  await expect(page.locator('main article').first()).toBeVisible()
}
/** Opens the member centre by the bottom menu. */
async function openCentre(page: Page): Promise<void> {
  await tab(page, 'Member').click()
  await expect(page.getByRole('heading', { name: 'player01' })).toBeVisible()
}
/** Marks the element of the first game, which a page that is drawn again does not have. */
const mark = (page: Page) =>
  page
    .locator('main article')
    .first()
    .evaluate((tile) => void Object.assign(tile, { isMarked: true }))
const isMarked = (page: Page) =>
  page
    .locator('main article')
    .first()
    .evaluate((tile) => 'isMarked' in tile)

// FRAME-19, FRAME-20
test('home that is left comes back with its elements, its category and its place, and is out of the document meanwhile', async ({
  page,
}) => {
  await openHome(page)
  await rail(page).getByRole('button', { name: 'Slots' }).first().click()
  await expect(rail(page).getByRole('button', { name: 'Slots' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await mark(page)
  await page.evaluate(() => scrollTo(0, 420))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(420)
  await openCentre(page)
  await expect(page.locator('main article')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await isHome(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(420)
  expect(await isMarked(page)).toBe(true)
  await expect(rail(page).getByRole('button', { name: 'Slots' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

// FRAME-19
test('taps faster than the fade, and a step back during it, end on the page that was asked for last', async ({
  page,
}) => {
  await openHome(page)
  await openCentre(page)
  await page.evaluate(() => {
    const named = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('nav a')].find((link) => link.textContent.trim() === name)
    named('Home')?.click()
    named('Member')?.click()
    named('Home')?.click()
  })
  await isHome(page)
  await expect(page.locator('main article').first()).toBeVisible()
  await page.evaluate(() => history.back())
  await page.evaluate(() => history.back())
  await isHome(page)
  await expect(page.locator('main article').first()).toBeVisible()
  await expect(page.locator('main h1')).toHaveCount(0)
})

// FRAME-20
test('a change from home to the member centre that was kept forces no layout', async ({ page }) => {
  test.setTimeout(120_000)
  await openHome(page)
  await openCentre(page)
  await tab(page, 'Home').click()
  await isHome(page)
  // What home starts when it is idle has started.
  await page.waitForTimeout(6_000)
  const events = await traceOf(page, async () => {
    // By the page itself, because the driver's own look at elements forces layouts.
    await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLElement>('nav a')]
      links.find((link) => link.textContent.trim() === 'Member')?.click()
    })
    await page.waitForTimeout(1_500)
  })
  await expect(page.getByRole('heading', { name: 'player01' })).toBeVisible()
  expect(forcedLayoutsOf(events)).toBe(0)
})
