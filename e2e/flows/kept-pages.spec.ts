import type { Page } from '@playwright/test'
import { expectAccessible } from '../src/accessibility'
import { calm } from '../src/calm'
import { pressInMenu } from '../src/menu'
import { inEnglish, logIn, signIn } from '../src/people'
import { announcement, leaveAnnouncements } from '../src/popups'
import { forcedLayoutsOf, traceOf } from '../src/trace.mjs'
import { expect, test } from '../src/watch-page'

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`^${name}`) })
const rail = (page: Page) => page.getByRole('group', { name: 'Game categories' })
const isHome = (page: Page) => expect(page.locator('main[data-page="home"]')).toBeVisible()

/** Opens home as a member, with its games and what comes by itself; `prepare` runs before. */
async function openHome(page: Page, prepare?: (page: Page) => Promise<void>): Promise<void> {
  await inEnglish(page)
  await signIn(page, 'player01')
  await prepare?.(page)
  await page.goto('/m/home')
  await expect(page.locator('main article').first()).toBeVisible()
}
/** Waits for the announcement of home, and closes it. */
async function closeAnnouncement(page: Page): Promise<void> {
  await announcement(page).getByRole('button', { name: 'Close' }).click()
  await expect(announcement(page)).toHaveCount(0)
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

/** Where the game stands that is in the middle of the window when this is called first, px from its top. */
const topOfSeen = (page: Page) =>
  page.evaluate(() => {
    const known = document.querySelector('main [data-seen]')
    const seen =
      known ??
      [...document.querySelectorAll('main article')].find(
        (tile) => tile.getBoundingClientRect().top > innerHeight / 3,
      )
    seen?.setAttribute('data-seen', '')
    return seen ? Math.round(seen.getBoundingClientRect().top) : NaN
  })

// FRAME-19, FRAME-20
test('home that is left comes back with its elements, its category and its place, and is hidden meanwhile', async ({
  page,
}) => {
  // Playwright scrolls the page between two attempts to press what the announcement covers.
  await openHome(page, leaveAnnouncements)
  await closeAnnouncement(page)
  await rail(page).getByRole('button', { name: 'Slots' }).first().click()
  await expect(rail(page).getByRole('button', { name: 'Slots' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  // The rail answers the tap first. Until the games of the category follow, those of the previous one are shown.
  await expect(page.getByRole('heading', { name: 'Slots', exact: true })).toBeVisible()
  await calm(page)
  await mark(page)
  const place = () => page.evaluate(() => scrollY)
  await page.evaluate(() => scrollTo(0, 420))
  await calm(page)
  expect(await place()).toBeGreaterThanOrEqual(420)
  // What loads late above this position, such as the lotteries once they come near, moves it, and not what is seen.
  const seen = await topOfSeen(page)
  await openCentre(page)
  await expect(page.locator('main article').filter({ visible: true })).toHaveCount(0)
  await expectAccessible(page)
  await expect.poll(place).toBe(0)
  await page.goBack()
  await isHome(page)
  await expect.poll(async () => Math.abs((await topOfSeen(page)) - seen)).toBeLessThan(2)
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
  await page.evaluate(async () => {
    for (const name of ['Home', 'Member', 'Home']) {
      const links = [...document.querySelectorAll<HTMLElement>('nav a')]
      links.find((link) => link.textContent.trim() === name)?.click()
      // Taps are tasks of their own.
      await new Promise((resolve) => setTimeout(resolve))
    }
  })
  await isHome(page)
  await expect(page.locator('main article').first()).toBeVisible()
  await page.evaluate(async () => {
    for (let steps = 0; steps < 2; steps += 1)
      await new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true })
        history.back()
      })
  })
  await isHome(page)
  await expect(page.locator('main article').first()).toBeVisible()
  await expect(page.locator('main h1').filter({ visible: true })).toHaveCount(0)
})

// FRAME-20
test('a change from home to the member centre that was kept forces no layout', async ({ page }) => {
  // The announcement would close with the change, and give the focus back.
  await openHome(page, leaveAnnouncements)
  await closeAnnouncement(page)
  await openCentre(page)
  await tab(page, 'Home').click()
  await isHome(page)
  await expect(page.locator('main article').first()).toBeVisible()
  // What home still does as it comes back is not part of the change.
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(done))),
      ),
  )
  const events = await traceOf(page, () =>
    // By the page itself, because the driver's own look at elements forces layouts.
    page.evaluate(async () => {
      const links = [...document.querySelectorAll<HTMLElement>('nav a')]
      links.find((link) => link.textContent.startsWith('Member'))?.click()
      // The first frame asks for the second, which begins when the first has been drawn.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    }),
  )
  await expect(page.getByRole('heading', { name: 'player01' })).toBeVisible()
  expect(forcedLayoutsOf(events)).toBe(0)
})

// FRAME-19
test('the next account in the same browser sees nothing of the pages that the former one left', async ({
  page,
  watch,
}) => {
  watch.expectSessionEnd()
  await openHome(page)
  await openCentre(page)
  await tab(page, 'Home').click()
  await isHome(page)
  await pressInMenu(page, 'Sign out')
  // Signing out ends with a document load, which would cut off the next.
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await loaded
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  await logIn(page, 'vip05')
  await tab(page, 'Member').click()
  await expect(page.getByRole('heading', { name: 'vip05' })).toBeVisible()
  expect(await page.content()).not.toContain('player01')
})

// FRAME-19
test('a page in view has its own title, nothing of a kept page is shown or read out, and no id is there twice', async ({
  page,
}) => {
  await openHome(page)
  const homeTitle = await page.title()
  await openCentre(page)
  await expect(page).not.toHaveTitle(homeTitle)
  const centreTitle = await page.title()
  await tab(page, 'Home').click()
  await isHome(page)
  await expect(page).toHaveTitle(homeTitle)
  await expect(page.getByRole('heading', { name: 'player01' })).toHaveCount(0)
  const ids = () => page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
  const seen = await ids()
  expect(seen).toEqual([...new Set(seen)])
  await tab(page, 'Member').click()
  await expect(page).toHaveTitle(centreTitle)
})
