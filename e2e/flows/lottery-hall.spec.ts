import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothModes } from '../src/accessibility'
import { calm } from '../src/calm'
import { inEnglish } from '../src/people'
import { settled, walkPages } from '../src/walk-pages'
import { expect, test } from '../src/watch-page'

const tileOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Lotteries' }).getByRole('listitem').filter({ hasText: name })

/**
 * What a tile has said of its issue since now, in order. The page notes it: a state that lasts six seconds of a minute is
 * missed by looking now and then on a busy machine.
 */
const noteStates = (tile: Locator) =>
  tile.evaluateHandle((element) => {
    const states: string[] = []
    const note = () => {
      const isSelling = element.querySelector('[role="timer"]') !== null
      const state = isSelling ? 'sells' : element.textContent?.includes('Drawing…') ? 'draws' : 'waits'
      if (states.at(-1) !== state) states.push(state)
    }
    note()
    new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true })
    return states
  })

/** The civil day before today in a time zone, `yyyy-mm-dd`. */
const dayBefore = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() - 86_400_000)

// HALL-1, DRAW-2
test('a visitor sees a lottery draw on an open page, and computes that draw again', async ({ page }) => {
  await inEnglish(page)
  await page.goto('/m/moreLottery')
  await page.getByRole('searchbox', { name: 'Search lotteries' }).fill('perla five')
  const tile = tileOf(page, 'Perla Five')
  await expect(tile.getByRole('timer', { name: 'Perla Five closes in' })).toBeVisible()
  const before = await tile.getByRole('img').first().getAttribute('aria-label')
  const states = await noteStates(tile)
  await expect.poll(async () => (await states.jsonValue()).join(' ')).toContain('sells draws sells')
  await expect.poll(() => tile.getByRole('img').first().getAttribute('aria-label')).not.toBe(before)
  const numbers = (await tile.getByRole('img').first().getAttribute('aria-label')) ?? ''
  await page.goto('/m/results?code=five60')
  const newest = page.getByRole('list', { name: 'Results of Perla Five' }).getByRole('listitem').first()
  await expect(newest.getByRole('img', { name: numbers })).toBeVisible()
  await newest.getByRole('link', { name: /^Check the draw/ }).click()
  await expect(page.getByText('It matches')).toBeVisible()
  // The first draw after the site began has no issue before it in its chain; those of the day before have one.
  await page.goto(`/m/results?code=five60&day=${dayBefore('Asia/Manila')}`)
  await newest.getByRole('link', { name: /^Check the draw/ }).click()
  await page.getByRole('link', { name: /^Check issue/ }).click()
  await expect(page.getByText('It matches')).toBeVisible()
})

// HALL-1
test('a long press on a tile shows the rules of its lottery, and the back button closes them', async ({
  page,
}) => {
  await inEnglish(page)
  const tile = tileOf(page, 'Northern Board')
  // The code of long presses loads when the page is idle; until then a press opens the lottery.
  await expect(async () => {
    await page.goto('/m/moreLottery')
    await expect(tile).toContainText('18:15 GMT+7')
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(2_500)
    await tile.getByRole('link').click({ delay: 1_000 })
    await expect(page.getByRole('dialog', { name: 'Rules of Northern Board' })).toBeVisible({
      timeout: 5_000,
    })
  }).toPass()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/moreLottery$/)
})

// HALL-1, PERF-7
test('the lotteries of home load near the view, for visitors too, and take the place that was kept for them', async ({
  page,
}) => {
  await inEnglish(page)
  await page.goto('/m/home')
  await calm(page)
  const part = page.getByRole('region', { name: 'Lottery', exact: true })
  await expect(part).toHaveCount(0)
  // An announcement that opens just then is scrolled instead of the page: it is closed, and the page is scrolled again.
  await expect(async () => {
    await page.mouse.wheel(0, 1200)
    await expect(part.getByRole('listitem')).toHaveCount(6, { timeout: 5_000 })
  }).toPass()
  await expect(part.getByRole('timer').first()).toBeVisible()
  const place = await part.locator('xpath=..').evaluate((element) => {
    const { minBlockSize, blockSize } = getComputedStyle(element)
    return { reserved: parseFloat(minBlockSize), taken: parseFloat(blockSize) }
  })
  expect(place.reserved).toBeGreaterThan(0)
  expect(place.taken).toBe(place.reserved)
})

/** Ordered so that no two neighbours are the same page. */
const addresses = [
  '/m/startLottery',
  '/m/moreLottery',
  '/m/startLottery?tab=results',
  '/m/results?code=pk60',
  '/m/trend?code=five60',
  '/m/results?code=vn-north',
  '/m/trend?code=six45-600',
]

const phone = { width: 390, height: 844 }
const smallPhone = { width: 320, height: 640 }

// Filipino has the longer texts; only the full run looks at English as well.
for (const language of process.env.E2E_FULL ? ['fil', 'en'] : ['fil'])
  // A11Y-1, LANG-3, HALL-1
  test(`axe finds nothing on the pages of the lottery in either theme, and none is wider than a small phone, in ${language}`, async ({
    page,
  }) => {
    await walkPages(page, [`/m/lottery?lang=${language}`, ...addresses], async (address) => {
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await test.step(address, () => expectAccessibleInBothModes(page))
      await page.setViewportSize(smallPhone)
      await settled(page)
      expect([address, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
        address,
        smallPhone.width,
      ])
      await page.setViewportSize(phone)
      await settled(page)
    })
  })

// A11Y-1, LOTTERY-5
test('axe finds nothing on any view of a trend', async ({ page }) => {
  await inEnglish(page)
  await page.goto('/m/trend?code=five60')
  await settled(page)
  for (const view of ['Numbers', 'Big-small, odd-even', 'Dragon-tiger', 'Sum', 'Streaks']) {
    await page.getByRole('button', { name: view }).click()
    await calm(page)
    await test.step(view, () => expectAccessible(page))
  }
})
