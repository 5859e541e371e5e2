import type { Locator, Page } from '@playwright/test'
import { inEnglish, signIn } from '../src/people'
import { closeAnnouncements, announcement, leaveAnnouncements } from '../src/popups'
import { expect, test } from '../src/watch-page'

// These tests are about what moves by itself.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Opens home in English, and closes the announcement that opens with it. */
async function openHome(page: Page): Promise<void> {
  await inEnglish(page)
  await leaveAnnouncements(page)
  await page.goto('/m/home')
  await announcement(page).getByRole('button', { name: 'Close' }).click()
  await expect(announcement(page)).toHaveCount(0)
}

const banners = (page: Page): Locator => page.getByRole('region', { name: "What's on" })
const currentBanner = (page: Page): Locator => banners(page).locator('[aria-current="true"]')
/** The match that the strip shows. */
const currentMatch = (page: Page): Locator =>
  page.getByRole('region', { name: 'Hot matches' }).getByRole('button')

// HOME-2, PERF-4
test('banners continue after a tap, loop by themselves from the last to the first, and cause no layout shift', async ({
  page,
}) => {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      hadRecentInput: boolean
      value: number
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const shifts: { value: number; at: number; moved: string[] }[] = []
    Object.assign(globalThis, { shifts })
    const shownOf = ({ node, previousRect, currentRect }: Shift['sources'][number]) =>
      `${(node?.parentElement?.textContent ?? '').slice(0, 40)}: ${previousRect.y}+${previousRect.height} → ${currentRect.y}+${currentRect.height}`
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, startTime, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) shifts.push({ value, at: startTime, moved: sources.map(shownOf) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openHome(page)
  // Measures only the shifts that the banners cause; the bench measures those of the page load.
  await page.evaluate(() => (globalThis as unknown as { shifts: unknown[] }).shifts.splice(0))
  const dots = banners(page).getByRole('button', { name: /^Banner/ })
  await expect(dots.first()).toBeVisible()
  const count = await dots.count()
  expect(count).toBeGreaterThan(2)
  const turned = (number: number) =>
    expect(currentBanner(page)).toHaveAttribute('aria-label', new RegExp(`^Banner ${number} `))
  await turned(1)
  await turned(2)
  // Noted in the page, because polling from the test would be too coarse.
  await banners(page).evaluate((region) => {
    const turns: { at: number; number: number }[] = []
    Object.assign(globalThis, { turns })
    new MutationObserver(() => {
      const name = region.querySelector('[aria-current="true"]')?.getAttribute('aria-label') ?? ''
      const number = Number(/\d+/.exec(name)?.[0])
      if (turns.at(-1)?.number !== number) turns.push({ at: performance.now(), number })
    }).observe(region, { subtree: true, attributes: true, attributeFilter: ['aria-current'] })
  })
  await dots.last().click()
  await turned(count)
  await turned(1)
  await turned(2)
  const turns = await page.evaluate(
    () => (globalThis as unknown as { turns: { at: number; number: number }[] }).turns,
  )
  const from = turns.findLastIndex(({ number }) => number === count)
  const round = turns.slice(from, from + 3)
  expect(round.map(({ number }) => number)).toEqual([count, 1, 2])
  // Checks only that it is not too early; the unit test checks the exact 5000 ms with a fake clock.
  expect(round[2]!.at - round[0]!.at).toBeGreaterThan(2 * 4000)
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: { value: number }[] }).shifts)
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThan(0.02)
})

// HOME-2
test('a banner leads to its page', async ({ page }) => {
  await openHome(page)
  await banners(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/m\/gameList/)
})

// HOME-3, A11Y-3
test('banners do not move under reduced motion, and are chosen by their dots', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHome(page)
  await expect(currentBanner(page)).toHaveAttribute('aria-label', /^Banner 1 /)
  await page.waitForTimeout(6000)
  await expect(currentBanner(page)).toHaveAttribute('aria-label', /^Banner 1 /)
  await banners(page)
    .getByRole('button', { name: /^Banner 3/ })
    .click()
  await expect(currentBanner(page)).toHaveAttribute('aria-label', /^Banner 3 /)
})

// HOME-6
test('the hot match that was tapped is shown, and says before a tap that it cannot be bet on yet', async ({
  page,
}) => {
  await openHome(page)
  const first = await currentMatch(page).getAttribute('aria-label')
  expect(first).toMatch(/ against .*, \d{2}\/\d{2} \d{2}:\d{2}$/)
  await expect(currentMatch(page)).not.toHaveAttribute('aria-label', first ?? '')
  // The strip may go on between a look and the tap: the page notes what is tapped.
  await page.evaluate(() => {
    const note = ({ target }: Event) => {
      const tapped = (target as Element).closest('button')?.getAttribute('aria-label')
      Object.assign(globalThis, { tapped })
    }
    addEventListener('click', note, { capture: true, once: true })
  })
  await currentMatch(page).click()
  const tapped = await page.evaluate(() => (globalThis as unknown as { tapped: string }).tapped)
  const [home = ''] = tapped.split(' against ')
  expect(home).not.toBe('')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(home)
  await expect(dialog).toContainText('VS')
  await expect(dialog.getByRole('button', { name: "Betting isn't open here yet" })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Bet now' })).toHaveCount(0)
})

// HOME-8, LIST-11
test('categories show vendor games, vendor tiles, and what opens later with three games to play', async ({
  page,
}) => {
  await openHome(page)
  const rail = page.getByRole('group', { name: 'Game categories' })
  await expect(rail.getByRole('button').first()).toHaveText('Hot')
  await rail.getByRole('button', { name: 'Slots' }).click()
  const providers = page.getByRole('group', { name: 'Game providers' })
  await providers.getByRole('button', { name: 'Tala Works' }).click()
  await expect(page.locator('[data-remote="mf-games"] article').first()).toContainText('Tala Works')
  await rail.getByRole('button', { name: 'Lottery' }).click()
  await expect(page.getByRole('link', { name: /\d games?$/ }).first()).toBeVisible()
  await rail.getByRole('button', { name: 'Cockfight' }).click()
  await expect(page.getByText('Cockfight opens here soon.')).toBeVisible()
  await expect(page.locator('[data-remote="mf-games"] article')).toHaveCount(3)
  await page.getByRole('link', { name: 'See what is coming' }).click()
  await expect(page).toHaveURL(/gameType=COCKFIGHT/)
  const soon = page.getByRole('region', { name: 'Opening soon' })
  await expect(soon.getByRole('article')).toHaveCount(6)
  await expect(soon.getByRole('button', { name: /favourites/ })).toHaveCount(0)
  await soon.getByRole('article').first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(/opens soon/)).toBeVisible()
  await expect(sheet.getByRole('article')).toHaveCount(3)
})

// RG-2
test('home, announcements, help and user agreement name the licence and help, and lead to responsible play', async ({
  page,
}) => {
  await openHome(page)
  for (const path of ['/m/home', '/m/notice', '/m/help', '/m/useragreement']) {
    await page.goto(path)
    const footer = page.locator('footer')
    await expect(footer, path).toContainText(/licence .+PAGCOR/)
    await expect(footer.getByRole('link', { name: /opens a new window/ }).first(), path).toBeVisible()
    await footer.getByRole('link', { name: 'Responsible play' }).click()
    await expect(page).toHaveURL(/\/m\/responsible$/)
    await expect(page.getByRole('main')).toContainText(/Responsible play/)
  }
})

// CONTRACT-1
test('an agent is asked at home about each contract that waits, and led to its page', async ({ page }) => {
  await inEnglish(page)
  await closeAnnouncements(page)
  await signIn(page, 'agent01')
  await page.goto('/m/home')
  const salary = page.getByRole('alertdialog', { name: 'Your daily salary contract is waiting' })
  await salary.getByRole('button', { name: 'Cancel' }).click()
  const dividend = page.getByRole('alertdialog', { name: 'Your dividend contract is waiting' })
  await dividend.getByRole('button', { name: 'Go to the contract' }).click()
  await expect(page).toHaveURL(/getDevidendContract$/)
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
})
